import { seenInTime } from '../../arena.ts';
import { expect, test } from './admin-questions.ts';
import { storedByName } from './admin-tournaments.ts';

test('on a laptop the previews of tournaments and questions follow the controls', async ({
  adminPage,
  visitor,
  makeTournament,
  questions,
  database,
}) => {
  const { id, name } = await makeTournament();
  const { page } = adminPage;
  await visitor.goto(`/tournament/${id}`);
  await adminPage.edit(id);
  await expect(page.getByRole('button', { name: 'Vista previa' })).toBeHidden();
  const card = page.frameLocator('iframe[title="Tarjeta del torneo"]');
  await expect(card.getByText(name)).toBeVisible();
  await page.getByLabel('1er lugar').fill('$321 USD');
  await expect(card.getByText('$321 USD')).toBeVisible();
  const minors = page.getByRole('group', { name: '¿Esperan el permiso de su tutor?' });
  await minors.getByLabel('No: solo avisa').focus();
  await page.keyboard.press('ArrowUp');
  await expect(minors.getByLabel('Sí: sin permiso no se aprueban')).toBeChecked();
  await adminPage.isSound();
  await adminPage.save.click();
  await expect(adminPage.toast('Listo: ya se ve en el sitio.')).toBeVisible();
  await adminPage.isSound();
  await seenInTime(visitor.getByText('$321 USD'));
  expect(await storedByName(database, name)).toEqual([
    expect.objectContaining({ prizePool: '1er: $321 USD, 2do: $30, 3er: TBD', guardianConsent: true }),
  ]);

  await questions.open();
  await expect(questions.form.getByLabel('¿Cuál es tu usuario de Discord?')).toBeVisible();
  await adminPage.isSound();
  await page.getByRole('link', { name: 'Nueva pregunta' }).click();
  await questions.text.fill('¿Días?');
  await questions.type.selectOption('Casillas de verificación');
  await questions.options.fill('Lunes\nMartes');
  await expect(questions.form.getByRole('checkbox', { name: 'Martes' })).toBeVisible();
  await adminPage.isSound();
});
