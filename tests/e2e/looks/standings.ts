import {
  buildResults,
  type Match,
  type ResultRow,
  type StandingsFile,
  scoringTemplates,
  standingsFile,
} from '@arena/domain';
import type { Page } from '@playwright/test';
import { competitionRecord, entryRecord, matchRecord, stageRecord } from '../../support/competition-records.ts';
import { expect } from '../arena.ts';
import { NOW } from './answers.ts';
import { heading, type Look, text } from './look.ts';

const MINUTE = 60_000;
const FILE = '**/tournament/*/standings.json';

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

interface Evening {
  names: readonly string[];
  teamSize: 1 | 4;
  /** How many of the six matches have a result; where not all have, the last of them isn't official yet. */
  played: number;
}

const at = (match: number) => new Date(NOW.getTime() + (match - 3) * 35 * MINUTE).toISOString();

/** A result in an order that looks like chance, and is the same each time. */
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

function matchesOf({ names, played }: Evening): Match[] {
  return MAPS.map((map, index) => {
    const number = index + 1;
    const scheduled = matchRecord(`m${number}`, number, { map, startsAt: at(number) });
    if (number > played) return scheduled;
    const state = number === played && played < MAPS.length ? 'provisional' : 'official';
    return { ...scheduled, state, rows: rowsOf(names.length, number), revision: 1 };
  });
}

function fileOf(evening: Evening): StandingsFile {
  const { names, teamSize, played } = evening;
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
  const entries = names.map((name, index) => entryRecord(`e${index}`, { name }));
  const results = buildResults(competition, entries, matchesOf(evening), NOW.toISOString());
  return standingsFile({ id: 'copa', name: 'Copa de Escuadras', date: at(1) }, results);
}

const live = fileOf({ names: SQUADS, teamSize: 4, played: 3 });
const solo = fileOf({
  names: Array.from({ length: 48 }, (_, index) => `Jugador ··${4_500 + index * 7}`),
  teamSize: 1,
  played: 6,
});

const answering = (file: StandingsFile) => (page: Page) => page.route(FILE, (route) => route.fulfill({ json: file }));
const path = '/tournament/copa/standings';

/** The first row, open. */
async function opened(page: Page): Promise<void> {
  const row = page.getByRole('list', { name: 'Tabla de Final' }).locator('summary').first();
  await row.click();
  await expect(page.getByText('Puesto promedio').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
}

export const standings: readonly Look[] = [
  { picture: 'standings', path, answer: answering(live), until: heading('Copa de Escuadras') },
  {
    picture: 'standings-solo',
    path,
    answer: answering({ ...solo, tournament: { ...solo.tournament, name: 'Copa de 48' } }),
    until: heading('Copa de 48'),
    act: opened,
  },
  {
    picture: 'standings-stream',
    path: '/overlay/copa?top=8',
    answer: answering(live),
    until: heading('Copa de Escuadras'),
  },
  {
    path,
    answer: answering({ ...live, results: null, before: [] }),
    until: text('Todavía no hay tabla.'),
  },
  {
    path,
    answer: (page) => page.route(FILE, (route) => route.abort()),
    until: heading('No pudimos cargar la tabla'),
  },
  {
    path,
    answer: (page) => page.route(FILE, (route) => route.fulfill({ status: 404 })),
    until: heading('Torneo No Encontrado'),
  },
];
