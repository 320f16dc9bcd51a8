import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { enrol, expect, test } from './admin-registrations.ts';

/** The file that listens to registrations: its name and a hash of seven characters. */
const LISTENING = /\/assets\/live-.{7}\.js$/;

test('the panel leads to the queue, and the queue from one tournament to all; axe finds no fault, and nothing is wider than the phone', async ({
  queue,
  makeTournament,
  database,
}) => {
  const { page } = queue;
  const long = {
    fullName: `María de los Ángeles ${'Fernández '.repeat(5)}`.trim(),
    email: `${'a'.repeat(60)}@example.com`,
  };
  const tournament = await makeTournament();
  await enrol(database, tournament, 6, (index) => (index === 0 ? long : {}));
  await test.step('the panel leads to the queue, and on to one tournament', async () => {
    await page.goto('/admin');
    const card = page.getByRole('listitem').filter({ hasText: 'Gestión de jugadores' });
    await expect(card.getByText('PRÓXIMAMENTE')).toHaveCount(0);
    await card.getByRole('link', { name: 'Gestión de jugadores' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inscripciones' })).toBeFocused();
    await expect(queue.places).toContainText('por revisar');
    await queue.search.fill(`${tournament.id}-0001`);
    await expect(queue.row('Jugadora 0001')).toContainText(tournament.name);
    await queue.search.fill('');
    await page.getByRole('combobox', { name: 'Torneo' }).selectOption(tournament.id);
    await expect(page).toHaveURL(adminPath('registrationsOf', { id: tournament.id }));
    await expect(queue.rows).toHaveCount(6);
    await expect(queue.places).toContainText('Quedan 42 de 48 cupos');
    await queue.isSound();
  });
  await test.step('some are chosen, one is looked at and about to be rejected', async () => {
    await queue.approve('Jugadora 0001');
    await expect(queue.dock).toContainText('Aprobaste a Jugadora 0001.');
    await page.getByRole('button', { name: 'Elegir 5' }).click();
    await queue.isSound();
    await page.getByRole('button', { name: /^María de los Ángeles/ }).click();
    await expect(queue.details).toBeVisible();
    await queue.isSound();
    await queue.details.getByRole('button', { name: 'Rechazar' }).click();
    await expect(queue.dialog).toBeVisible();
    await queue.isSound();
  });
});

test('a queue that comes late or cannot be opened says so, opens once it can, and shows the first player as they come', async ({
  queue,
  context,
  makeTournament,
  database,
}) => {
  const { page } = queue;
  const [full, empty] = [await makeTournament(), await makeTournament()];
  await enrol(database, full, 1);
  const failed = page.getByRole('alert').filter({ hasText: 'No pudimos abrir la lista.' });

  await test.step('it opens once it can', async () => {
    await page.route(LISTENING, (route) => route.abort());
    await page.goto(adminPath('registrationsOf', { id: empty.id }));
    await expect(failed).toBeVisible();
    await page.unroute(LISTENING);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Nada por revisar.')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Sin conexión.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Sin conexión.')).toHaveCount(0);
    await enrol(database, empty, 1);
    await expect(queue.row('Jugadora 0000')).toBeVisible();
  });

  await test.step('it is shown when it comes late', async () => {
    const came = Promise.withResolvers<void>();
    await page.clock.install();
    await page.route(LISTENING, async (route) => {
      await came.promise;
      await route.continue();
    });
    await page.goto(adminPath('registrationsOf', { id: full.id }));
    await expect(page.getByText('Cargando inscripciones…')).toBeAttached();
    await page.clock.runFor('00:20');
    await expect(failed).toBeVisible();
    came.resolve();
    await expect(queue.row('Jugadora 0000')).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});
