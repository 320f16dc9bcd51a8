import { expect, type Page } from '@playwright/test';
import { test as withAdminArea } from './admin-tournaments.ts';

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
    async choose(text: string, action: string): Promise<void> {
      await row(text)
        .getByRole('button', { name: `Acciones de «${text}»` })
        .click();
      await row(text).getByRole('button', { name: action, exact: true }).click();
    },
  };
}

/** Tests of the questions' admin area. */
export const test = withAdminArea.extend<{ questions: ReturnType<typeof questionsPage> }>({
  questions: async ({ adminPage }, use) => {
    await use(questionsPage(adminPage.page));
  },
});

export { expect };
