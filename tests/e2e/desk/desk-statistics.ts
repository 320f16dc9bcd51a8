import { mergeTests, type Page } from '@playwright/test';
import { expect, fromNow, type TestTournament, test as withTournaments } from '../arena.ts';
import { expectNoFaults, expectToFit } from '../reach.ts';
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
  desk: async ({ page, backstage, enter }, use) => {
    await enter(page.context(), await backstage.create({ role: 'admin' }));
    await use(page);
  },
  halfFull: async ({ makeTournament, backstage }, use) => {
    const tournament = await makeTournament({ maxPlayers: 4, currentPlayers: 2, date: fromNow(24 * 365) });
    await registerEach(backstage.database, tournament.id);
    await use(tournament);
    const { docs } = await backstage.database
      .collection('registrations')
      .where('tournamentId', '==', tournament.id)
      .get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  },
});

/** Nothing that axe faults, and nothing wider than the screen. */
export async function isSound(page: Page): Promise<void> {
  await expectNoFaults(page);
  await expectToFit(page);
}

export { expect };
