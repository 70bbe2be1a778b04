/** HTTP calls. Paths are relative to where the page was served, so that a prefix in front of the server is no matter. */

import type {
  Board,
  CorrectedRequest,
  Desk,
  Doubt,
  EventPage,
  GameInfo,
  Laid,
  MatchInfo,
  MatchStory,
  Odds,
  Player,
  Records,
  Report,
  RuleRegister,
  StateMessage,
} from '../../gen/protocol.ts';
import { socketUrl } from './ahead.ts';
import { begun } from './begun.ts';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly why: string,
    readonly detail: string,
  ) {
    super(detail || why);
  }
}

const root = new URL('.', document.baseURI);

async function call(path: string, init?: RequestInit): Promise<Response> {
  const response = await ((init ? undefined : begun(path)) ?? fetch(new URL(path, root), init));
  if (response.ok) return response;
  let why = 'unreachable';
  let detail = response.statusText;
  try {
    const body = (await response.json()) as { why?: string; detail?: string };
    why = body.why ?? why;
    detail = body.detail ?? detail;
  } catch {
    // Not JSON: the status line has to do.
  }
  throw new ApiError(response.status, why, detail);
}

const get = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T;
const post = async <T>(path: string, body: unknown): Promise<T> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await call(path, init)).json()) as T;
};

export interface NewMatch {
  game: string;
  scenario: string;
  seats: number;
  options: Record<string, string>;
  players: { kind: Player['kind']; name: string; bot: string | null; hints?: boolean | undefined }[];
  seed?: number;
}

export const api = {
  games: () => get<GameInfo[]>('api/games'),
  /** The board of a scenario, for as many as it allows. */
  boardOf: (game: string, scenario: string) =>
    get<Board>(`api/games/${game}/board${scenario ? `?scenario=${encodeURIComponent(scenario)}` : ''}`),
  desk: (game: string) => get<Desk>(`api/games/${game}/corrections`),
  correct: async (game: string, body: CorrectedRequest) => {
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await (await call(`api/games/${game}/corrections`, init)).json()) as Desk;
  },
  correctionsUrl: (game: string) => new URL(`api/games/${game}/corrections/file`, root).href,
  doubts: (game: string) => get<Doubt[]>(`api/games/${game}/doubts`),
  rules: (game: string) => get<RuleRegister>(`api/games/${game}/rules`),
  odds: (game: string, query: Record<string, string>) =>
    get<Odds>(`api/games/${game}/odds?${new URLSearchParams(query)}`),
  text: async (language: string, game: string) => (await call(`api/text/${language}/${game}`)).text(),
  matches: () => get<MatchInfo[]>('api/matches'),
  match: (id: string) => get<MatchInfo>(`api/matches/${id}`),
  /** A match with its game and its board. */
  laid: (id: string) => get<Laid>(`api/matches/${id}/table`),
  create: (body: NewMatch) => post<{ id: string }>('api/matches', body),
  guided: (game: string, guide: string) => post<{ id: string }>('api/matches', { game, guide }),
  remove: (id: string) => call(`api/matches/${id}`, { method: 'DELETE' }),
  exportUrl: (id: string) => new URL(`api/matches/${id}/export`, root).href,
  /** Who answered what kind of question, from the beginning. */
  answers: async (id: string): Promise<{ seat: number; kind: string }[]> =>
    (await get<{ answers: [number, string, string][] }>(`api/matches/${id}/export`)).answers.map(([seat, kind]) => ({
      seat,
      kind,
    })),
  importMatch: (text: string) => post<{ id: string }>('api/matches/import', JSON.parse(text)),
  at: (id: string, answers: number, seat: number | null) =>
    get<StateMessage>(`api/matches/${id}/at/${answers}${seat === null ? '' : `?seat=${seat}`}`),
  /** What happened from event `since` to before `until`, as whoever sits there may read it. */
  events: (id: string, seat: number | null, since: number, until: number) =>
    get<EventPage>(`api/matches/${id}/events?since=${since}&until=${until}${seat === null ? '' : `&seat=${seat}`}`),
  records: () => get<Records>('api/records'),
  chronicleUrl: (id: string, language: string) =>
    new URL(`api/matches/${id}/chronicle?language=${language}`, root).href,
  story: (id: string) => get<MatchStory>(`api/matches/${id}/story`),
  analyse: (id: string, seats: number[]) => post<Report>(`api/matches/${id}/analysis`, { seats }),
  analysis: (id: string, seats: number[]) => get<Report>(`api/matches/${id}/analysis?seats=${seats.join(',')}`),
  /** `keep_dice`: what the match threw; only of one that is over. */
  branch: (id: string, answers: number, players?: NewMatch['players'], keep_dice = false) =>
    post<{ id: string }>(`api/matches/${id}/branch`, { answers, keep_dice, ...(players ? { players } : {}) }),
  map: <T>(name: string) => get<T>(`map/${name}`),
  socketUrl,
};
