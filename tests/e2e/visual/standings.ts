import {
  buildResults,
  type Competition,
  type Entry,
  type Match,
  type ResultRow,
  type StandingsFile,
  scoringTemplates,
  standingsFile,
} from '@arena/domain';
import type { Locator, Page } from '@playwright/test';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { expect } from '../arena.ts';
import { NOW } from './answers.ts';
import { heading, text, type VisualState } from './visual-state.ts';

const MINUTE = 60_000;
const FILE = '/tournament/:id/standings{-all}?.json';

const SQUADS = [
  'Furia Norte',
  'Los Pumas',
  'Zona Roja',
  'Escuadrón Interclanes del Altiplano Nº 7',
  'Dinastía',
  'Nocturnos',
  'Halcones GT',
  'Sin Miedo',
  'Reyes del Sur',
  'Última Zona',
  'Mala Racha',
  'ElNombreSinEspaciosMasLargoQueUnoTeclea',
];
const MAPS = ['Bermuda', 'Purgatorio', 'Kalahari', 'Alpine', 'Nova Terra', 'Solara'];

interface MatchDay {
  title?: string;
  names?: readonly string[];
  teamSize?: 1 | 4;
  /** Matches with a result, of six; if some are missing, the last one is provisional. */
  played?: number;
  matches?: (match: Match) => Match;
  entries?: (entry: Entry) => Entry;
}

const at = (match: number) => new Date(NOW.getTime() + (match - 3) * 35 * MINUTE).toISOString();

/** A result in an order that looks random, and is the same each time. */
function rowsOf(count: number, match: number): ResultRow[] {
  const order = Array.from({ length: count }, (_, index) => index).sort(
    (a, b) => ((a * 7 + match * 5) % count) - ((b * 7 + match * 5) % count),
  );
  return order.map((entry, index) => ({
    entryId: `e${entry}`,
    played: true,
    placement: index + 1,
    kills: Math.max(0, 7 - index) + (entry % 2),
  }));
}

function matchesOf(count: number, played: number): Match[] {
  return MAPS.map((map, index) => {
    const number = index + 1;
    const scheduled = matchRecord(`m${number}`, number, { map, startsAt: at(number) });
    if (number > played) return scheduled;
    const state = number === played && played < MAPS.length ? 'provisional' : 'official';
    return { ...scheduled, state, rows: rowsOf(count, number), revision: 1 };
  });
}

/** Standings of a match day, by default of twelve squads after all matches. */
function fileOf(matchDay: MatchDay): StandingsFile {
  const { title = 'Copa de Escuadras', names = SQUADS, teamSize = 4, played = MAPS.length } = matchDay;
  const { matches = (match) => match, entries = (entry) => entry } = matchDay;
  const [usual] = scoringTemplates;
  const ofSolo = scoringTemplates.find(({ id }) => id === 'solo_48') ?? usual;
  const isOver = played === MAPS.length;
  const stage = stageRecord({
    scoring: (teamSize === 1 ? ofSolo : usual).scoring,
    matchCount: MAPS.length,
    groups: [{ id: 'sala', name: 'Sala', entryIds: names.map((_, index) => `e${index}`) }],
    state: isOver ? 'closed' : 'open',
  });
  const competition = competitionRecord({ teamSize, stages: [stage], state: isOver ? 'finished' : 'playing' });
  const who = names.map((name, index) => entries(entryRecord(`e${index}`, { name })));
  return published(title, competition, who, matchesOf(names.length, played).map(matches));
}

function published(name: string, competition: Competition, entries: Entry[], matches: Match[]): StandingsFile {
  const results = buildResults(competition, entries, matches, NOW.toISOString());
  return standingsFile({ id: 'copa', name, date: at(1) }, results);
}

const live = fileOf({ played: 3 });
const planned = fileOf({ played: 0 });
const solo = fileOf({
  title: 'Copa de 48',
  names: Array.from({ length: 48 }, (_, index) => `Jugador ··${4_500 + index * 7}`),
  teamSize: 1,
});

/** Two official results, and a third match in progress. */
const playing = fileOf({
  played: 3,
  matches: (match) => (match.number === 3 ? { ...match, state: 'playing', rows: [], revision: 0 } : match),
});

/** Final standings in which the first two have equal points, Booyahs and kills. */
const tied = fileOf({
  matches: (match) => ({
    ...match,
    rows: match.rows.map((row) =>
      match.number === 1 && row.entryId === 'e3' ? { ...row, kills: (row.kills ?? 0) + 1 } : row,
    ),
  }),
});

