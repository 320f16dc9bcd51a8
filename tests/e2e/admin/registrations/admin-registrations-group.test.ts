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

test('an organiser writes to the chosen players only', async ({ queue, openQueue }) => {
  const tournament = await openQueue(5);
  const { page, dock } = queue;
  for (const name of ['Jugadora 0001', 'Jugadora 0003']) await queue.row(name).getByRole('checkbox').check();
  await queue.isSound();
  await dock.getByRole('button', { name: 'Escribirles' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Escribirles a 2 personas' });
  await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Cambió la hora.');
  const people = dialog.getByRole('list', { name: 'Uno por uno' }).getByRole('listitem');
  await expect(people).toHaveText([/^Jugadora 0001/, /^Jugadora 0003/]);
  const way = people.first().getByRole('link', { name: 'WhatsApp a Jugadora 0001' });
  await expect(way).toHaveAttribute('href', new RegExp(encodeURIComponent(`${tournament.name}: Cambió la hora.`)));
  await expect(dialog.getByRole('button', { name: /^Mandar aviso/ })).toHaveCount(0);
  await queue.isSound();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dock).toContainText('2 elegidas');
});

test('an error on a phone leaves the site’s bar and the panel’s links free', async ({ queue, openQueue }) => {
  await openQueue(1);
  const { page } = queue;
  await page.route('**/api/registrations/export**', (route) => route.abort());
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const error = page
    .getByRole('region', { name: 'Avisos' })
    .getByRole('button', { name: /No se guardó ningún archivo/ });
  await expect(error).toBeVisible();
  const strip = await page.getByRole('navigation', { name: 'Panel' }).boundingBox();
  expect((await error.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 740));
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
