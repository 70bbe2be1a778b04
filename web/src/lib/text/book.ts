/** A Fluent bundle that reads a message when it is wanted: a game has a thousand, and its first page says fifty of them. */

import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';

/** Where a message begins, as Fluent itself finds it. */
const BEGINS = /^(-?[a-zA-Z][\w-]*) *= */gm;
/** What a message may refer to. */
const REFERS = /\{\s*([a-zA-Z][\w-]*)/g;

export class Book extends FluentBundle {
  #unread = new Map<string, string>();

  constructor(language: string, source: string) {
    super(language, { useIsolating: false });
    const begins = [...source.matchAll(BEGINS)];
    begins.forEach((found, i) => this.#unread.set(found[1]!, source.slice(found.index, begins[i + 1]?.index)));
    // Terms are asked for by messages only.
    for (const id of this.#unread.keys()) if (id.startsWith('-')) this.#read(id);
  }

  override getMessage(id: string): Message | undefined {
    this.#read(id);
    return super.getMessage(id);
  }

  #read(id: string): void {
    const source = this.#unread.get(id);
    if (source === undefined) return;
    this.#unread.delete(id);
    this.addResource(new FluentResource(source));
    for (const [, other] of source.matchAll(REFERS)) this.#read(other!);
  }
}
