/** What the layers of the map draw: where everything stands on the screen, for the camera as it has settled. */

import { arrange, levelOf, stepOf, type Group } from '../board/arrange.ts';
import type { Piece } from '../../gen/protocol.ts';
import { whenDrawn } from '../net/idle.ts';
import type { Asked, Has, HasIn, OnMap } from '../play/facets.ts';
import { splitTarget } from '../play/options.ts';
import { words } from '../text/catalogue.svelte.ts';
import { splitRef } from '../text/refs.ts';
import { OVERSCAN, type Camera } from './camera.svelte.ts';
import type { DrawnArea, Drawing } from './drawing.ts';
import { along, curve, Flights, polyline } from './flights.svelte.ts';
import { around } from './framing.ts';
import type { Box, XY } from './geometry.ts';
import { boxOfArea, HitMap } from './hit.ts';
import { clearNames, measureAnew, placedAreas, printedBoxes, spreadNames } from './naming.ts';
import { letterPoints, nameBoxes, shownNames } from './pointnames.ts';

/** How much larger everything is drawn in so wide a window; the same steps as `--grown` of tokens.css. */
export const grown = (width: number): number => (width >= 3400 ? 1.9 : width >= 2500 ? 1.4 : 1);

/** What is drawn of a table: the position, what may be chosen, what is pointed at, what moved. */
export type Drawn = OnMap &
  Asked &
  Has<'costOf'> &
  HasIn<'advisor', 'drawn'> &
  HasIn<'bearings', 'rings'> &
  HasIn<'live', 'trail'> &
  HasIn<'pointing', 'lit' | 'hovered' | 'focused'> &
  HasIn<'counsel', 'goals' | 'to'>;

export class Scene {
  readonly drawing: Drawing;
  readonly skin: Drawn['skin']['board'];
  readonly board: Drawn['board'];
  readonly hits: HitMap;
  readonly anchors: ReadonlyMap<string, XY>;
  readonly areaOf: ReadonlyMap<string, DrawnArea>;
  readonly areaBoxes: ReadonlyMap<string, Box>;
  readonly provinces: DrawnArea[];
  /** Spaces are points; there are no areas. */
  readonly pointMap: boolean;
  readonly reach: number;
  readonly letters: number;
  /** As far as the camera goes. */
  readonly extent: Box;
  /** What the whole board is. */
  readonly box: Box;
  readonly spaces: Drawn['board']['spaces'];
  readonly flights = new Flights();
  /** What lies upon the map and stays there, on the screen. */
  panels = $state.raw<Box[]>([]);
  /** It is known where the map lies; before that drawing it would be drawing it twice. */
  framed = $state(false);
  /** The board is there: what is said of it, and what adorns it, may come. */
  drawn = $state(false);
  /** The letters have come; what was measured without them is measured anew. */
  #lettered = $state(false);

  constructor(
    readonly table: Drawn,
    readonly camera: Camera,
  ) {
    const { drawing, board } = table;
    const skin = table.skin.board;
    [this.drawing, this.skin, this.board] = [drawing, skin, board];
    this.hits = new HitMap(drawing);
    this.anchors = new Map<string, XY>([
      ...drawing.areas.map((a): [string, XY] => [a.id, [a.x, a.y]]),
      ...Object.entries(drawing.points),
    ]);
    this.areaOf = new Map(drawing.areas.map((a) => [a.id, a]));
    this.areaBoxes = new Map(drawing.areas.map((a) => [a.id, boxOfArea(a)]));
    this.provinces = drawing.areas.filter((a) => !skin.water(a.kind));
    this.pointMap = drawing.areas.length === 0;
    this.reach = skin.reach;
    this.letters = skin.letters;
    this.extent = [-drawing.pad, -drawing.pad, drawing.width + drawing.pad, drawing.height + drawing.pad];
    this.spaces = board.spaces.filter((s) => this.anchors.has(s.id));
    const land = this.provinces.map((p) => this.areaBoxes.get(p.id)!);
    const points = [...this.anchors.values()].map(([x, y]): Box => [x - 40, y - 50, x + 60, y + 40]);
    this.box = around(land.length ? land : points) ?? [0, 0, drawing.width, drawing.height];
  }

  async draw(): Promise<void> {
    this.framed = true;
    await whenDrawn();
    this.drawn = true;
  }

  /** What voices read of something on the map: made when the board is there. */
  called(describe: () => string): string {
    return this.drawn ? describe() : '';
  }