const before = { played: true, placement: 1, kills: 9 };
const corrected = fileOf({
  matches: (match) => {
    const [first] = match.rows;
    if (match.number !== 2 || first === undefined) return match;
    const { entryId, ...after } = first;
    const reason = 'Contamos dos bajas de más: se ve en la grabación de la sala.';
    return {
      ...match,
      revision: 2,
      corrections: [{ revision: 2, at: at(5), reason, changes: [{ entryId, before, after }] }],
    };
  },
});

/** The leader is disqualified. */
const disqualified = fileOf({
  entries: (entry) => (entry.id === 'e1' ? { ...entry, status: 'disqualified', keepsPoints: false } : entry),
});

/** Two groups after one match: two of each and the two best others advance. One entry has withdrawn. */
function qualifiers(): StandingsFile {
  const groups = ['Grupo A', 'Grupo B'].map((name, index) => ({
    id: `g${index}`,
    name,
    entryIds: SQUADS.flatMap((_, entry) => (entry % 2 === index ? [`e${entry}`] : [])),
  }));
  const matches = groups.map(({ id, entryIds }, index) => {
    const rows = rowsOf(SQUADS.length, index).filter(({ entryId }) => entryIds.includes(entryId));
    const placed = rows.map((row, place) => ({ ...row, placement: place + 1 }));
    return matchRecord(`m${index}`, 1, { stageId: 'ida', groupId: id, state: 'official', rows: placed, revision: 1 });
  });
  const advance = { perGroup: 2, best: 2 };
  const ida = stageRecord({ id: 'ida', name: 'Clasificatoria', matchCount: 1, groups, advance });
  const stages = [ida, stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] })];
  const entries = SQUADS.map((name, index) =>
    entryRecord(`e${index}`, { name, status: name === 'Zona Roja' ? 'withdrawn' : 'active' }),
  );
  return published('Copa de Escuadras', competitionRecord({ teamSize: 4, stages }), entries, matches);
}

const path = '/tournament/copa/standings';

/** Opens the first row. */
async function opened(page: Page): Promise<void> {
  const row = page.getByRole('list', { name: 'Tabla de Final' }).locator('summary').first();
  await row.click();
  await expect(page.getByText('Puesto promedio').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
}

const readFrom =
  (find: (page: Page) => Locator) =>
  (page: Page): Promise<void> =>
    find(page).evaluate((element) => element.scrollIntoView());

async function why(page: Page): Promise<void> {
  await opened(page);
  await page.mouse.move(0, 0);
  await readFrom(() => page.getByRole('heading', { name: 'Tabla', exact: true }))(page);
}

function state(
  picture: string,
  file: StandingsFile,
  until: VisualState['until'],
  rest: Partial<VisualState> = {},
): VisualState {
  return { picture, path, answers: { [FILE]: { json: file } }, until, ...rest };
}

const ended = text('Resultado final');
const ofCopa = heading('Copa de Escuadras');

export const standings: readonly VisualState[] = [
  state('standings', live, ofCopa),
  state('standings-planned', planned, text('La tabla se llena con el primer resultado.')),
  state('standings-playing', playing, text('Se juega ahora:')),
  state('standings-through', qualifiers(), heading('Clasificatoria'), {
    act: readFrom((page) => page.getByRole('heading', { name: 'Clasificatoria' }).first()),
  }),
  state('standings-tied', tied, ended, { act: why }),
  state('standings-corrected', corrected, ended, {
    act: readFrom((page) => page.getByRole('heading', { name: 'Correcciones y ajustes' })),
  }),
  state('standings-disqualified', disqualified, ended, {
    act: readFrom((page) => page.getByRole('listitem').filter({ hasText: 'Dinastía' }).first()),
  }),
  state('standings-solo', solo, heading('Copa de 48'), { act: opened }),
  state('standings-stream', live, ofCopa, { path: '/overlay/copa?top=8' }),
  { path, answers: { [FILE]: { json: { ...live, results: null, before: [] } } }, until: text('Todavía no hay tabla.') },
  { path, answers: { [FILE]: 'lost' }, until: heading('No pudimos cargar la tabla') },
  { path, answers: { [FILE]: { status: 404, json: null } }, until: heading('Torneo No Encontrado') },
];
