import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { baseURI: 'http://localhost/' });
const { skinWords, speaker, words } = await import('../src/lib/text/catalogue.svelte.ts');

describe('forms of names', () => {
  const say = (id: string, facts: Record<string, unknown>): string => words.text('forms', id, facts);
  words.add(
    'forms',
    'en',
    `
space-sardis = Sardis
space-granicus = Granicus
    .in = on the Granicus
piece-archers = Archers
    .gender = p
form-in = at { $name }
form-gender = s
stays = The army stays { $space_in }.
hit = { $piece } { $piece_gender ->
        [p] are
       *[s] is
    } hit.
met = Met { $places_in }, { $places }.
`,
  );

  it('are those of the name itself, or the usual ones', () => {
    expect(say('stays', { space: 'space:granicus' })).toBe('The army stays on the Granicus.');
    expect(say('stays', { space: 'space:sardis' })).toBe('The army stays at Sardis.');
    expect(say('hit', { piece: 'piece:archers' })).toBe('Archers are hit.');
    expect(say('stays', {})).toBe('The army stays none.');
  });

  it('are links, of lists too, and nothing is said twice', () => {
    const nodes = words.say('forms', 'stays', { space: 'space:granicus' })!;
    expect(nodes[1]).toEqual({ kind: 'ref', ref: 'space:granicus', text: 'on the Granicus' });
    const places = ['space:sardis', 'space:granicus', 'space:sardis'];
    expect(say('met', { places })).toBe('Met at Sardis, on the Granicus, and at Sardis, 2 × Sardis and Granicus.');
  });

  it('are at hand for the words of a skin', () => {
    words.add(skinWords('forms'), 'en', 'scouting = Scouts { $space_in }: { $space }, { $left }');
    const own = speaker('forms');
    expect(own('scouting', { space: 'space:granicus', left: 2 })).toBe('Scouts on the Granicus: Granicus, 2');
    expect(own('scouting', { space: 'space:sardis', left: 'none' })).toBe('Scouts at Sardis: Sardis, none');
  });
});
