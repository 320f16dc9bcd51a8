import { Match, planTemplates } from '@arena/domain';
import type { Page } from '@playwright/test';
import type { Database } from '../../../../functions/src/platform/firestore.ts';
import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../../fixtures/records/competition-records.ts';
import type { TestTournament } from '../../arena.ts';
import { write } from '../../site-records.ts';
import { adminScreen } from '../admin-screen.ts';
import { expect, test as withAdminArea } from '../editing/admin-tournaments.ts';

const NAMES = 'LOUD,Los Pumas,Fluxo,INTZ,Team Liquid,Lobos MX,Halcones,Águilas,Rayo,Kings,Nova,Furia'.split(',');

/** Plans a competition of three matches in one lobby. The second match waits for its result. */
async function planMatch(
  database: Database,
  { id, name: tournamentName }: Pick<TestTournament, 'id' | 'name'>,
  count: number,
  before: Partial<Match>,
) {
  const names = NAMES.slice(0, count);
  const ids = names.map((_, index) => `equipo-${String(index).padStart(2, '0')}`);
  const scoring = planTemplates(count, 4)[0]?.stages[0]?.scoring ?? stageRecord().scoring;
  const stages = [stageRecord({ scoring, groups: [{ id: 'sala', name: 'Sala', entryIds: ids }] })];
  const place = `competitions/${id}`;
  const entries = names.map((name, index) => entryRecord(ids[index] ?? '', { name, seed: index + 1 }));
  await write(database, {
    [place]: { ...competitionRecord({ tournamentId: id, teamSize: 4, secondPerson: false, stages }), writes: 1 },
    ...Object.fromEntries(entries.map((entry) => [`${place}/entries/${entry.id}`, { ...entry }])),
    [`${place}/matches/m1`]: { ...matchRecord('m1', 1, before) },
    [`${place}/matches/m2`]: { ...matchRecord('m2', 2, { map: 'Purgatorio', state: 'playing' }) },
    [`${place}/matches/m3`]: { ...matchRecord('m3', 3, { map: 'Kalahari' }) },
  });
  const document = database.doc(`${place}/matches/m2`);
  return {
    tournamentId: id,
    tournamentName,
    matchId: 'm2',
    names,
    /** Result rows in the order of `names`, with these kills. */
    rows: (kills: (index: number) => number) => ids.map((entryId, index) => row(entryId, index + 1, kills(index))),
    stored: async () => Match.strip().parse((await document.get()).data()),
    revisions: async () => (await document.collection('revisions').get()).docs,
  };
}

type TestMatch = Awaited<ReturnType<typeof planMatch>>;

/** Page object of a match's screen. */
export function resultPage(page: Page) {
  const lobby = page.getByRole('list', { name: /^(Sala|Ya anotados)$/ });
  return {
    ...adminScreen(page),
    entry: (name: string) => lobby.getByRole('button', { name: new RegExp(`^${name}( \\d+\\.º| no jugó)?$`) }),
    row: (name: string) =>
      page
        .getByRole('list', { name: 'Resultado' })
        .getByRole('listitem')
        .filter({ has: page.getByText(name, { exact: true }) }),
    kills: (kills: number) =>
      page.getByRole('button', { name: kills === 1 ? '1 baja' : `${kills} bajas`, exact: true }),
    way: (name: string) => page.getByRole('group', { name: 'Cómo anotar' }).getByText(name, { exact: true }),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    cell: (column: 'Puesto' | 'Bajas', name: string) => page.getByLabel(`${column} de ${name}`, { exact: true }),
    pasted: page.getByLabel('Lo que copiaste'),

    async open({ tournamentId, matchId }: TestMatch): Promise<void> {
      await page.goto(adminPath('match', { id: tournamentId, matchId }));
      await expect(page.getByRole('heading', { name: /^Partida \d+$/ })).toBeVisible();
    },
  };
}

interface Fixtures {
  result: ReturnType<typeof resultPage>;
  /** Plans a competition with a number of entries; `before` changes its first match. */
  makeMatch: (count: number, before?: Partial<Match>) => Promise<TestMatch>;
}

/** Tests of the screen on which results are entered. */
export const test = withAdminArea.extend<Fixtures>({
  result: async ({ adminPage }, use) => {
    await use(resultPage(adminPage.page));
  },
  makeMatch: async ({ makeTournament, database }, use) => {
    const made: string[] = [];
    await use(async (count, before = {}) => {
      const tournament = await makeTournament();
      made.push(tournament.id);
      return planMatch(database, tournament, count, before);
    });
    for (const id of made) {
      await database.recursiveDelete(database.doc(`competitions/${id}`));
      await database.recursiveDelete(database.doc(`results/${id}`));
    }
  },
});

export { expect };
