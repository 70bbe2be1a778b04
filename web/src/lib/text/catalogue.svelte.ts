/** Fluent catalogues in the reader's language, and everything that is said with them. */

import type { FluentVariable } from '@fluent/bundle';
import { api } from '../net/api.ts';
import { Book } from './book.ts';
import type { Language } from './languages.ts';
import { counted, isSmall } from './numbers.ts';
import { preferred } from './preferred.ts';
import { countsOf, isDice, isRef, plainText, Sentinels, splitRef, type Node } from './refs.ts';

/** The catalogue of a skin's own words. */
export const skinWords = (game: string): string => `skin:${game}`;

/** `$space_in` is where `$space` is, with its preposition. */
const FORM = /^(.+)_(in|to|from|the|short|gender)$/;

type Source = (language: Language) => Promise<string>;
type Named = { id: string; kind: string; side?: string | null };
type Lookup = (pieceId: string) => Omit<Named, 'id'> | undefined;

class Catalogue {
  language = $state<Language>('en');
  /** Grows when a catalogue arrives, so that what is on screen is said anew. */
  revision = $state(0);
  readonly missing = new Set<string>();
  #bundles = new Map<string, Book>();
  #sources = new Map<string, Source>();
  #lookup: Lookup = () => undefined;
  #inView: () => readonly Named[] = () => [];

  start(): void {
    this.language = preferred();
    document.documentElement.lang = this.language;
  }

