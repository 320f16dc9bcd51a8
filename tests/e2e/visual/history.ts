import {
  type ArchivedEntry,
  buildHistory,
  findPlayers,
  type HistoryPage,
  historyYear,
  type PlayerHistory,
  type PublicPrize,
  playerHistory,
  type Remembered,
} from '@arena/domain';
import { samplePublicPrize } from '@arena/domain/samples';
import type { Page } from '@playwright/test';
import { historyQuery, playerQuery } from '../../../web/src/features/history/history-query.ts';
import { PAGE_DATA } from '../../../web/src/lib/addresses/paths.ts';
import type { Answers } from './network.ts';
import { heading, text, type VisualState } from './visual-state.ts';

const NICKNAMES = ['ElRayo', 'PumaNegro', 'Luna.GT', 'SinMiedo07', 'ElApodoMasLargoQueSePuedeTeclear', 'Kevin10'];
const ID = (index: number) => `${index}`.repeat(20);

/** An entry's result in a tournament; `index` selects the entry. */
function totalsOf(night: number, index: number, place: number): ArchivedEntry {
  const nickname = NICKNAMES[index] ?? '';
  return {
    name: nickname,
    place,
    points: 88 - 9 * place - index + night,
    wins: Math.max(0, 3 - place),
    kills: 34 - 3 * place - index + night,
    matches: 6,
    mostKills: 8 - place + night,
    players: [{ id: ID(index), nickname }],
  };
}

const SQUADS = ['Furia Norte', 'Escuadrón Interclanes del Altiplano Nº 7', 'Dinastía', 'Nocturnos'];
const squads = SQUADS.map((name, index) => ({ ...totalsOf(0, index, index + 1), name }));

type Told = Pick<PublicPrize, 'name'> & Partial<PublicPrize>;

/** Prizes of a tournament, by rank. */
function prizesOf(date: string, told: readonly Told[]): PublicPrize[] {
  return told.map((change, index) =>
    samplePublicPrize({
      rank: index + 1,
      what: ['$50 USD', '$30 USD', '310 diamantes'][index] ?? '',
      amount: index === 2 ? null : { cents: [5_000, 3_000][index] ?? 1, currency: 'USD' },
      dueAt: new Date(Date.parse(date) + 76 * 3_600_000).toISOString(),
      ...change,
    }),
  );
}

function past(
  id: string,
  name: string,
  date: string,
  archive: Pick<Remembered['archive'], 'teamSize' | 'entries'>,
  told: readonly Told[] = [],
) {
  const prizes = prizesOf(date, told);
  const own = { prizes, hasPrizes: prizes.length > 0, owes: false };
  return {
    tournament: { id, name, date },
    archive: { ...archive, finished: true, comeback: archive.entries.length - 1, playerIds: [], ...own },
  };
}

const solo = (night: number, order: readonly number[]) =>
  ({ teamSize: 1, entries: order.map((who, index) => totalsOf(night, who, index + 1)) }) as const;

const all: readonly Remembered[] = [
  past('relampago', 'Copa Relámpago', '2026-11-15T01:00:00Z', solo(3, [0, 1, 2, 3, 4, 5]), [
    {
      name: 'ElRayo',
      playerId: ID(0),
      state: 'received',
      sentAt: '2026-11-16T19:00:00Z',
      receivedAt: '2026-11-16T22:00:00Z',
    },
    {
      name: 'PumaNegro',
      playerId: ID(1),
      what: '$800 MXN',
      amount: { cents: 80_000, currency: 'MXN' },
      state: 'sent',
      sentAt: '2026-11-19T19:00:00Z',
    },
    { name: 'Luna.GT', playerId: ID(2) },
  ]),
  past('escuadras', 'Gran Torneo Nacional Interclanes', '2026-11-08T01:00:00Z', { teamSize: 4, entries: squads }, [
    { name: SQUADS[0] ?? '', state: 'sent', sentAt: '2026-11-09T19:00:00Z', inQuestion: true },
    { name: SQUADS[1] ?? '', state: 'sent', sentAt: '2026-11-10T19:00:00Z', objectedAt: '2026-11-11T19:00:00Z' },
    { name: SQUADS[2] ?? '', state: 'forfeited', reason: 'Nadie de la escuadra respondió en dos semanas.' },
  ]),
  past('kalahari', 'Noche de Kalahari', '2026-10-18T01:00:00Z', solo(1, [4, 0, 5, 1, 3, 2]), [
    { name: NICKNAMES[4] ?? '', playerId: ID(4), dueAt: '2026-11-22T01:00:00Z' },
    { name: '', inQuestion: true },
    { name: NICKNAMES[5] ?? '', playerId: ID(5) },
  ]),
  past('apertura', 'Copa de Apertura', '2025-12-06T01:00:00Z', solo(2, [0, 5, 3, 2, 1, 4])),
];

