/** Choices of the person at this screen, kept in the browser. */

type Theme = 'light' | 'dark';

/** How many times as fast others play, and the past passes by. */
export const SPEEDS: readonly number[] = [1, 2, 4];

class Settings {
  theme = $state<Theme>('light');

  #speed = $state(1);

  start(): void {
    const stored = localStorage.getItem('strategos.theme');
    const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    this.#apply(dark ? 'dark' : 'light');
    const speed = Number(localStorage.getItem('strategos.speed'));
    if (SPEEDS.includes(speed)) this.#speed = speed;
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

  #apply(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset['theme'] = theme;
  }

  get name(): string {
    return localStorage.getItem('strategos.name') ?? '';
  }

  set name(value: string) {
    localStorage.setItem('strategos.name', value);
  }
}

export const settings = new Settings();
