/** The register of rules of a game, fetched once, with its links both ways. */

import { api } from '../net/api.ts';
import { whenIdle } from '../net/idle.ts';
import type { RuleAtom } from '../../gen/protocol.ts';
import { words } from '../text/catalogue.svelte.ts';
import { inOurWords, type BookWord } from './bookwords.ts';

export interface Chapter {
  name: string;
  atoms: RuleAtom[];
}

export class Register {
  atoms = $state.raw<RuleAtom[]>([]);
  /** Of the printed book. */
  language = $state('');
  loaded = $state(false);
  byId = $derived(new Map(this.atoms.map((a) => [a.id, a])));
  /** Which atoms depend on one. */
  needed = $derived.by(() => {
    const out = new Map<string, string[]>();
    for (const atom of this.atoms) for (const d of atom.depends ?? []) out.set(d, [...(out.get(d) ?? []), atom.id]);
    return out;
  });
  chapters = $derived.by((): Chapter[] => {
    const out = new Map<string, RuleAtom[]>();
    for (const atom of this.atoms) out.set(atom.chapter, [...(out.get(atom.chapter) ?? []), atom]);
    return [...out].map(([name, atoms]) => ({ name, atoms }));
  });

  constructor(readonly game: string) {
    // Chips get along without it for a moment, and the board comes first.
    const fetched = whenIdle().then(() => api.rules(game));
    void fetched.then(
      ({ language, atoms }) => {
        this.language = language;
        this.atoms = atoms;
        this.loaded = true;
      },
      () => (this.loaded = true),
    );
  }

  find(rule: string): RuleAtom | undefined {
    return this.byId.get(rule) ?? this.atoms.find((a) => a.section === rule || a.id.startsWith(`${rule}-`));
  }

  /** The heading of an atom's chapter. */
  chapter({ heading, chapter }: RuleAtom): string {
    return words.has(this.game, heading) ? words.text(this.game, heading) : chapter;
  }

  text({ message, text }: RuleAtom): string {
    return words.has(this.game, message) ? words.text(this.game, message) : text;
  }

  /** How we read an atom, and in which language it is said. */
  note({ note_message, note }: RuleAtom): { text: string; lang: string } {
    return words.has(this.game, note_message)
      ? { text: words.text(this.game, note_message), lang: words.language }
      : { text: note, lang: 'en' };
  }

  /** What a chip says: the number, the heading of a book without numbers. Before the register is there, the number that
   *  most ids hold; the id itself if the register does not know it. */
  label(rule: string): string {
    const atom = this.find(rule);
    if (!atom) return this.loaded ? rule : (/-(\d+(\.\d+)*)-/.exec(rule)?.[1] ?? '…');
    return atom.numbered ? atom.printed : this.chapter(atom);
  }

  /** What the printed book calls otherwise, with our word for it: `book-words` is a list of `theirs = ours`. */
  bookWords(): BookWord[] {
    const pairs = words.has(this.game, 'book-words') ? words.text(this.game, 'book-words').split(';') : [];
    return pairs.flatMap((pair) => {
      const [theirs, ours] = pair.split('=').map((word) => word.trim());
      return theirs && ours ? [{ theirs: theirs.split(', '), ours }] : [];
    });
  }

  /** Atoms that hold every word of a query, as it is or with our words for the printed book's. */
  search(query: string): RuleAtom[] {
    const asked = query.toLocaleLowerCase();
    const wanted = [asked, inOurWords(asked, this.bookWords())].map((q) => q.split(/\s+/).filter(Boolean));
    return this.atoms.filter((a) => {
      const said = [a.id, a.printed, a.chapter, this.chapter(a), this.text(a), this.note(a).text, ...a.rulings];
      const all = said.join(' ').toLocaleLowerCase();
      return wanted.some((parts) => parts.every((p) => all.includes(p)));
    });
  }
}

const registers = new Map<string, Register>();

export function registerOf(game: string): Register {
  let register = registers.get(game);
  if (!register) {
    // It outlives the page that asked for it first, and so must what is derived in it.
    $effect.root(() => void (register = new Register(game)));
    registers.set(game, register!);
  }
  return register!;
}