  async use(language: Language): Promise<void> {
    const games = new Set([...this.#bundles.keys()].map((k) => k.split('/')[1]!));
    await Promise.all([...games].map((game) => this.load(game, language)));
    this.language = language;
    localStorage.setItem('strategos.language', language);
    document.documentElement.lang = language;
  }

  async load(game: string, language: Language = this.language): Promise<void> {
    const key = `${language}/${game}`;
    if (this.#bundles.has(key)) return;
    const source = this.#sources.get(game) ?? ((l: Language) => api.text(l, game));
    this.add(game, language, await source(language));
  }

  /** Where the words of a catalogue come from that the server does not have. */
  provide(name: string, source: Source): void {
    this.#sources.set(name, source);
  }

  add(game: string, language: Language, source: string): void {
    this.#bundles.set(`${language}/${game}`, new Book(language, source));
    this.revision++;
  }

  /** How a piece is found in the present view, to say what kind it is; and all there are, to tell namesakes apart. */
  pieces(of: { piece: Lookup; readonly shown: { view: { pieces: readonly Named[] } } | null }): void {
    this.#lookup = (piece) => of.piece(piece);
    this.#inView = () => of.shown?.view.pieces ?? [];
  }

  #bundle(game: string): Book | undefined {
    void this.revision;
    return this.#bundles.get(`${this.language}/${game}`);
  }

  has(game: string, id: string): boolean {
    return (this.#bundle(game)?.getMessage(id)?.value ?? null) !== null;
  }

  #raw(
    game: string,
    id: string,
    args: Record<string, FluentVariable>,
    form: (variable: string) => string | undefined = () => undefined,
  ): string | null {
    const bundle = this.#bundle(game);
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) return null;
    // A message without anything to put in is a string already.
    if (typeof message.value === 'string') return message.value;
    let errors: Error[] = [];
    const known = counted(args);
    let text = bundle.formatPattern(message.value, known, errors);
    // Forms of names are made where a message wants them; the server leaves out fields that hold their default, and
    // in a message that is `none`. What was left out may choose a variant that wants a form: so it is tried again.
    for (;;) {
      const left = errors
        .flatMap((e) => /Unknown variable: \$(\w+)/.exec(e.message)?.[1] ?? [])
        .filter((name) => !(name in known));
      if (!left.length) break;
      for (const name of left) known[name] = form(name) ?? 'none';
      errors = [];
      text = bundle.formatPattern(message.value, known, errors);
    }
    for (const error of errors) this.#miss(game, `${id} (${error.message})`);
    return text;
  }

  #miss(game: string, id: string): void {
    const what = `${this.language}/${game}/${id}`;
    if (!this.#bundle(game) || this.missing.has(what)) return;
    this.missing.add(what);
    console.warn(`missing message: ${what}`);
  }

  /** A string of the client itself. */
  ui(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.own('client', `ui-${id}`, args);
  }

  /** A message as it stands, its arguments put in as they are; references are named by the catalogue of their game. */
  own(name: string, id: string, args: Record<string, FluentVariable> = {}, game = name): string {
    const named = Object.entries(args).map(([key, value]) => [key, isRef(value) ? this.name(game, value) : value]);
    const text = this.#raw(name, id, Object.fromEntries(named), (variable) => {
      const [, key = '', form = ''] = FORM.exec(variable) ?? [];
      const ref = args[key];
      return isRef(ref) ? this.form(game, ref, form) : undefined;
    });
    if (text === null) this.#miss(name, id);
    return text ?? id;
  }

  /** Messages that may name what a reference points at, the fittest first. */
  #naming(ref: string): string[] {
    const [kind, id] = splitRef(ref);
    const ids = [kind ? `${kind}-${id}` : ref.replace(':', '-')];
    if (kind === 'piece') {
      const piece = this.#lookup(id);
      if (piece) ids.push(`piece-${piece.kind}`);
      // One that is gone is called by the beginning of its id: `fleet-north-5` is a fleet.
      for (let at = id.lastIndexOf('-'); at > 0; at = id.lastIndexOf('-', at - 1)) ids.push(`piece-${id.slice(0, at)}`);
    }
    if (kind === 'item') ids.push(`piece-${id}`, `button-${id}`);
    if (kind === 'captive') ids.unshift(`side-${id}`);
    return ids;
  }

  /** The name of what a reference points at. */
  name(game: string, ref: string, count = 1): string {
    const ids = this.#naming(ref);
    for (const message of ids) {
      const text = this.#raw(game, message, { count });
      if (text !== null) return text;
    }
    this.#miss(game, ids[0]!);
    const id = splitRef(ref)[1];
    return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ');
  }

  /** So many of a kind, `1 Catapult`; somebody with a name of his own is told by it. A name that takes `$count` is a
   * kind's. */
  counted(game: string, ref: string, count: number): string {
    const name = this.name(game, ref, count);
    return count !== 1 || this.#isKind(game, ref) ? `${this.number(count)} ${name}` : name;
  }

  #isKind(game: string, ref: string): boolean {
    const bundle = this.#bundle(game);
    const message = this.#naming(ref)
      .map((id) => bundle?.getMessage(id))
      .find((m) => m?.value);
    if (!bundle || !message?.value) return true;
    const errors: Error[] = [];
    bundle.formatPattern(message.value, {}, errors);
    return errors.length > 0;
  }

  /** A name as a sentence needs it: its message tells it in an attribute (`.in`), or `form-in` does for all. */
  form(game: string, ref: string, form: string): string {
    const bundle = this.#bundle(game);
    const message = this.#naming(ref)
      .map((id) => bundle?.getMessage(id))
      .find((m) => m?.value);
    // Whoever has inherited an army may have two of one short name.
    if (form === 'short' && this.#hasNamesake(game, ref)) return this.name(game, ref);
    const attribute = message?.attributes[form];
    if (bundle && attribute) return bundle.formatPattern(attribute, { count: 1 });
    return this.#raw(game, `form-${form}`, { name: this.name(game, ref) }) ?? this.name(game, ref);
  }

  /** Whether its side has another of its kind that is called the same where one knows whose it is. */
  #hasNamesake(game: string, ref: string): boolean {
    const [kind, id] = splitRef(ref);
    const piece = kind === 'piece' ? this.#lookup(id) : undefined;
    const short = (of: string): unknown => this.#bundle(game)?.getMessage(`piece-${of}`)?.attributes['short'];
    return (
      piece !== undefined &&
      typeof short(id) === 'string' &&
      this.#inView().some(
        (p) => p.id !== id && p.side === piece.side && p.kind === piece.kind && short(p.id) === short(id),
      )
    );
  }

  #argument(game: string, name: string, value: unknown, marks: Sentinels): FluentVariable {
    if (isRef(value)) return marks.mark({ kind: 'ref', ref: value, text: this.name(game, value) });
    if (isDice(name, value)) return marks.mark({ kind: 'dice', faces: value });
    if (Array.isArray(value) && value.length) {
      const items = [...new Set<unknown>(value)].map((one) => {
        const said = String(this.#argument(game, name, one, marks));
        const amount = isRef(one) ? value.filter((v) => v === one).length : 1;
        return amount > 1 ? `${amount} × ${said}` : said;
      });
      return this.list(items, (one) => marks.written(one));
    }
    const counted = countsOf(value);
    if (counted.length) {
      // What is counted is of a kind, not one piece one could point at.
      const items = counted.map(([ref, count]) => this.counted(game, ref, count));
      return this.list(items, (one) => marks.written(one));
    }
    if (typeof value === 'boolean') return String(value);
    if (typeof value === 'number' || (typeof value === 'string' && value)) return value;
    return 'none';
  }

  /** A message of a game as text and links; null if there is none. */
  say(game: string, id: string, facts: Record<string, unknown> = {}): Node[] | null {
    const marks = new Sentinels();
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) args[name] = this.#argument(game, name, value, marks);
    const text = this.#raw(game, id, args, (variable) => {
      const [, name = '', form = ''] = FORM.exec(variable) ?? [];
      const refs = [facts[name]].flat().filter(isRef);
      if (!refs.length) return undefined;
      const said = refs.map((ref) => {
        const text = this.form(game, ref, form);
        return form === 'gender' ? text : marks.mark({ kind: 'ref', ref, text });
      });
      return this.list(said, (one) => marks.written(one));
    });
    if (text === null) {
      this.#miss(game, id);
      return null;
    }
    return marks.split(text);
  }

  text(game: string, id: string, facts: Record<string, unknown> = {}): string {
    const nodes = this.say(game, id, facts);
    return nodes ? plainText(nodes) : id;
  }

  /** Several things in one; Italian says *ed* before an e. What is marked is read as it will be written. */
  list(items: readonly string[], written: (item: string) => string = (item) => item): string {
    // How things are joined takes the browser a while to find out, the first time.
    if (items.length < 2) return items[0] ?? '';
    const said = new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
    const last = items.at(-1) ?? '';
    const tail = ` e ${last}`;
    const joins = this.language === 'it' && said.endsWith(tail) && /^e/i.test(written(last));
    return joins ? `${said.slice(0, -tail.length)} ed ${last}` : said;
  }

  number(value: number): string {
    return (isSmall(value) ? String(value) : new Intl.NumberFormat(this.language).format(value)).replace('-', '−');
  }

  percent(value: number): string {
    return new Intl.NumberFormat(this.language, { style: 'percent' }).format(value);
  }
}

export const words = new Catalogue();
export const ui = (id: string, args: Record<string, FluentVariable> = {}): string => words.ui(id, args);

/** The words of a skin itself, without links. A reference among the arguments is named, in the form a message asks for. */
export const speaker =
  (game: string) =>
  (id: string, args: Record<string, FluentVariable> = {}): string =>
    words.own(skinWords(game), id, args, game);
