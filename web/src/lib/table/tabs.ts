/** What can be opened beside the log, or as a tab of the sheet. */

import type { IconName } from '../board/glyphs.ts';
import type { SkinTab } from '../board/skin.ts';
import type { OnShow } from '../play/facets.ts';
import { ui } from '../text/catalogue.svelte.ts';

export interface Tab {
  id: string;
  icon: IconName;
  label: () => string;
}

/** The panels of the game's own that have something to show now. */
export const ownTabs = (table: OnShow): SkinTab[] => table.skin.panels.tabs.filter((t) => t.on?.(table) ?? true);

/** Tracks stand beside the log unless the game shows them elsewhere. */
export const showsTracks = (table: OnShow): boolean => !table.skin.panels.own && !ownTabs(table).some((t) => t.tracks);

export const showsHands = (table: OnShow): boolean =>
  table.skin.panels.hand !== undefined || (!table.skin.panels.own && (table.shown?.view.hands ?? []).length > 0);

export function sheetTabs(table: OnShow): Tab[] {
  const tracks = showsTracks(table) && Object.keys(table.shown?.view.tracks ?? {}).length > 0;
  const all: (Tab | false)[] = [
    { id: 'players', icon: 'user', label: table.skin.panels.own?.label ?? (() => ui('tab-players')) },
    { id: 'log', icon: 'chat', label: () => ui('tab-log') },
    tracks && { id: 'tracks', icon: 'layers', label: () => ui('tab-tracks') },
    showsHands(table) && { id: 'hand', icon: 'list', label: () => ui('tab-hand') },
    ...ownTabs(table),
  ];
  return all.filter((t) => t !== false);
}
