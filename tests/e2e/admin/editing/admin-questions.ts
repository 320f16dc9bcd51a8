import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Fields } from '../../../fixtures/records/records.ts';
import { test as withAdminArea } from './admin-tournaments.ts';

/** A question of its own for one test. */
export interface TestQuestion {
  id: string;
  text: string;
}

/** Stores an optional question at the end of the form, asked unless told otherwise. */
type MakeQuestion = (fields?: Fields) => Promise<TestQuestion>;

/** Sorts after every question that other tests make. */
const LAST_PLACES = 500_000;

/** The questions' admin area, the way an organiser uses it. */
function questionsPage(page: Page) {
  const row = (text: string) => page.getByRole('list', { name: 'Preguntas' }).getByRole('article', { name: text });
  return {
    row,
    rows: page.getByRole('list', { name: 'Preguntas' }).getByRole('article'),
    text: page.getByLabel('Pregunta', { exact: true }),
    type: page.getByLabel('Tipo', { exact: true }),
    options: page.getByLabel('Opciones', { exact: true }),
    /** The tournament in which it is asked. */
    where: page.getByLabel('Torneo', { exact: true }),
    save: page.getByRole('button', { name: /^(Crear pregunta|Guardar cambios)$/ }),
    handle: (text: string) => row(text).getByRole('button', { name: `Mover «${text}»` }),
    form: page.frameLocator('iframe[title="Formulario de inscripción"]'),

    async open(): Promise<void> {
      await page.goto('/admin/questions');
      await expect(this.rows.first()).toBeVisible();
    },

    /** Chooses something from the menu of a question in the list. */
    async choose({ text }: TestQuestion, action: string): Promise<void> {
      await row(text)
        .getByRole('button', { name: `Acciones de «${text}»` })
        .click();
      await row(text).getByRole('button', { name: action, exact: true }).click();
    },
  };
}

/** Tests of the questions' admin area. Whatever they ask is optional: others register at the same time. */
export const test = withAdminArea.extend<{
  questions: ReturnType<typeof questionsPage>;
  makeQuestion: MakeQuestion;
  /** Deletes the questions of these words after the test. */
  askedHere: string[];
}>({
  questions: async ({ adminPage }, use) => {
    await use(questionsPage(adminPage.page));
  },
  makeQuestion: async ({ database }, use) => {
    const made: string[] = [];
    await use(async (fields = {}) => {
      const id = `prueba-${randomUUID()}`;
      const text = `¿Prueba ${id.slice(-8)}?`;
      const empty = { type: 'text', required: false, placeholder: '', options: [], active: true, revision: 1 };
      await database.doc(`questions/${id}`).set({ text, ...empty, order: LAST_PLACES + made.length, ...fields });
      made.push(id);
      return { id, text: String(fields.text ?? text) };
    });
    await Promise.all(made.map((id) => database.doc(`questions/${id}`).delete()));
  },
  askedHere: async ({ database }, use) => {
    const texts: string[] = [];
    await use(texts);
    for (const text of texts) {
      const { docs } = await database.collection('questions').where('text', '==', text).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    }
  },
});

export { expect };
