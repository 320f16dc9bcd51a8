import { mergeTests, type Page } from '@playwright/test';
import { expect, fromNow, type TestTournament, test as withTournaments } from '../arena.ts';
import { test as withSession } from '../session/session.ts';
import { registerEach } from './editing/desk-tournaments.ts';

interface Fixtures {
  /** The page of an admin who is signed in. */
  desk: Page;
  /** A tournament with 4 places and a registration of each status, the latest of all by date. */
  halfFull: TestTournament;
}

/** Tests of the statistics. */
export const test = mergeTests(withTournaments, withSession).extend<Fixtures>({
  desk: async ({ page, admin, enter }, use) => {
    await enter(page.context(), admin);
    await use(page);
  },
  halfFull: async ({ makeTournament, database }, use) => {
    const tournament = await makeTournament({ maxPlayers: 4, currentPlayers: 2, date: fromNow(24 * 365) });
    await registerEach(database, tournament.id);
    await use(tournament);
    const { docs } = await database.collection('registrations').where('tournamentId', '==', tournament.id).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  },
});

export { expect };
