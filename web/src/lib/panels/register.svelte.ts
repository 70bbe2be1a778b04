/** The register of rules of a game, fetched once, with its links both ways. */

import { api } from '../net/api.ts';
import type { RuleAtom } from '../../gen/protocol.ts';
import { words } from '../text/catalogue.svelte.ts';

export interface Chapter {
  name: string;
  atoms: RuleAtom[];
}

export class Register {
  atoms = $state.raw<RuleAtom[]>([]);
  loaded = $state(false);
  /** The tests that hold each atom, once somebody reads the rulebook. */
  tests = $state.raw<Record<string, string[]> | null>(null);
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
    void api.rules(game).then(
      (atoms) => {
        this.atoms = atoms.map((a) => ({
          ...a,
          chapter: a.chapter || a.section || a.id.split('-')[0]!,
          section: a.section ?? '',
          text: a.text ?? '',
        }));
        this.loaded = true;
      },
      () => (this.loaded = true),
    );
  }

  findTests(): void {
    if (this.tests) return;
    this.tests = {};
    void api.tests(this.game).then(
      (tests) => (this.tests = tests),
      () => undefined,
    );
  }

  find(rule: string): RuleAtom | undefined {
    return this.byId.get(rule) ?? this.atoms.find((a) => a.section === rule || a.id.startsWith(`${rule}-`));
  }

  chapter(name: string): string {
    const id = `chapter-${name.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`;
    return words.has(this.game, id) ? words.text(this.game, id) : name;
  }

  text(atom: RuleAtom): string {
    const id = `rule-${atom.id}`;
    return words.has(this.game, id) ? words.text(this.game, id) : atom.text;
  }

  /** What a chip says: the number, the heading of a book without numbers. Before the register is there, the number that
   *  most ids hold; the id itself if the register does not know it. */
  label(rule: string): string {
    const atom = this.find(rule);
    if (!atom) return this.loaded ? rule : (/-(\d+(\.\d+)*)-/.exec(rule)?.[1] ?? '…');
    return /^\d+(\.\w+)*$/.test(atom.section) ? atom.section : this.chapter(atom.chapter);
  }

  search(query: string): RuleAtom[] {
    const parts = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    return this.atoms.filter((a) => {
      const all =
        `${a.id} ${a.section} ${a.chapter} ${this.chapter(a.chapter)} ${this.text(a)} ${a.note ?? ''}`.toLocaleLowerCase();
      return parts.every((p) => all.includes(p));
    });
  }
}

const registers = new Map<string, Register>();

export function registerOf(game: string): Register {
  let register = registers.get(game);
  if (!register) registers.set(game, (register = new Register(game)));
  return register;
}
