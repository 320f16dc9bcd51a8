import { errorText } from '@arena/domain';
import { mergeTests } from '@playwright/test';
import { adminPath } from '../../../web/src/lib/addresses/admin-paths.ts';
import { expect, test as withTournaments } from '../arena.ts';
import { filledForm, SENT } from '../registration/registration-form.ts';
import { test as withSession } from '../session/session.ts';
import { adminScreen } from './admin-screen.ts';

const test = mergeTests(withTournaments, withSession);

test('an excluded player can’t register until an admin ends the exclusion', async ({
  page,
  visitor,
  admin,
  enter,
  makeTournament,
  database,
}) => {
  const screen = adminScreen(page);
  const { form, freeFireId } = await filledForm(visitor, await makeTournament());
  await enter(page.context(), admin);
  await page.goto(adminPath('exclusions'));
  await page.getByLabel('ID de Free Fire').fill(freeFireId);
  await page.getByRole('button', { name: 'Excluir a un jugador' }).click();
  await expect(page.getByLabel('Motivo')).toHaveAccessibleDescription(/Escribe el motivo/);
  await page.getByLabel('Motivo').fill('Usó un programa de ayuda');
  await page.getByRole('button', { name: 'Excluir a un jugador' }).click();
  const row = page
    .getByRole('list', { name: 'Jugadores excluidos' })
    .getByRole('listitem')
    .filter({ hasText: freeFireId });
  await expect(row).toContainText('sin fecha de fin');
  await screen.isSound();
  await row.getByRole('button', { name: 'Cambiar el fin' }).click();
  await screen.dialog.getByLabel('Hasta cuándo').fill('2030-01-05T18:00');
  await screen.isSound();
  await screen.dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(row).toContainText('hasta el 5 de enero de 2030');
  await row.getByRole('button', { name: 'Sus torneos' }).click();
  await expect(screen.dialog.getByText('Este ID no está en ninguna competencia.')).toBeVisible();
  await screen.isSound();
  await screen.dialog.getByRole('button', { name: 'Cerrar' }).click();
  await form.submit.click();
  await expect(form.freeFireId).toHaveAccessibleDescription(new RegExp(errorText.player_excluded));

  await row.getByRole('button', { name: 'Terminar' }).click();
  await screen.dialog.getByRole('button', { name: 'Terminar' }).click();
  await expect(screen.toast('Terminada: este ID ya puede inscribirse.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await form.submit.click();
  await expect(visitor.getByText(SENT)).toBeVisible();
  const { docs } = await database.collection('exclusions').where('freeFireId', '==', freeFireId).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});
