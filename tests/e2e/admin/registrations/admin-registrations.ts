import { mergeTests, type Page } from '@playwright/test';
import type { Database } from '../../../../functions/src/platform/firestore.ts';
import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { type Fields, registrationPath, registrationRecord } from '../../../fixtures/records/records.ts';
import { expect, type TestTournament, test as withTournaments } from '../../arena.ts';
import { test as withSession } from '../../session/session.ts';
import { write } from '../../site-records.ts';
import { adminScreen } from '../admin-screen.ts';

/** Page object of the registration list. */
export function queuePage(page: Page) {
  const lines = page.getByRole('table', { name: 'Inscripciones' }).getByRole('row');
  const rows = page
    .getByRole('list', { name: 'Inscripciones' })
    .getByRole('article')
    .or(lines.filter({ has: page.getByRole('checkbox') }));
  return {
    ...adminScreen(page),
    rows,
    row: (name: string) => rows.filter({ has: page.getByRole('checkbox', { name: `Elegir a ${name}`, exact: true }) }),
    search: page.getByRole('searchbox', { name: 'Buscar inscripciones' }),
    dock: page.getByRole('region', { name: 'Decisiones' }),
    details: page.getByRole('dialog'),
    places: page.getByRole('status').filter({ hasText: /cupo|inscritos|por revisar/ }),

    async open(tournament?: { id: string }): Promise<void> {
      await page.goto(tournament ? adminPath('registrationsOf', { id: tournament.id }) : adminPath('registrations'));
      await expect(this.places).toBeVisible();
    },

    /** Filters by status. */
    async show(filter: string): Promise<void> {
      await page.getByRole('group', { name: 'Mostrar' }).getByText(filter).click();
    },

    approve: (name: string) => page.getByRole('button', { name: `Aprobar a ${name}` }).click(),
  };
}

export type QueuePage = ReturnType<typeof queuePage>;

const FIRST_ID = 20_000_000;
const MINUTE = 60_000;
const MOST_IN_A_BATCH = 400;

/**
 * Stores registrations of invented players, in order of arrival, and updates the tournament's count. A name ends in
 * the player's number; `fields` overrides the defaults.
 */
export async function enrol(
  database: Database,
  tournament: Pick<TestTournament, 'id' | 'change'>,
  count: number,
  fields: (index: number) => Fields = () => ({}),
): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => {
    const freeFireId = String(FIRST_ID + index);
    const number = String(index).padStart(4, '0');
    return registrationRecord({
      tournamentId: tournament.id,
      freeFireId,
      fullName: `Jugadora ${number}`,
      nameKey: `jugadora ${number}`,
      email: `${tournament.id}-${number}@example.com`,
      phone: `+52 55 ${tournament.id.replace(/\D/g, '').slice(-5).padStart(5, '7')}${String(index).padStart(3, '0')}`,
      createdAt: new Date(Date.now() - (count - index + 1) * MINUTE),
      answers: { nick: `Nick${number}`, rol: 'Rusher' },
      ...fields(index),
    });
  });
  for (let start = 0; start < all.length; start += MOST_IN_A_BATCH) {
    const some = all.slice(start, start + MOST_IN_A_BATCH);
    const path = (one: Fields) => registrationPath(String(one.freeFireId), tournament.id);
    await write(database, Object.fromEntries(some.map((one) => [path(one), one])));
  }
  await tournament.change({ currentPlayers: all.filter(({ status }) => status !== 'rejected').length });
}

interface Enrolled {
  tournament?: Fields;
  fields?: (index: number) => Fields;
}

interface Fixtures {
  /** The registration list, with the test's admin signed in. */
  queue: QueuePage;
  /** Opens the list of a new tournament with a number of registrations. */
  openQueue: (players: number, enrolled?: Enrolled) => Promise<TestTournament>;
}

/** Tests of the registrations' admin area. */
export const test = mergeTests(withTournaments, withSession).extend<Fixtures>({
  // `makeTournament` comes first, so its tournaments are removed after this page has stopped listening.
  queue: async ({ makeTournament: _tournaments, page, admin, enter }, use) => {
    await enter(page.context(), admin);
    await use(queuePage(page));
  },
  openQueue: async ({ queue, makeTournament, database }, use) => {
    await use(async (players, { tournament: particulars, fields } = {}) => {
      const tournament = await makeTournament(particulars);
      await enrol(database, tournament, players, fields);
      await queue.open(tournament);
      return tournament;
    });
  },
});

export { expect };