  lettersCame(): void {
    measureAnew();
    this.#lettered = true;
  }

  view = $derived.by(() => this.table.shown!.view);
  frame = $derived.by(() => this.camera.settled);
  step = $derived.by(() => stepOf(this.frame.k * this.skin.detail, this.large));
  size = $derived.by(() => this.step.size);
  /** Seen from afar, places that lie close together are small, and only the names that stand out are written. */
  afar = $derived.by(() => this.skin.crowded === true && this.step.name === 'overview');
  names = $derived.by(
    () => new Map(this.board.spaces.map((s) => [s.id, words.name(this.table.game, `space:${s.id}`)])),
  );
  colourOf = $derived.by(() => new Map(this.view.sides.map((s) => [s.id, s.colour])));
  control = $derived.by(() => new Map(this.board.spaces.map((s) => [s.id, this.skin.control(this.view.spaces[s.id])])));
  /** How far to the side of its point the name of an area stands. */
  beside = $derived.by(() => {
    void this.#lettered;
    return spreadNames(this);
  });
  /** Names of seas and countries that are no spaces. */
  decorations = $derived.by(() => {
    void this.#lettered;
    return clearNames(this);
  });
  /** Where the name of each point stands about it. */
  lettering = $derived.by(() => {
    void this.#lettered;
    return this.pointMap ? letterPoints(this) : new Map<string, never>();
  });
  layout = $derived.by(() => {
    void this.#lettered;
    const { k, x: dx, y: dy } = this.frame;
    const level = levelOf(k);
    return arrange(this.view, this.skin, this.drawing, this.frame, this.size, {
      overview: this.step.name === 'overview' && !this.pointMap,
      printed: printedBoxes(this),
      level,
      names: this.skin.crowded && this.pointMap ? nameBoxes(this, level) : [],
      inside: (space, [x, y]) => this.hits.at((x - dx) / k, (y - dy) / k, 1) === space,
    });
  });
  /** Who stands where. */
  here = $derived.by((): Map<string, Group[]> => {
    const out = new Map<string, Group[]>();
    for (const group of this.layout.groups) {
      const there = out.get(group.space);
      if (there) there.push(group);
      else out.set(group.space, [group]);
    }
    return out;
  });
  #placed = $derived.by(() => {
    void this.#lettered;
    return this.pointMap ? shownNames(this) : placedAreas(this);
  });
  /** Where names are shown; one there was no room for comes when somebody points at its place. */
  placed = $derived.by(() => {
    const { hovered, focused } = this.table.pointing;
    const pointed = [hovered, focused].flatMap((t) => (t?.startsWith('space:') ? [t.slice(6)] : []));
    if (!this.pointMap || pointed.every((id) => this.#placed.has(id))) return this.#placed;
    return shownNames(this, new Set(pointed));
  });
  legalSpaces = $derived.by(() => [...this.table.choices.values()].filter((c) => c.kind === 'space').map((c) => c.id));
  #about = $derived.by(() => (this.table.past ? {} : (this.table.seen?.decision?.about ?? {})));
  /** The place a question is about that has nothing to choose on the map. */
  subject = $derived.by((): string | null => {
    const at = this.askedAt;
    return at && this.anchors.has(at) && !this.legalSpaces.length ? at : null;
  });
  /** The pieces the question is about. */
  asked = $derived.by(
    () => new Set(Object.values(this.#about).filter((v) => typeof v === 'string' && v.startsWith('piece:'))),
  );
  /** The spaces that "show me" points at. */
  spotted = $derived.by((): ReadonlySet<string> => {
    const spot = this.table.pointing.spot;
    if (!spot) return new Set();
    const [kind, id] = splitRef(spot);
    if (kind === 'space') return new Set([id]);
    if (kind === 'side') return new Set([...this.control].filter(([, side]) => side === id).map(([s]) => s));
    const at = this.table.piece(id)?.at ?? '';
    return new Set(at.startsWith('space:') ? [at.slice(6)] : []);
  });
  /** The part of the map that is drawn. */
  #visible = $derived.by((): Box => {
    const { k, x, y } = this.frame;
    const [x0, y0] = [(-OVERSCAN - x) / k, (-OVERSCAN - y) / k];
    return [x0, y0, x0 + (this.camera.width + 2 * OVERSCAN) / k, y0 + (this.camera.height + 2 * OVERSCAN) / k];
  });
  transform = $derived.by(() => `translate(${this.frame.x} ${this.frame.y}) scale(${this.frame.k})`);

  /** On a very wide screen everything is drawn larger. */
  get large(): number {
    return grown(this.camera.width);
  }

  /** The space the question is about. */
  get askedAt(): string | null {
    const at = this.#about['space'];
    return typeof at === 'string' && at.startsWith('space:') ? at.slice(6) : null;
  }

  screen(p: XY): XY {
    return [p[0] * this.frame.k + this.frame.x, p[1] * this.frame.k + this.frame.y];
  }

  onScreen(p: XY): boolean {
    const [x0, y0, x1, y1] = this.#visible;
    return p[0] > x0 && p[0] < x1 && p[1] > y0 && p[1] < y1;
  }

  colourOfSpace(space: string): number | null {
    const holder = this.control.get(space);
    return holder ? (this.colourOf.get(holder) ?? 0) : null;
  }

  lit(target: string): boolean {
    return this.table.pointing.lit(target);
  }

  legalPiece = (piece: Piece): boolean => this.table.choices.has(`piece:${piece.id}`);

  /** What several like pieces answer to: the first that may be chosen. */
  firstLegal(pieces: Piece[]): string {
    return `piece:${(pieces.find(this.legalPiece) ?? pieces[0]!).id}`;
  }

  /** Stacks of which something may be chosen. */
  legalStacks(): string[] {
    return this.layout.groups.filter((g) => g.more.some(this.legalPiece)).map((g) => `stack:${g.key}`);
  }

  /** Pieces and stacks that may be chosen, like ones as one, and where they are. */
  *heads(): Generator<[string, XY]> {
    const stacks = new Set(this.legalStacks());
    for (const group of this.layout.groups) {
      const like = [...group.leaders.map((p) => [p]), ...[...group.cells, ...group.ships].map((c) => c.pieces)];
      for (const target of [...like.map((pieces) => this.firstLegal(pieces)), `stack:${group.key}`]) {
        const at = stacks.has(target) || this.table.choices.has(target) ? this.placeOf(target) : null;
        if (at) yield [target, at];
      }
    }
  }

  /** Where a target stands on the screen. */
  placeOf(target: string): XY | null {
    const [kind, id] = splitTarget(target);
    if (kind === 'piece' || kind === 'stack') return this.layout.where.get(id) ?? null;
    const at = this.anchors.get(id);
    return at ? this.screen(at) : null;
  }

  /** The drawn way between two places, over the screen; null where none is drawn. */
  wayOver(from: string, to: string): string | null {
    const start = this.anchors.get(from);
    if (!this.pointMap || !start) return null;
    const points = along(this.drawing, from, to, start);
    return points && polyline(points.map((p) => this.screen(p)));
  }

  /** How a piece goes from where it stood, on the screen; null where it cannot be seen. */
  flightOf(piece: string, from: string, to: string, stood: XY): { d: string; pixels: number } | null {
    const at = this.layout.where.get(piece);
    if (!at || this.step.name === 'overview') return null;
    const pixels = Math.hypot(at[0] - stood[0], at[1] - stood[1]);
    const [a, b] = [this.anchors.get(from), this.anchors.get(to)];
    const drawn = a && b && this.pointMap ? along(this.drawing, from, to, a) : null;
    if (!drawn) return { d: curve(stood, at), pixels };
    // It stands beside its point, and so it goes beside the road.
    const [px, py] = this.screen(b!);
    const [dx, dy] = [at[0] - px, at[1] - py];
    return { d: polyline(drawn.map((p) => this.screen(p)).map(([x, y]): XY => [x + dx, y + dy])), pixels };
  }

  /** The part of the map that holds some targets. */
  boxOfTargets(targets: string[]): Box | null {
    const boxes: Box[] = [];
    for (const target of targets) {
      const [kind, id] = splitTarget(target);
      if (kind === 'side') {
        for (const [name, holder] of this.control)
          if (holder === id && this.areaBoxes.has(name)) boxes.push(this.areaBoxes.get(name)!);
        continue;
      }
      const p = this.anchors.get(kind === 'piece' ? (this.table.spaceOf(id) ?? '') : id);
      if (p) boxes.push([p[0] - 60, p[1] - 60, p[0] + 60, p[1] + 60]);
    }
    return around(boxes);
  }
}
