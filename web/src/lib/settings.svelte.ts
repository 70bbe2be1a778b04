/** Choices of the person at this screen, kept in the browser. */

import { noted } from './noted.ts';

type Theme = 'light' | 'dark';

/** How many times as fast others play, and the past passes by. */
export const SPEEDS: readonly number[] = [1, 2, 4];

class Settings {
  theme = $state<Theme>('light');
  /** Marks on what rests on facts nobody has looked up in the box. */
  doubts = $state(true);

  /** What stands in the lower left corner is no more than its head. */
  #folded = $state(false);
  #speed = $state(1);
  #sound = $state(false);

  start(): void {
    this.doubts = localStorage.getItem('strategos.doubts') !== 'no';
    const stored = localStorage.getItem('strategos.theme');
    const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    this.#apply(dark ? 'dark' : 'light');
    const speed = Number(localStorage.getItem('strategos.speed'));
    if (SPEEDS.includes(speed)) this.#speed = speed;
    this.#sound = localStorage.getItem('strategos.sound') === 'on';
    this.#folded = localStorage.getItem('strategos.log') === 'folded';
  }

  /** Silent unless somebody turns it on. */
  get sound(): boolean {
    return this.#sound;
  }

  set sound(to: boolean) {
    this.#sound = to;
    localStorage.setItem('strategos.sound', to ? 'on' : 'off');
  }

  get folded(): boolean {
    return this.#folded;
  }

  set folded(to: boolean) {
    this.#folded = to;
    localStorage.setItem('strategos.log', to ? 'folded' : 'open');
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(to: number) {
    if (to === this.#speed) return;
    this.#speed = to;
    localStorage.setItem('strategos.speed', String(to));
  }

  toggle(): void {
    this.#apply(this.theme === 'dark' ? 'light' : 'dark');
    localStorage.setItem('strategos.theme', this.theme);
  }

  showDoubts(on: boolean): void {
    this.doubts = on;
    localStorage.setItem('strategos.doubts', on ? 'yes' : 'no');
  }

  #apply(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset['theme'] = theme;
  }

  /** Whether the guide of a match has been sent away. */
  left(match: string): boolean {
    return noted('left').includes(match);
  }

  leave(match: string): void {
    this.#note('left', match);
  }

  /** Whether somebody has played a match here before. */
  sat(match: string): boolean {
    return noted('sat').includes(match);
  }

  sitDown(match: string): void {
    this.#note('sat', match);
  }

  /** The goal is shown when a match begins. */
  get briefing(): boolean {
    return localStorage.getItem('strategos.briefing') !== 'off';
  }

  set briefing(on: boolean) {
    localStorage.setItem('strategos.briefing', on ? 'on' : 'off');
  }

  /** Whether a match is seen here for the first time; from now on it is known. */
  meet(match: string): boolean {
    const known = noted('met').includes(match);
    this.#note('met', match);
    return !known;
  }

  #note(list: string, match: string): void {
    const others = noted(list).filter((m) => m && m !== match);
    localStorage.setItem(`strategos.${list}`, [match, ...others].slice(0, 40).join(' '));
  }

  get name(): string {
    return localStorage.getItem('strategos.name') ?? '';
  }

  set name(value: string) {
    localStorage.setItem('strategos.name', value);
  }
}

export const settings = new Settings();
