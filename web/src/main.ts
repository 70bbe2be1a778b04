import './ui.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { asked } from './lib/net/begun.ts';
import { settings } from './lib/settings.svelte.ts';
import { words } from './lib/text/catalogue.svelte.ts';
import { routeOf } from './routes/address.ts';
import { pages } from './routes/index.ts';

const LETTERS = [
  '500 1em Spectral',
  '600 1em Spectral',
  'italic 400 1em Spectral',
  '1em Spectral',
  '1em "Instrument Sans Variable"',
];

// Letters that are there when the first names are measured and laid out need not be looked for elsewhere.
for (const letters of LETTERS) void document.fonts.load(letters).catch(() => undefined);
settings.start();
words.start();
// What a test or a curious reader may ask for: the messages that were not found.
Object.assign(window, { strategos: { missing: () => [...words.missing] } });
// The page comes while the words do; whether it came, the page itself tells.
void pages[routeOf(location.hash).page]().catch(() => undefined);
void Promise.all([words.load('client').catch(() => undefined), asked()]).then(() =>
  mount(App, { target: document.getElementById('app')! }),
);
