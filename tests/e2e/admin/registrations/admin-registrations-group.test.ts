// An organiser writes to all approved players of a tournament.
import { expect, test } from './admin-registrations.ts';

test('an organiser reads how many a message reaches, edits it, and copies it for the chat', async ({
  queue,
  openQueue,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tournament = await openQueue(3, {
    fields: (index) => (index === 2 ? {} : { status: 'approved', decidedAt: new Date() }),
  });
  const { page } = queue;
  await expect(page.getByRole('button', { name: 'Escribirles' })).toHaveCount(0);
  await queue.show('Aprobados');
  await page.getByRole('button', { name: 'Escribirles' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Escribirles a los aprobados' });
  await expect(dialog.getByText('Llega a 0 de 2')).toBeVisible();
  await expect(dialog.getByText('Quedan 3 de 3 en estas 12 horas.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Mandar aviso a 0' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Hoy jugamos a las 19:00.');
  await expect(dialog.getByText(`${tournament.name}: Hoy jugamos a las 19:00.`)).toBeVisible();
  await queue.isSound();
  await dialog.getByRole('button', { name: 'Copiar para el chat' }).click();
  await expect(page.getByText('Texto copiado. Pégalo en el grupo.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`*${tournament.name}*\nHoy jugamos a las 19:00.\n`);
  await dialog.getByText('Uno por uno, por WhatsApp o correo (2)').click();
  await expect(dialog.getByRole('list', { name: 'Uno por uno' }).getByRole('listitem')).toHaveCount(2);
  await queue.isSound();
});

test('the bar of a phone says what was approved in at most two lines', async ({ queue, openQueue }) => {
  await openQueue(12);
  const { page, dock } = queue;
  await page.getByRole('button', { name: 'Elegir 12' }).click();
  await dock.getByRole('button', { name: 'Aprobar' }).click();
  const said = dock.getByText('Aprobaste 12 inscripciones.');
  await expect(said).toBeVisible();
  expect((await said.boundingBox())?.height).toBeLessThan(45);
  await expect(dock.getByRole('button', { name: 'Deshacer' })).toBeInViewport({ ratio: 1 });
  await queue.isSound();
});
