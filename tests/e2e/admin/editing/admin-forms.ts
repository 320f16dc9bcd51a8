import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Fields } from '../../../fixtures/records/records.ts';
import { test as withAdminArea } from './admin-tournaments.ts';

/** A form of its own for one test. */
interface TestForm {
  id: string;
  title: string;
}

/** Stores a form, open and with one field unless told otherwise, and responses to it. */
type MakeForm = (fields?: Fields, responses?: readonly Fields[]) => Promise<TestForm>;

const nick = { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: false, options: [] };

/** The forms' admin area, the way an organiser uses it. */
function formsPage(page: Page) {
  const row = (title: string) => page.getByRole('list', { name: 'Formularios' }).getByRole('article', { name: title });
  const fields = page.getByRole('list', { name: 'Campos' }).getByRole('listitem');
  return {
    row,
    fields,
    title: page.getByLabel('Título', { exact: true }),
    /** The words of a field that is unfolded. */
    label: (index: number) => fields.nth(index).getByLabel('Qué se pregunta'),
    type: (index: number) => fields.nth(index).getByLabel('Tipo', { exact: true }),
    options: (index: number) => fields.nth(index).getByLabel('Opciones', { exact: true }),
    save: page.getByRole('button', { name: /^(Crear formulario|Guardar cambios)$/ }),
    view: page.frameLocator('iframe[title="Formulario público"]'),

    async open(): Promise<void> {
      await page.goto('/admin/forms');
      await expect(page.getByRole('list', { name: 'Formularios' }).getByRole('article').first()).toBeVisible();
    },

    /** Chooses something from the menu of a form in the list. */
    async choose({ title }: Pick<TestForm, 'title'>, action: string): Promise<void> {
      await row(title)
        .getByRole('button', { name: `Acciones de «${title}»` })
        .click();
      await row(title).getByRole('button', { name: action, exact: true }).click();
    },
  };
}

/** Tests of the forms' admin area, each with forms of its own. */
export const test = withAdminArea.extend<{
  forms: ReturnType<typeof formsPage>;
  makeForm: MakeForm;
  /** Deletes the forms of these titles after the test. */
  titledHere: string[];
}>({
  forms: async ({ adminPage }, use) => {
    await use(formsPage(adminPage.page));
  },
  makeForm: async ({ database }, use) => {
    const made: string[] = [];
    await use(async (fields = {}, responses = []) => {
      const id = `prueba-${randomUUID()}`;
      const title = `Formulario ${id.slice(-8)}`;
      const document = database.doc(`forms/${id}`);
      const empty = { description: '', isActive: true, collectResponses: true, fields: [nick], revision: 1 };
      await document.set({ title, ...empty, ...fields });
      for (const [index, answers] of responses.entries()) {
        const at = new Date(Date.now() - index * 60_000);
        await document.collection('responses').doc(`r${index}`).set({ answers, submittedAt: at, receivedAt: at });
      }
      made.push(id);
      return { id, title: String(fields.title ?? title) };
    });
    for (const id of made) await database.recursiveDelete(database.doc(`forms/${id}`));
  },
  titledHere: async ({ database }, use) => {
    const titles: string[] = [];
    await use(titles);
    for (const title of titles) {
      const { docs } = await database.collection('forms').where('title', '==', title).get();
      for (const { ref } of docs) await database.recursiveDelete(ref);
    }
  },
});

export { expect };
