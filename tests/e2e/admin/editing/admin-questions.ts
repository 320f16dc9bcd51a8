import { expect, type Page } from '@playwright/test';
import { test as withAdminArea } from './admin-tournaments.ts';

/** Page object of the questions in the admin area. */
function questionsPage(page: Page) {
  const row = (text: string) => page.getByRole('list', { name: 'Preguntas' }).getByRole('article', { name: text });
  return {
    row,
    rows: page.getByRole('list', { name: 'Preguntas' }).getByRole('article'),
    text: page.getByLabel('Pregunta', { exact: true }),
    type: page.getByLabel('Tipo', { exact: true }),
    options: page.getByLabel('Opciones', { exact: true }),
    /** Tournament to which a question is limited. */
    where: page.getByLabel('Torneo', { exact: true }),
    save: page.getByRole('button', { name: /^(Crear pregunta|Guardar cambios)$/ }),
    handle: (text: string) => row(text).getByRole('button', { name: `Mover «${text}»` }),
    form: page.frameLocator('iframe[title="Formulario de inscripción"]'),

    async open(): Promise<void> {
      await page.goto('/admin/questions');
      await expect(this.rows.first()).toBeVisible();
    },

    /** Chooses an action in the menu of a listed question. */
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
