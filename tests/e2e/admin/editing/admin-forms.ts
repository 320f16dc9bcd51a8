import { expect, type Page } from '@playwright/test';
import { test as withAdminArea } from './admin-tournaments.ts';

/** Page object of the forms in the admin area. */
function formsPage(page: Page) {
  const row = (title: string) => page.getByRole('list', { name: 'Formularios' }).getByRole('article', { name: title });
  const fields = page.getByRole('list', { name: 'Campos' }).getByRole('listitem');
  return {
    row,
    fields,
    title: page.getByLabel('Título', { exact: true }),
    /** Question text of an expanded field. */
    label: (index: number) => fields.nth(index).getByLabel('Qué se pregunta'),
    type: (index: number) => fields.nth(index).getByLabel('Tipo', { exact: true }),
    options: (index: number) => fields.nth(index).getByLabel('Opciones', { exact: true }),
    save: page.getByRole('button', { name: /^(Crear formulario|Guardar cambios)$/ }),
    view: page.frameLocator('iframe[title="Formulario público"]'),

    /** Chooses an action in the menu of a listed form. */
    async choose(title: string, action: string): Promise<void> {
      await row(title)
        .getByRole('button', { name: `Acciones de «${title}»` })
        .click();
      await row(title).getByRole('button', { name: action, exact: true }).click();
    },
  };
}

/** Tests of the forms' admin area. */
export const test = withAdminArea.extend<{ forms: ReturnType<typeof formsPage> }>({
  forms: async ({ adminPage }, use) => {
    await use(formsPage(adminPage.page));
  },
});

export { expect };
