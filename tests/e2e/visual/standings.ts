import {
  buildResults,
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
import type { Answers } from './network.ts';
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
  names: readonly string[];
  teamSize: 1 | 4;
  /** Matches with a result, of six; if some are missing, the last one is provisional. */
  played: number;
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

function matchesOf({ names, played, matches = (match) => match }: MatchDay): Match[] {
  return MAPS.map((map, index) => {
    const number = index + 1;
    const scheduled = matchRecord(`m${number}`, number, { map, startsAt: at(number) });
    if (number > played) return matches(scheduled);
    const state = number === played && played < MAPS.length ? 'provisional' : 'official';
    return matches({ ...scheduled, state, rows: rowsOf(names.length, number), revision: 1 });
  });
}

function fileOf(matchDay: MatchDay): StandingsFile {
  const { names, teamSize, played, entries = (entry) => entry } = matchDay;
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
  const results = buildResults(competition, who, matchesOf(matchDay), NOW.toISOString());
  return standingsFile({ id: 'copa', name: 'Copa de Escuadras', date: at(1) }, results);
}

const live = fileOf({ names: SQUADS, teamSize: 4, played: 3 });
const solo = fileOf({
  names: Array.from({ length: 48 }, (_, index) => `Jugador ··${4_500 + index * 7}`),
  teamSize: 1,
  played: 6,
});

const squads = { names: SQUADS, teamSize: 4 } as const;
const planned = fileOf({ ...squads, played: 0 });

/** Two results that stand, and a third match that is being played. */
const playing = fileOf({
  ...squads,
  played: 3,
  matches: (match) => (match.number === 3 ? { ...match, state: 'playing', rows: [], revision: 0 } : match),
});

/** The end: the first two have as many points, Booyahs and kills. */
const tied = fileOf({
  ...squads,
  played: 6,
  matches: (match) => ({
    ...match,
    rows: match.rows.map((row) =>
      match.number === 1 && row.entryId === 'e3' ? { ...row, kills: (row.kills ?? 0) + 1 } : row,
    ),
  }),
});

const before = { played: true, placement: 1, kills: 9 };
const corrected = fileOf({
  ...squads,
  played: 6,
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

/** The best one broke the rules. */
const disqualified = fileOf({
  ...squads,
  played: 6,
  entries: (entry) => (entry.id === 'e1' ? { ...entry, status: 'disqualified', keepsPoints: false } : entry),
});

/** Two groups after a match each: two of each and the two best of the rest go on, past one that withdrew. */
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
  const results = buildResults(competitionRecord({ teamSize: 4, stages }), entries, matches, NOW.toISOString());
  return standingsFile({ id: 'copa', name: 'Copa de Escuadras', date: at(1) }, results);
}

const answering = (file: StandingsFile): Answers => ({ [FILE]: { json: file } });
const path = '/tournament/copa/standings';

/** The first row, open. */
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

export const standings: readonly VisualState[] = [
  { picture: 'standings', path, answers: answering(live), until: heading('Copa de Escuadras') },
  {
    picture: 'standings-planned',
    path,
    answers: answering(planned),
    until: text('La tabla se llena con el primer resultado.'),
  },
  { picture: 'standings-playing', path, answers: answering(playing), until: text('Se juega ahora:') },
  {
    picture: 'standings-through',
    path,
    answers: answering(qualifiers()),
    until: heading('Clasificatoria'),
    act: readFrom((page) => page.getByRole('heading', { name: 'Clasificatoria' }).first()),
  },
  { picture: 'standings-tied', path, answers: answering(tied), until: text('Resultado final'), act: why },
  {
    picture: 'standings-corrected',
    path,
    answers: answering(corrected),
    until: text('Resultado final'),
    act: readFrom((page) => page.getByRole('heading', { name: 'Correcciones y ajustes' })),
  },
  {
    picture: 'standings-disqualified',
    path,
    answers: answering(disqualified),
    until: text('Resultado final'),
    act: readFrom((page) => page.getByRole('listitem').filter({ hasText: 'Dinastía' }).first()),
  },
  {
    picture: 'standings-solo',
    path,
    answers: answering({ ...solo, tournament: { ...solo.tournament, name: 'Copa de 48' } }),
    until: heading('Copa de 48'),
    act: opened,
  },
  {
    picture: 'standings-stream',
    path: '/overlay/copa?top=8',
    answers: answering(live),
    until: heading('Copa de Escuadras'),
  },
  {
    path,
    answers: answering({ ...live, results: null, before: [] }),
    until: text('Todavía no hay tabla.'),
  },
  {
    path,
    answers: { [FILE]: 'lost' },
    until: heading('No pudimos cargar la tabla'),
  },
  {
    path,
    answers: { [FILE]: { status: 404, json: null } },
    until: heading('Torneo No Encontrado'),
  },
];
