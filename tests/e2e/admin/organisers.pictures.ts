// Takes the pictures of docs/organisers.md from the demo data: `npm run pictures`.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../scripts/demo/accounts.ts';
import { accessRequestRecord } from '../../fixtures/people/roles.ts';
import { expect, test } from '../session/session.ts';
import { competitionPage } from './competition/admin-competition.ts';
import { tournamentAdminPage } from './editing/admin-tournaments.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'images', 'organisers');
/** The tournament whose registrations the queue shows first. */
const QUEUE = 'clasico-purgatorio';
const MOST_BYTES = 60 * 1_024;

/** Saves a picture of the screen. */
async function picture(page: Page, name: string, most = MOST_BYTES): Promise<void> {
  const path = join(FOLDER, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 60, animations: 'disabled' });
  expect(statSync(path).size, `${name} is small enough for a document`).toBeLessThan(most);
}

/** Saves a picture on the phone and on a computer, with the subject in view. */
async function bothPictures(page: Page, name: string, subject: Locator): Promise<void> {
  const phone = page.viewportSize();
  await subject.scrollIntoViewIfNeeded();
  await picture(page, name);
  await page.setViewportSize({ width: 1_280, height: 800 });
  await subject.scrollIntoViewIfNeeded();
  await picture(page, `${name}-computadora`, 2 * MOST_BYTES);
  if (phone !== null) await page.setViewportSize(phone);
}

test('takes the pictures of the organisers’ guide', async ({ page, backstage, session }) => {
  const newcomer = await backstage.create();
  const fields = { displayName: 'Voluntaria nueva', email: newcomer.email };
  await backstage.database.doc(`userRequests/${newcomer.uid}`).set(accessRequestRecord(newcomer.uid, fields));
  const pending = backstage.database.collection('registrations').where('status', '==', 'pending');
  const { docs } = await pending.where('tournamentId', '==', QUEUE).limit(1).get();
  const [minor] = docs;
  if (minor === undefined) throw new Error('The demo queue has no pending registration');
  await minor.ref.update({ guardian: { name: 'Rosa Torres', contact: '+52 55 8765 4321' } });
  const adminPage = tournamentAdminPage(page);
  await page.goto('/login');
  await session.fill({ email: 'duena@example.com', password: DEMO_PASSWORD });
  await picture(page, 'entrar');
  await session.submit.click();
  await expect(session.panel).toBeVisible();
  await expect(page.getByRole('region', { name: 'Por revisar' })).toBeVisible();
  await picture(page, 'panel');

  await adminPage.open();
  await picture(page, 'torneos');
  await adminPage.rows
    .first()
    .getByRole('button', { name: /^Acciones de / })
    .click();
  await picture(page, 'torneo-acciones');
  await page.goto('/admin/tournaments/new');
  await adminPage.name.fill('Copa Purgatorio');
  // Show the new fields: poster and team size.
  await page.getByRole('heading', { name: 'Póster' }).evaluate((heading) => heading.scrollIntoView());
  await picture(page, 'torneo-nuevo');
  await bothPictures(page, 'menores', page.getByRole('group', { name: '¿Esperan el permiso de su tutor?' }));

  await page.goto('/admin/registrations');
  await expect(page.getByRole('list', { name: 'Inscripciones' }).getByRole('article').first()).toBeVisible();
  await picture(page, 'inscripciones');
  await page
    .getByRole('button', { name: /^Rechazar a / })
    .first()
    .click();
  await expect(adminPage.dialog).toBeVisible();
  await picture(page, 'rechazar');
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Mostrar' }).getByText('Espera a su tutor').click();
  const row = page.getByRole('button', { name: new RegExp(`^${minor.get('fullName')} .+ Espera a su tutor$`) });
  await expect(page.getByRole('radio', { name: /^Aprobados \d/ })).toBeVisible();
  await bothPictures(page, 'tutor', row);
  await row.click();
  await bothPictures(page, 'tutor-detalles', page.getByRole('button', { name: 'Enlace para su tutor' }));
  await page.keyboard.press('Escape');

  const competition = competitionPage(adminPage.page);
  await competition.open('clasico-purgatorio');
  await picture(page, 'noche-plan');
  await competition.open('reto-alpine');
  await picture(page, 'noche');
  await competition.turnTo('Tabla');
  await competition.rows.first().click();
  await picture(page, 'noche-tabla');

  await competition.open('copa-de-apertura');
  await competition.turnTo('Premios');
  await bothPictures(page, 'premios', page.getByRole('link', { name: /^WhatsApp a / }).first());

  await page.goto('/admin/questions');
  await expect(page.getByRole('list', { name: 'Preguntas' }).getByRole('article').first()).toBeVisible();
  await picture(page, 'preguntas');
  await page.goto('/admin/forms');
  await expect(page.getByRole('list', { name: 'Formularios' }).getByRole('article').first()).toBeVisible();
  await picture(page, 'formularios');

  await page.goto('/admin/people');
  await expect(page.getByRole('article', { name: 'Voluntaria nueva' })).toBeVisible();
  await picture(page, 'solicitudes');
  await page.getByRole('button', { name: 'Aprobar a Voluntaria nueva' }).click();
  await adminPage.dialog.getByRole('radio', { name: /^Admin\./ }).check();
  await adminPage.dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(adminPage.toast('Voluntaria nueva ya puede entrar al panel.')).toBeVisible();
  await page.goto('/admin/people');
  await page.getByRole('radio', { name: 'Equipo' }).check({ force: true });
  await expect(page.getByRole('list', { name: 'Equipo' })).toBeVisible();
  await picture(page, 'equipo');
  await page.getByRole('radio', { name: 'Historial' }).check({ force: true });
  await expect(page.getByRole('list', { name: 'Historial' })).toBeVisible();
  await picture(page, 'historial');
  await page.goto('/admin/statistics');
  await expect(page.getByRole('figure')).toHaveCount(5);
  await picture(page, 'estadisticas');
});
