/** What parts of the screen need of a table. They take facets and not all of it, so that one sees what they rest on, and so
 * that a test can hand them a plain object. A member beyond its facets a part asks for by name: `OnShow & Has<'told'>`. */
import type { Table } from './table.svelte.ts';

/** These members of a table. */
export type Has<Member extends keyof Table> = Pick<Table, Member>;

/** These members of a part of a table: `HasIn<'live', 'beat'>`. */
export type HasIn<Part extends keyof Table, Member extends keyof Table[Part]> = Readonly<
  Record<Part, Pick<Table[Part], Member>>
>;

/** Names the things of its game and knows how they look. */
export type Named = Has<'game' | 'name' | 'skin'>;

/** Reads the position on show, with its sides. */
export type OnShow = Named & Has<'board' | 'letter' | 'shown' | 'side'>;

/** Finds pieces: by their id, at a place, in a stack. */
export type Placed = Has<'at' | 'piece' | 'spaceOf' | 'stackOf'>;

/** Follows what happens, or what had happened by a moment of the past. */
export type Told = Has<'accounts' | 'past' | 'told'> & HasIn<'live', 'beat' | 'played' | 'told'>;

/** Knows who sits where, and who commands what. */
export type Seated = Has<'colourOfSeat' | 'playerName' | 'seat' | 'sidesOfSeat'>;

/** Knows the match: which one it is, of which game, and where it came from. */
export type OfMatch = Has<'address' | 'branch' | 'game' | 'id' | 'info' | 'scenario'>;

/** Reads the question, and what may be chosen. */
export type Asked = Has<'asked' | 'choices' | 'mine' | 'seen'>;

/** Answers it, at once or by several answers, and undoes that. */
export type Answering = Asked & Has<'play' | 'undo'> & HasIn<'errand', 'carryOut' | 'follow' | 'plan' | 'planned'>;

/** Points at things and picks them. */
export type Pointed = Has<'choices'> & HasIn<'pointing', 'focused' | 'hovered' | 'opened' | 'pick' | 'point' | 'spot'>;

/** Weighs odds, in the words of the game. */
export type Weighed = OnShow & Seated & HasIn<'counsel', 'odds' | 'prospect' | 'question' | 'resting'>;

/** Leads to what a sentence names: a rule, a place on the map. */
export type Linked = Named & Has<'openRule' | 'show'> & HasIn<'pointing', 'spot'>;

/** Tells the reader where to: goals, and the coach of a guided game. */
export type Guided = HasIn<'bearings', 'coach' | 'goals' | 'leave' | 'pointed' | 'say' | 'urgent'>;

/** Travels in time. */
export type Travelling = Has<'now' | 'past' | 'replaying' | 'travel' | 'travelOrReturn' | 'visit'>;

// -- what the parts that a game draws itself may ask of a table, by where they are ------------------------------------

/** Upon the map: the position, what happens there, what is pointed at, and how it would go. */
export type OnMap = Weighed & Placed & Told & Pointed & Has<'drawing'> & HasIn<'counsel', 'plan'>;

/** On the stage, or below a question: what is under way, its odds, and what may be picked in it. */
export type OnStage = Weighed & Asked & Placed & Told & Pointed & Linked;

/** In a panel beside the map: the position, what happened, and who plays. */
export type InPanel = OnShow & Placed & Told & Pointed & Linked & Has<'id' | 'playerName'>;

/** In a form: all there is to know of a question, and how to answer it. */
export type InForm = OnStage &
  Answering &
  Has<'id' | 'panel'> &
  HasIn<'counsel', 'plan' | 'ponder'> &
  HasIn<'pointing', 'why'>;

/** At the end: the last position, and what led to it. */
export type AtEnd = OnShow & Has<'seen' | 'told'>;
