/** References in messages: they are formatted as sentinels, and the finished sentence is split into text and links. */

export interface TextNode {
  kind: 'text';
  text: string;
}
export interface RefNode {
  kind: 'ref';
  ref: string;
  text: string;
}
export interface DiceNode {
  kind: 'dice';
  faces: (number | string)[];
}
export type Node = TextNode | RefNode | DiceNode;

const OPEN = '\uE000';
const CLOSE = '\uE001';
const REF = /^(space|side|piece|card|track|phase|turn|area|seat|rule|scenario|item|captive|hand|box|effect):(.+)$/;
/** Kinds that can be shown on the map or in a panel. */
const SHOWN = /^(space|side|piece|rule):/;
const DICE = /(^|_)(roll|rolls|die|dice|faces)($|_)/;

export const isRef = (value: unknown): value is string => typeof value === 'string' && REF.test(value);

export const isShown = (ref: string): boolean => SHOWN.test(ref);

export function splitRef(ref: string): [string, string] {
  const match = REF.exec(ref);
  return match ? [match[1]!, match[2]!] : ['', ref];
}

/** Whether a field of an event holds dice to be drawn: faces are numbers, or words for dice with pictures. */
export function isDice(name: string, value: unknown): value is (number | string)[] {
  if (!DICE.test(name) || !Array.isArray(value) || !value.length) return false;
  return value.every((n) => (typeof n === 'string' ? /^[a-z_]+$/.test(n) : Number.isInteger(n) && n >= 1 && n <= 6));
}

/** How many of each: a field `{"piece:loyal": 2}`; nothing if it is anything else. */
export function countsOf(value: unknown): [ref: string, count: number][] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  const pairs = Object.entries(value);
  return pairs.every(([ref, count]) => isRef(ref) && typeof count === 'number') ? pairs : [];
}

/** Collects nodes while arguments are prepared; `split` puts them back into the finished sentence. */
export class Sentinels {
  readonly nodes: Exclude<Node, TextNode>[] = [];

  mark(node: Exclude<Node, TextNode>): string {
    this.nodes.push(node);
    return `${OPEN}${this.nodes.length - 1}${CLOSE}`;
  }

  /** What is marked, as it will be written. */
  written(sentence: string): string {
    const from = sentence.startsWith(OPEN) ? sentence.indexOf(CLOSE) : -1;
    const node = from < 0 ? undefined : this.nodes[Number(sentence.slice(1, from))];
    return node && node.kind !== 'dice' ? node.text : sentence;
  }

  split(sentence: string): Node[] {
    const out: Node[] = [];
    let rest = sentence;
    for (;;) {
      const from = rest.indexOf(OPEN);
      if (from < 0) break;
      const to = rest.indexOf(CLOSE, from);
      if (to < 0) break;
      if (from > 0) out.push({ kind: 'text', text: rest.slice(0, from) });
      const node = this.nodes[Number(rest.slice(from + 1, to))];
      if (node) out.push(node);
      rest = rest.slice(to + 1);
    }
    if (rest) out.push({ kind: 'text', text: rest });
    return capitalised(out);
  }
}

/** A sentence begins with a capital even where a name put in begins it. */
function capitalised(nodes: Node[]): Node[] {
  const first = nodes[0];
  if (first && first.kind !== 'dice') first.text = first.text.charAt(0).toLocaleUpperCase() + first.text.slice(1);
  return nodes;
}

/** Signs that must not begin a line, with the space some languages put before them; and those that must not end one. */
const CLOSING = /^[\s\u00a0\u202f]?[,.;:?!…»”)\]]+/;
const OPENING = /[«“([][\u00a0\u202f]?$/;

/** Each node with what has to stay on its line, before and after it. */
export function tied(nodes: Node[]): { head: string; node: Node; tail: string }[] {
  const out = nodes.map((node) => ({ head: '', node, tail: '' }));
  out.forEach((now, i) => {
    if (now.node.kind !== 'text') return;
    const [before, after] = [out[i - 1], out[i + 1]];
    let { text } = now.node;
    const closing = before && before.node.kind !== 'text' ? (CLOSING.exec(text)?.[0] ?? '') : '';
    if (before) before.tail = closing;
    text = text.slice(closing.length);
    const opening = after && after.node.kind !== 'text' ? (OPENING.exec(text)?.[0] ?? '') : '';
    if (after) after.head = opening;
    now.node = { kind: 'text', text: text.slice(0, text.length - opening.length) };
  });
  return out;
}

export const plainText = (nodes: Node[]): string =>
  nodes.map((n) => (n.kind === 'dice' ? n.faces.join(', ') : n.text)).join('');
