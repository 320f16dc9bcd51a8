import type { Page } from '@playwright/test';

export const SENT = 'Inscripción enviada correctamente. Espera la aprobación del administrador.';

/** A Free Fire ID that no other test uses. */
export function newFreeFireId(): string {
  return String(Math.floor(100_000_000 + Math.random() * 900_000_000));
}

/** The registration form of the site, with the questions of the demo data. */
export function registrationForm(page: Page) {
  return {
    name: page.getByLabel('Nombre completo'),
    nickname: page.getByLabel('Apodo en Free Fire'),
    freeFireId: page.getByLabel('ID de Free Fire'),
    email: page.getByLabel('Correo'),
    phone: page.getByLabel('Teléfono'),
    adult: page.getByLabel('Tengo 18 años o más'),
    minor: page.getByLabel('Tengo menos de 18'),
    nick: page.getByLabel('¿Cuál es tu usuario de Discord?'),
    role: page.getByLabel('¿En qué rol juegas?'),
    submit: page.getByRole('button', { name: 'Enviar Inscripción' }),
    sending: page.getByRole('button', { name: 'Enviando Inscripción...' }),
    /** Fills in all required fields without sending. */
    async fill(freeFireId: string): Promise<void> {
      await this.name.fill('Ana Lucía Torres');
      await this.nickname.fill('AnaFF');
      await this.freeFireId.fill(freeFireId);
      await this.email.fill('Ana.Torres@correo.mx');
      await this.phone.fill('+52 55 1234 5678');
      await this.adult.check();
      await this.nick.fill('AnaFF');
      await this.role.selectOption('Rusher');
    },
  };
}

/** Opens the form of a tournament. */
export async function openForm(page: Page, { id }: { id: string }) {
  await page.goto(`/register/${id}`);
  return registrationForm(page);
}

/** Opens a tournament's form and fills it in with unique data. */
export async function filledForm(page: Page, tournament: { id: string }) {
  const freeFireId = newFreeFireId();
  const form = await openForm(page, tournament);
  await form.fill(freeFireId);
  return { form, freeFireId };
}
