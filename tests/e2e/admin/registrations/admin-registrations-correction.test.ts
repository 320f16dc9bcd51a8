import { expect, type QueuePage, test } from './admin-registrations.ts';

/** Opens the editor of a registration. */
async function correct({ page, details }: QueuePage, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  await details.getByRole('button', { name: 'Corregir datos' }).click();
}

test('corrects name, ID, contact and answers, with problems at their fields; unsaved ones are kept for the tab', async ({
  queue,
  openQueue,
}) => {
  const tournament = await openQueue(2);
  const { details } = queue;
  const id = details.getByLabel('ID de Free Fire');
  const discord = details.getByLabel('¿Cuál es tu usuario de Discord?');
  const save = () => details.getByRole('button', { name: 'Guardar' }).click();
  await correct(queue, 'Jugadora 0001');
  await expect(details.getByLabel('Nombre completo')).toBeFocused();
  await test.step('what is wrong is said beside its field', async () => {
    await details.getByLabel('Nombre completo').fill('Jugadora Corregida');
    await id.fill('123');
    await discord.fill('');
    await save();
    await expect(details.getByText('Free Fire ID must be 8-12 digits')).toBeVisible();
    await expect(details.getByText('Esta pregunta es obligatoria')).toBeVisible();
    await expect(id).toBeFocused();
    await queue.isSound();
  });
  await test.step('an ID that is taken too', async () => {
    await id.fill('20000000');
    await discord.fill('Nick0001');
    await save();
    await expect(details.getByRole('alert')).toContainText('Lo que escribiste sigue aquí.');
    await expect(id).toHaveAccessibleDescription(/Este ID de Free Fire ya está inscrito en este torneo\./);
    await expect(id).toBeFocused();
    expect((await tournament.registrations()).map(({ revision = 0 }) => revision)).toEqual([0, 0]);
  });
  await test.step('what is right is stored', async () => {
    await id.fill('29990001');
    await expect(details.getByText('El ID anterior queda libre para otra inscripción.')).toBeVisible();
    await details.getByLabel('Correo').fill('corregida@example.com');
    await details.getByLabel('Teléfono').fill('55 1234 5678');
    await details.getByLabel('¿Desde qué país juegas?').selectOption('Perú');
    await save();
    await expect(queue.toast('Listo: corregiste los datos de Jugadora Corregida.')).toBeVisible();
    await expect(details.getByRole('heading', { name: 'Jugadora Corregida' })).toBeVisible();
    await expect(details).toContainText('29990001');
    await expect(details.getByRole('button', { name: 'Corregir datos' })).toBeFocused();
  });
  expect(await tournament.registrations()).toContainEqual(
    expect.objectContaining({
      fullName: 'Jugadora Corregida',
      freeFireId: '29990001',
      email: 'corregida@example.com',
      phone: '55 1234 5678',
      answers: { nick: 'Nick0001', pais: 'Perú' },
      revision: 1,
    }),
  );
  expect(await tournament.registrations()).toHaveLength(2);
  expect(await tournament.currentPlayers()).toBe(2);
  await queue.page.keyboard.press('Escape');
  await expect(queue.row('Jugadora Corregida')).toBeVisible();

  await test.step('an unsaved correction is kept for the tab, until the session ends', async () => {
    const { page } = queue;
    await correct(queue, 'Jugadora 0000');
    await details.getByLabel('Nombre completo').fill('A Medias');
    await details.getByRole('button', { name: 'Volver', exact: true }).click();
    await expect(details.getByRole('button', { name: 'Corregir datos' })).toBeFocused();
    await page.reload();
    await correct(queue, 'Jugadora 0000');
    await expect(details.getByLabel('Nombre completo')).toHaveValue('A Medias');
    await expect(details).toContainText('Recuperamos lo que escribiste y no guardaste.');
    const kept = () =>
      page.evaluate(() => [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]);
    expect((await kept()).map((text) => text.includes('A Medias'))).toEqual([false, true]);
    await page.goto('/admin');
    await queue.session.signOut();
    expect((await kept()).join()).not.toMatch(/A Medias|20000000/);
  });
});
