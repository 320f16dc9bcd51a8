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
import { PAGE_DATA } from '../../../web/src/lib/addresses/page-element.ts';
import type { Answers } from './network.ts';
import { heading, text, type VisualState } from './visual-state.ts';

const NICKNAMES = ['ElRayo', 'PumaNegro', 'Luna.GT', 'SinMiedo07', 'ElApodoMasLargoQueSePuedeTeclear', 'Kevin10'];
const ID = (index: number) => `${index}`.repeat(20);

/** An entry's result on a night; `index` selects the entry. */
function totalsOf(night: number, index: number, place: number): ArchivedEntry {
  const name = NICKNAMES[index] ?? '';
  const kills = 34 - 3 * place - index + night;
  const totals = { wins: Math.max(0, 3 - place), kills, matches: 6, mostKills: 8 - place + night };
  return {
    name,
    place,
    points: 88 - 9 * place - index + night,
    ...totals,
    players: [{ id: ID(index), nickname: name }],
  };
}

const SQUADS = ['Furia Norte', 'Escuadrón Interclanes del Altiplano Nº 7', 'Dinastía', 'Nocturnos'];

function squadOf(name: string, index: number): ArchivedEntry {
  return { ...totalsOf(0, index, index + 1), name };
}

type Told = Pick<PublicPrize, 'name'> & Partial<PublicPrize>;

/** The prizes of a night, by rank. */
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
  past(
    'escuadras',
    'Gran Torneo Nacional Interclanes',
    '2026-11-08T01:00:00Z',
    { teamSize: 4, entries: SQUADS.map(squadOf) },
    [
      { name: SQUADS[0] ?? '', state: 'sent', sentAt: '2026-11-09T19:00:00Z', inQuestion: true },
      { name: SQUADS[1] ?? '', state: 'sent', sentAt: '2026-11-10T19:00:00Z', objectedAt: '2026-11-11T19:00:00Z' },
      { name: SQUADS[2] ?? '', state: 'forfeited', reason: 'Nadie de la escuadra respondió en dos semanas.' },
    ],
  ),
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

const searched = (typed: string) => ({
  path: `${path}?apodo=${typed}`,
  answers: answeringHistory(
    pageOf({
      address: `${path}?apodo=${typed}`,
      tournaments: [],
      search: { typed, found: findPlayers(nicknames, typed) },
    }),
  ),
});

/** Answers what a screen of the past asks for: the page, which carries its query. */
function answering(queryKey: readonly unknown[], data: HistoryPage | PlayerHistory | null): Answers {
  const queries = { queries: [{ queryHash: JSON.stringify(queryKey), state: { data } }] };
  const body = `<script id="${PAGE_DATA}" type="application/json">${JSON.stringify({ queries })}</script>`;
  return { '/(tournament-history|premios|player/.*)': { contentType: 'text/html', body } };
}

const answeringHistory = (page: HistoryPage) => answering(historyQuery(page.address).queryKey, page);
const answeringPlayer = (player: PlayerHistory | null) => answering(playerQuery(ID(0)).queryKey, player);

const playerPath = `/player/${ID(0)}`;

const prizesPath = '/premios';

const prizes = {
  path: prizesPath,
  answers: answeringHistory(pageOf({ address: prizesPath })),
  until: heading('Copa Relámpago'),
};

/** Reads on to the prizes of a tournament, once the foot is there: without it the page ends too early to get so far. */
const readOn = (name: string) => async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Premios' }).waitFor();
  await page.getByRole('heading', { name }).evaluate((title) => title.parentElement?.scrollIntoView());
};

export const history: readonly VisualState[] = [
  { picture: 'prizes', ...prizes },
  { picture: 'prizes-states', ...prizes, act: readOn('Gran Torneo Nacional Interclanes') },
  { picture: 'prizes-open', ...prizes, act: readOn('Noche de Kalahari') },
  {
    picture: 'prizes-empty',
    path: prizesPath,
    answers: answeringHistory({ ...pageOf({ address: prizesPath, tournamentPrizes: [] }), years: [] }),
    until: text(/^Cuando termine un torneo/),
  },
  {
    picture: 'history',
    path,
    answers: answeringHistory(pageOf({ tournamentPrizes: [] })),
    until: heading('Copa Relámpago'),
  },
  { picture: 'history-found', ...searched('el'), until: text(/con «el» en el apodo/) },
  { picture: 'history-nothing', ...searched('Zorro'), until: text(/^Nadie con el apodo/) },
  {
    picture: 'history-empty',
    path,
    answers: answeringHistory({ ...pageOf({ tournaments: [], year: null }), years: [], records: [] }),
    until: text('Próximamente'),
  },
  {
    path,
    answers: { '/tournament-history': 'lost' },
    until: heading('No pudimos cargar el historial'),
  },
  {
    picture: 'player',
    path: playerPath,
    answers: answeringPlayer(playerHistory(ID(0), all)),
    until: heading('ElRayo'),
  },
  {
    picture: 'player-missing',
    path: playerPath,
    answers: answeringPlayer(null),
    until: heading('Jugador no encontrado'),
  },
];
