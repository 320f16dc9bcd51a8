// Mail notices from subscription to unsubscription, read in the local mail catcher.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { local } from '../../../scripts/lib/local.ts';
import { openDatabase } from '../../fixtures/records/database.ts';
import { expect, test } from '../arena.ts';
import { filledForm } from '../registration/registration-form.ts';
import { decide, runMinutely } from './telling.ts';

/** Returns a time zone in which it is noon: at night, notices wait for the reader's morning. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

test.use({ timezoneId: zoneAtNoon() });

/** Follows the link with these words in the mail to an address with a subject. */
async function follow(page: Page, address: string, subject: string, words: string): Promise<void> {
  const mail = page
    .getByRole('article')
    .filter({ hasText: `Para ${address}` })
    .filter({ hasText: subject });
  await expect(async () => {
    await page.goto(local.mailUrl);
    await expect(mail).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  const link = mail.getByRole('link', { name: words });
  expect(await link.getAttribute('href')).toContain(`${local.siteUrl}/`);
  await link.click();
}

test('a player without the link gets it by e-mail', async ({ page, context, makeTournament }) => {
  const address = `${randomUUID()}@correo.test`;
  const tournament = await makeTournament({ currentPlayers: 1 });
  const { freeFireId } = await tournament.hold({ nickname: 'Nube', email: address, status: 'pending' });
  await page.goto('/mi-lugar');
  await page.getByRole('button', { name: 'Perdí mi enlace' }).click();
  await page.getByRole('button', { name: 'Mandarme mi enlace' }).click();
  await expect(page.getByText('El correo es obligatorio')).toBeVisible();
  await page.getByLabel('Correo').fill(address);
  await page.getByRole('button', { name: 'Mandarme mi enlace' }).click();
  await expect(page.getByText(/^Si hay una inscripción con ese correo/)).toBeVisible();
  const inbox = await context.newPage();
  await follow(inbox, address, `Tu enlace: ${tournament.name}`, 'Abrir «Mi lugar»');
  await expect(inbox.getByRole('heading', { name: 'Tu inscripción está en revisión' })).toBeVisible();

  const form = await filledForm(page, tournament);
  await form.form.freeFireId.fill(freeFireId);
  await form.form.submit.click();
  await page.getByRole('button', { name: '¿Eres tú? Te mandamos tu enlace' }).click();
  await expect(page.getByRole('alertdialog').getByLabel('Correo')).toHaveValue('Ana.Torres@correo.mx');
});

test('a player confirms mail notices, receives one and unsubscribes', async ({ page, context, makeTournament }) => {
  const address = `${randomUUID()}@correo.test`;
  const tournament = await makeTournament({ currentPlayers: 1 });
  const holder = await tournament.hold({ nickname: 'Nube', status: 'pending' });
  await page.goto(`/mi-lugar#${holder.token}`);
  await page.getByRole('button', { name: 'Pedir avisos por correo' }).click();
  await page.getByLabel('Correo').fill('sin arroba');
  await page.getByRole('button', { name: 'Avísame por correo' }).click();
  await expect(page.getByText('Correo electrónico inválido')).toBeVisible();
  await page.getByLabel('Correo').fill(address);
  await page.getByRole('button', { name: 'Avísame por correo' }).click();
  await expect(page.getByText(`Mandamos un correo a ${address}.`)).toBeVisible();

  const inbox = await context.newPage();
  await follow(inbox, address, 'Confirma tus avisos', 'Confirmar mis avisos');
  await expect(inbox).toHaveURL('/avisos');
  await inbox.getByRole('button', { name: 'Sí, avísenme' }).click();
  await expect(inbox.getByText('Listo: te escribimos cuando pase algo con tu inscripción.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Pedir avisos por correo' }).click();
  await expect(page.getByText(`Te escribimos a ${address}.`)).toBeVisible();

  const { database, close } = openDatabase(local.projectId);
  const registration = `${tournament.id}_${holder.freeFireId}`;
  await decide(database, registration, { status: 'approved', from: 'pending' });
  await runMinutely(page);
  await follow(inbox, address, 'Estás dentro', 'Abrir «Mi lugar»');
  await expect(inbox).toHaveURL(`/mi-lugar?torneo=${tournament.id}`);
  await expect(inbox.getByRole('heading', { name: 'Mi lugar' })).toBeVisible();

  await follow(inbox, address, 'Estás dentro', 'Ya no me escriban');
  await inbox.getByRole('button', { name: 'Ya no me escriban' }).click();
  await expect(inbox.getByText('Listo: ya no te escribimos por esa inscripción.')).toBeVisible();
  await decide(database, registration, { status: 'rejected', from: 'approved' });
  await runMinutely(page);
  const notices = database.collection('notices').where('tournamentId', '==', tournament.id);
  const states = async () =>
    (await notices.get()).docs.map((one) => `${one.get('event')} ${one.get('state')} ${one.get('queued').length}`);
  await expect.poll(states).toEqual(expect.arrayContaining(['approved done 1', 'rejected done 0']));
  await close();
});
