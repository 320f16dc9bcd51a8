import { Match, planTemplates, type ResultRow } from '@arena/domain';
import type { Page } from '@playwright/test';
import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  stageRecord,
} from '../../../fixtures/records/competition-records.ts';
import type { Fields } from '../../../fixtures/records/records.ts';
import { write } from '../../site-records.ts';
import { adminScreen } from '../admin-screen.ts';
import { expect, test as withAdminArea } from '../editing/admin-tournaments.ts';

const NAMES = 'LOUD,Los Pumas,Fluxo,INTZ,Team Liquid,Lobos MX,Halcones,Águilas,Rayo,Kings,Nova,Furia'.split(',');

function nameOf(index: number): string {
  const name = NAMES[index % NAMES.length] ?? '';
  return index < NAMES.length ? name : `${name} ${Math.floor(index / NAMES.length) + 1}`;
}

/** A competition of its own for one test: three matches, in one lobby. */
export interface TestMatch {
  tournamentId: string;
  tournamentName: string;
  matchId: string;
  names: readonly string[];
  /** A result in that order, with kills. */
  rows(kills?: (index: number) => number): ResultRow[];
  stored(): Promise<Match>;
  revisions(): Promise<Fields[]>;
}

interface Planned {
  before?: Partial<Match>;
}

/** The match's screen, the way an organiser uses it. */
export function resultPage(page: Page) {
  const lobby = page.getByRole('list', { name: 'Sala' });
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

export type ResultPage = ReturnType<typeof resultPage>;

interface Fixtures {
  result: ResultPage;
  /** Plans a competition of so many and shows its second match, which is to be entered. */
  makeMatch: (count: number, planned?: Planned) => Promise<TestMatch>;
}

/** Tests of the screen on which results are entered. */
export const test = withAdminArea.extend<Fixtures>({
  result: async ({ adminPage }, use) => {
    await use(resultPage(adminPage.page));
  },
  makeMatch: async ({ makeTournament, database }, use) => {
    const made: string[] = [];
    await use(async (count, { before } = {}) => {
      const { id, name: tournamentName } = await makeTournament();
      made.push(id);
      const ids = Array.from({ length: count }, (_, index) => `equipo-${String(index).padStart(2, '0')}`);
      const scoring = planTemplates(count, 4)[0]?.stages[0]?.scoring ?? stageRecord().scoring;
      const groups = [{ id: 'sala', name: 'Sala', entryIds: ids }];
      const stages = [stageRecord({ scoring, groups })];
      const place = `competitions/${id}`;
      await write(database, {
        [place]: { ...competitionRecord({ tournamentId: id, teamSize: 4, secondPerson: false, stages }), writes: 1 },
        ...Object.fromEntries(
          ids.map((entryId, at) => [
            `${place}/entries/${entryId}`,
            { ...entryRecord(entryId, { name: nameOf(at), seed: at + 1 }) },
          ]),
        ),
        [`${place}/matches/m1`]: { ...matchRecord('m1', 1, before) },
        [`${place}/matches/m2`]: { ...matchRecord('m2', 2, { map: 'Purgatorio', state: 'playing' }) },
        [`${place}/matches/m3`]: { ...matchRecord('m3', 3, { map: 'Kalahari' }) },
      });
      const document = database.doc(`${place}/matches/m2`);
      return {
        tournamentId: id,
        tournamentName,
        matchId: 'm2',
        names: ids.map((_, index) => nameOf(index)),
        rows: (kills = () => 1) =>
          ids.map((entryId, index) => ({ entryId, played: true, placement: index + 1, kills: kills(index) })),
        stored: async () => Match.strip().parse((await document.get()).data()),
        revisions: async () => (await document.collection('revisions').get()).docs.map((found) => found.data()),
      };
    });
    for (const id of made) {
      await database.recursiveDelete(database.doc(`competitions/${id}`));
      await database.recursiveDelete(database.doc(`results/${id}`));
    }
  },
});

export { expect };
