import { mergeTests, type Page } from '@playwright/test';
import type { Database } from '../../../../functions/src/platform/firestore.ts';
import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { expect, test as withTournaments } from '../../arena.ts';
import { test as withSession } from '../../session/session.ts';
import { adminScreen } from '../admin-screen.ts';

/** Page object of the tournaments in the admin area. */
export function tournamentAdminPage(page: Page) {
  const row = (name: string) =>
    page
      .getByRole('list', { name: 'Torneos' })
      .getByRole('article', { name, exact: true })
      .or(page.getByRole('table', { name: 'Torneos' }).getByRole('row', { name }));
  return {
    ...adminScreen(page),
    row,
    rows: page.getByRole('list', { name: 'Torneos' }).getByRole('article'),
    name: page.getByLabel('Nombre', { exact: true }),
    /** Save button; its label depends on the status. */
    save: page.getByRole('button', { name: /^(Guardar borrador|Guardar cambios|Publicar|Programar)$/ }),
    rules: page.getByRole('textbox', { name: /^Regla \d+$/ }),

    async open(): Promise<void> {
      await page.goto(adminPath('tournaments'));
      const lines = page.getByRole('table', { name: 'Torneos' }).getByRole('row');
      await expect(this.rows.or(lines).first()).toBeVisible();
    },

    async edit(id: string): Promise<void> {
      await page.goto(adminPath('editTournament', { id }));
      await expect(this.name).not.toHaveValue('');
    },

    /** Chooses an action in the menu of a listed tournament. */
    async choose(name: string, action: string): Promise<void> {
      await row(name)
        .getByRole('button', { name: `Acciones de ${name}` })
        .click();
      await row(name).getByRole('button', { name: action, exact: true }).click();
    },
  };
}

export type TournamentAdminPage = ReturnType<typeof tournamentAdminPage>;

interface Fixtures {
  /** The admin area, with the test's admin signed in. */
  adminPage: TournamentAdminPage;
  /** Collections and names of the documents to delete after the test. */
  madeHere: [keyof typeof nameOf, string][];
}

/** The field that holds the name. */
const nameOf = { tournaments: 'name', forms: 'title', questions: 'text' } as const;

/** Tests of the tournaments' admin area. */
export const test = mergeTests(withTournaments, withSession).extend<Fixtures>({
  adminPage: async ({ page, admin, enter }, use) => {
    await enter(page.context(), admin);
    await use(tournamentAdminPage(page));
  },
  madeHere: async ({ database }, use) => {
    const made: Fixtures['madeHere'] = [];
    await use(made);
    for (const [collection, name] of made) {
      const { docs } = await database.collection(collection).where(nameOf[collection], '==', name).get();
      for (const { ref } of docs) await database.recursiveDelete(ref);
    }
  },
});

/** Reads the stored tournaments of a name. */
export async function storedByName(database: Database, name: string) {
  const { docs } = await database.collection('tournaments').where('name', '==', name).get();
  return docs.map((found) => ({ id: found.id, ...found.data() }));
}

export { expect };
