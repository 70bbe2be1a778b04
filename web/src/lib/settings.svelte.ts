/** Choices of the person at this screen, kept in the browser. */

type Theme = 'light' | 'dark';

class Settings {
  theme = $state<Theme>('light');

  start(): void {
    const stored = localStorage.getItem('strategos.theme');
    const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    this.#apply(dark ? 'dark' : 'light');
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