const { summary, nicknames } = buildHistory(all);
const years = summary.years.map(({ year }) => year);
const ofLatest = summary.years[0]?.tournaments.map(({ id }) => id) ?? [];
const path = '/tournament-history';

function pageOf(change: Partial<HistoryPage>): HistoryPage {
  const { tournaments, prizes: tournamentPrizes } = historyYear(
    all.filter(({ tournament }) => ofLatest.includes(tournament.id)),
  );
  return { ...summary, years, address: path, year: '2026', tournaments, tournamentPrizes, search: null, ...change };
}

/** Answers a history screen with a page that contains its query data. */
function answering(queryKey: readonly unknown[], data: HistoryPage | PlayerHistory | null): Answers {
  const queries = { queries: [{ queryHash: JSON.stringify(queryKey), state: { data } }] };
  const body = `<script id="${PAGE_DATA}" type="application/json">${JSON.stringify({ queries })}</script>`;
  return { '/(tournament-history|premios|player/.*)': { contentType: 'text/html', body } };
}

function state(
  picture: string,
  change: Partial<HistoryPage>,
  until: VisualState['until'],
  next: VisualState['next'] = {},
): VisualState {
  const page = pageOf(change);
  return { picture, path: page.address, answers: answering(historyQuery(page.address).queryKey, page), until, next };
}

function searched(typed: string): Partial<HistoryPage> {
  const search = { typed, found: findPlayers(nicknames, typed) };
  return { address: `${path}?apodo=${typed}`, tournaments: [], search };
}

function playerState(picture: string, player: PlayerHistory | null, title: string): VisualState {
  const answers = answering(playerQuery(ID(0)).queryKey, player);
  return { picture, path: `/player/${ID(0)}`, answers, until: heading(title) };
}

/** Scrolls to a tournament's prizes. It waits for the footer: without it the page is too short. */
const readOn = (name: string) => async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Premios' }).waitFor();
  await page.getByRole('heading', { name }).evaluate((title) => title.parentElement?.scrollIntoView());
};

const ofPrizes = { address: '/premios' };

export const history: readonly VisualState[] = [
  state('prizes', ofPrizes, heading('Copa Relámpago'), {
    'prizes-states': readOn('Gran Torneo Nacional Interclanes'),
    'prizes-open': readOn('Noche de Kalahari'),
  }),
  state('prizes-empty', { ...ofPrizes, tournamentPrizes: [], years: [] }, text(/^Cuando termine un torneo/)),
  state('history', { tournamentPrizes: [] }, heading('Copa Relámpago')),
  state('history-found', searched('el'), text(/con «el» en el apodo/)),
  state('history-nothing', searched('Zorro'), text(/^Nadie con el apodo/)),
  state('history-empty', { tournaments: [], year: null, years: [], records: [] }, text('Próximamente')),
  { path, answers: { [path]: 'lost' }, until: heading('No pudimos cargar el historial') },
  playerState('player', playerHistory(ID(0), all), 'ElRayo'),
  playerState('player-missing', null, 'Jugador no encontrado'),
];
