/** Parts of the screen that are given what they ask for and nothing else: plain values, no table. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { PLAIN_SKIN } from '../../src/lib/board/skin.ts';
import Digest from '../../src/lib/play/Digest.svelte';
import { reduce, type Seen } from '../../src/lib/play/reduce.ts';
import Speech from '../../src/lib/play/Speech.svelte';
import Banner from '../../src/lib/table/Banner.svelte';
import { words } from '../../src/lib/text/catalogue.svelte.ts';
import { speak, stateOf, textIn } from './page.ts';

const named = { game: 'conquest', skin: PLAIN_SKIN, name: (ref: string) => words.name('conquest', ref) };

it('what happened since one’s last turn is seven lines, with links that lead somewhere', async () => {
  await speak('en', 'conquest');
  const items = Array.from({ length: 9 }, (_, n) => ({
    n,
    tone: n ? ('news' as const) : ('bad' as const),
    event: { event: 'battle_began', attacker: 'side:hispania', defender: 'side:macedonia', space: 'space:italia' },
  }));
  const show = vi.fn();
  const pointing = { spot: null as string | null };
  const table = {
    ...named,
    show,
    pointing,
    openRule: vi.fn(),
    past: null,
    visit: vi.fn(),
    digest: { items, absent: null },
  };
  const { container, rerender } = render(Digest, { table });
  expect(container.querySelectorAll('li')).toHaveLength(7);
  // What bears on the reader is not left out for news of others.
  expect(container.querySelectorAll('.bad')).toHaveLength(1);
  const [italia] = screen.getAllByRole('button', { name: 'Italia' });
  await fireEvent.pointerEnter(italia!);
  expect(pointing.spot).toBe('space:italia');
  await fireEvent.click(italia!);
  expect(show).toHaveBeenCalledWith('space:italia');
  await rerender({ table: { ...table, past: reduce(null, stateOf({})) } });
  expect(textIn(container)).toBe('');
});

it.each([
  ['en', 'Your message'],
  ['it', 'Il tuo messaggio'],
  ['fr', 'Votre message'],
] as const)('words of one’s own are sent in %s as they are meant, and never empty', async (language, label) => {
  await speak(language, 'conquest');
  const play = vi.fn();
  render(Speech, { table: { game: 'conquest', play }, kind: 'none', most: 40, said: '' });
  const button = screen.getByRole<HTMLButtonElement>('button');
  const field = screen.getByRole('textbox', { name: label });
  expect(button.disabled).toBe(true);
  await fireEvent.keyDown(field, { key: 'Enter' });
  expect(play).not.toHaveBeenCalled();
  await fireEvent.input(field, { target: { value: '  Peace,\n  then ' } });
  await fireEvent.click(button);
  expect(play).toHaveBeenCalledExactlyOnceWith({ key: 'text:Peace, then', on: { button: 'text' } });
});

it('two at one screen are told whose turn it is, when it is another’s', async () => {
  await speak('en', 'conquest');
  const sides = ['macedonia', 'hispania'].map((id, seat) => ({ id, seat, colour: seat + 1 }));
  const players = [0, 1].map((seat) => ({
    seat,
    kind: seat ? ('friend' as const) : ('me' as const),
    name: '',
    bot: null,
  }));
  const asked = (seat: number): Seen =>
    reduce(
      null,
      stateOf({ sides }, { players, decision: { seat, kind: 'march', rule: '', text: 0, about: {}, options: [] } }),
    );
  const at = (seat: number, curtain: number | null = null) => ({
    name: named.name,
    letter: (side: string) => side.charAt(0).toUpperCase(),
    seat,
    curtain,
    seen: asked(seat),
    sidesOfSeat: (of: number) => sides.filter((s) => s.seat === of),
    colourOfSeat: (of: number) => of + 1,
    playerName: String,
  });
  const { container, rerender } = render(Banner, { table: at(0) });
  expect(container.querySelector('.banner')).toBeNull();
  await rerender({ table: at(1) });
  expect(textIn(screen.getByRole('status'))).toContain('Hispania, your turn');
  // Behind a curtain nobody sees it.
  await rerender({ table: at(0, 0) });
  expect(container.querySelector('.banner')).toBeNull();
});
