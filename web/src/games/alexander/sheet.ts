/** The maps of Field Commander: Alexander: one for each campaign of the data, its areas as points on the real coast. */

import type { Page, PointSheet, Room, Sheets } from '../../../map/sheet.ts';
import type { XY } from '../../lib/map/geometry.ts';
import { reach } from './garrison.ts';

interface CampaignFile {
  id: string;
  areas: { id: string; key: string; lon: number; lat: number }[];
  links: { a: string; b: string }[];
  enemy: { id: string; leader: string | null; units: string[]; random: number; walls: number }[];
}

/** Where a map is centred, how strongly its scale falls outwards, what is written on it. */
interface Looks extends Pick<Page, 'window' | 'step' | 'rivers' | 'seaNames' | 'landNames'> {
  centre: XY;
  k: number;
  /** More of the map where a panel lies. */
  margin?: Room;
  off?: Record<string, XY>;
  islands?: string[];
}

const LOOKS: Record<string, Looks> = {
  granicus: {
    centre: [25.5, 38.5],
    k: 2,
    window: [12, 28, 42, 48],
    step: 1,
    rivers: ['Hebros', 'Axios', 'Strymon', 'Maiandros', 'Istros', 'Hermos', 'Sangarios', 'Granikos'],
    seaNames: [
      ['Aigaion Pelagos', 25.1, 38.75, 24],
      ['Thrakikon Pelagos', 24.75, 40.42, 15],
      ['Propontis', 28.2, 40.72, 15],
      ['Kretikon Pelagos', 25.2, 36, 16],
      ['Ionion Pelagos', 20.2, 37.9, 16],
    ],
    landNames: [
      ['Thrake', 26.2, 41.6],
      ['Makedonia', 23.2, 41.2],
      ['Thessalia', 21.9, 39.55],
      ['Lydia', 28.95, 38.75],
      ['Karia', 28.55, 37.3],
      ['Phrygia', 29.9, 39.7],
      ['Peloponnesos', 22.2, 37.35],
    ],
  },
  issus: {
    centre: [33, 37],
    k: 2,
    window: [20, 24, 48, 48],
    step: 1,
    rivers: ['Halys', 'Euphrates', 'Orontes', 'Maiandros', 'Sangarios', 'Iordanes', 'Tigris'],
    seaNames: [
      ['Internum Mare', 31.5, 34.6, 24],
      ['Pontos Euxeinos', 33, 42.6, 22],
      ['Aulon Kilikios', 34, 35.9, 14],
    ],
    landNames: [
      ['Phrygia', 30.7, 39],
      ['Pamphylia', 30.7, 37.35, 12],
      ['Kappadokia', 35.3, 38.75],
      ['Kilikia', 33.5, 36.75, 12],
      ['Kypros', 33.15, 35.05, 12],
      ['Syria', 37.2, 35.5],
      ['Paphlagonia', 33.8, 41.2],
      ['Phoinike', 36.45, 33.75, 12],
    ],
    off: { issus: [10, 24] },
  },
  tyre: {
    centre: [35.15, 33.1],
    k: 10,
    window: [28, 27, 42, 38],
    step: 0.5,
    rivers: ['Iordanes', 'Leontes', 'Orontes'],
    seaNames: [['Internum Mare', 34.35, 32.75, 26]],
    landNames: [
      ['Phoinike', 35.75, 33.02, 14],
      ['Galilaia', 35.42, 32.7, 14],
      ['Samaria', 35.25, 32.25, 14],
      ['Ioudaia', 35.4, 31.5, 14],
      ['Koile Syria', 36.05, 33.6, 16],
    ],
    islands: ['tyre'],
    margin: [380, 0, 0, 0],
    off: { tyre: [-178, 0] },
  },
  gaugamela: {
    centre: [55, 33],
    k: 0.9,
    window: [20, 5, 95, 60],
    step: 5,
    rivers: [
      'Tigris',
      'Euphrates',
      'Indos',
      'Hydaspes',
      'Hyphasis',
      'Oxos',
      'Iaxartes',
      'Nilus',
      'Etymandros',
      'Halys',
    ],
    seaNames: [
      ['Hyrkania Thalassa', 51.2, 43.4, 14],
      ['Erythra Thalassa', 62.5, 21.6, 22],
      ['Pontos Euxeinos', 36, 42.8, 15],
    ],
    landNames: [
      ['Mesopotamia', 40.6, 33.6, 12],
      ['Media', 50.6, 32.9, 14],
      ['Persis', 54.4, 31.2, 14],
      ['Parthia', 57.8, 36.9, 14],
      ['Sogdiane', 63.5, 40.2, 14],
      ['Baktria', 65.2, 37.1, 13],
      ['Gedrosia', 64.5, 28.1, 14],
      ['India', 76.2, 23.4, 18],
      ['Arabia', 43.5, 28, 20],
      ['Armenia', 43.4, 42.2, 14],
    ],
    margin: [0, 0, 0, 150],
    off: { paropamisadae: [-36, -6] },
  },
};

/** A campaign nobody has looked at: plain, about the middle of its areas. */
function plain({ areas }: CampaignFile): Looks {
  const lons = areas.map((a) => a.lon);
  const lats = areas.map((a) => a.lat);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  return {
    centre: [(west + east) / 2, (south + north) / 2],
    k: 2,
    window: [west - 10, south - 10, east + 10, north + 10],
    step: 1,
    rivers: [],
  };
}

/** Room an area needs to its right for the counters that lie there, at the size they are drawn. */
function counters(data: CampaignFile, id: string): number {
  const row = data.enemy.find((e) => e.id === id);
  if (!row) return 34;
  // A fortress is reinforced while it is left alone.
  const more = data.areas.find((a) => a.id === id)?.key === 'fortress' ? 4 : 0;
  return 8 + 1.2 * reach(row.leader ? 1 : 0, row.units.length + row.random + row.walls + more);
}

function campaign(data: CampaignFile): PointSheet {
  const { centre, k, off, islands, ...looks } = LOOKS[data.id] ?? plain(data);
  return {
    kind: 'points',
    id: data.id,
    projection: { kind: 'falling', centre, k },
    fit: [120, 90, 960, 720],
    field: [-20, -20, 1180, 852],
    ...looks,
    links: data.links,
    points: data.areas.map(({ id, key, lon, lat }) => ({
      id,
      lon,
      lat,
      // To the left the army stands, and of a fortress rewards lie.
      room: [key === 'fortress' ? 58 : 34, 34, counters(data, id), 46],
      off: off?.[id] ?? [0, 0],
      island: islands?.includes(id) ?? false,
    })),
  };
}

const isCampaign = (file: unknown): file is CampaignFile =>
  typeof file === 'object' && file !== null && 'areas' in file;

export const sheets: Sheets = ({ names, read }) => names.map(read).filter(isCampaign).map(campaign);
