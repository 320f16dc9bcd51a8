import { expect, test } from './admin-registrations.ts';

test('an admin corrects a registration with errors at their fields; unsaved text is kept until sign-out', async ({
  queue,
  openQueue,
}) => {
  const tournament = await openQueue(2);
  await tournament.asks({ text: '¿En qué nivel estás?', answer: 'Oro' });
  // The queue reads the questions once.
  await queue.page.reload();
  const { page, details } = queue;
  const name = details.getByLabel('Nombre completo');
  const id = details.getByLabel('ID de Free Fire');
  const save = details.getByRole('button', { name: 'Guardar' });
  const correct = async (player: string) => {
    await page.getByRole('button', { name: new RegExp(`^${player} `) }).click();
    await details.getByRole('button', { name: 'Corregir datos' }).click();
  };
  await correct('Jugadora 0001');
  await expect(name).toBeFocused();
  await name.fill('Jugadora Corregida');
  await id.fill('123');
  await details.getByLabel('¿En qué nivel estás?').fill('');
  await save.click();
  await expect(details.getByText('Free Fire ID must be 8-12 digits')).toBeVisible();
  await expect(details.getByText('Esta pregunta es obligatoria')).toBeVisible();
  await expect(id).toBeFocused();
  await queue.isSound();
  await id.fill('29990001');
  await expect(details.getByText('El ID anterior queda libre para otra inscripción.')).toBeVisible();
  await details.getByLabel('¿Cuál es tu usuario de Discord?').fill('Nick');
  await details.getByLabel('¿En qué nivel estás?').fill('Oro');
  await details.getByLabel('¿En qué rol juegas?').selectOption('Apoyo');
  await save.click();
  await expect(queue.toast('Listo: corregiste los datos de Jugadora Corregida.')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Corregir datos' })).toBeFocused();
  const corrected = { freeFireId: '29990001', revision: 1 };
  const answers = expect.objectContaining({ nick: 'Nick', rol: 'Apoyo' });
  expect(await tournament.registrations()).toContainEqual(expect.objectContaining({ ...corrected, answers }));
  expect(await tournament.registrations()).toHaveLength(2);
  await page.keyboard.press('Escape');

  await correct('Jugadora 0000');
  await name.fill('A Medias');
  await details.getByRole('button', { name: 'Volver', exact: true }).click();
  await expect(details.getByRole('button', { name: 'Corregir datos' })).toBeFocused();
  await page.reload();
  await correct('Jugadora 0000');
  await expect(name).toHaveValue('A Medias');
  await expect(details).toContainText('Recuperamos lo que escribiste y no guardaste.');
  const kept = () => page.evaluate(() => [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]);
  expect((await kept()).map((text) => text.includes('A Medias'))).toEqual([false, true]);
  await page.goto('/admin');
  await queue.session.signOut();
  expect((await kept()).join()).not.toMatch(/A Medias|20000000/);
});
