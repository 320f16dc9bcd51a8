// Counts the taps of an organiser's usual tasks on a phone and a laptop, for the table in docs/organisers.md.
import { randomUUID } from 'node:crypto';
import { fromNow, picked } from '../arena.ts';
import { tournamentAdminPage } from './editing/admin-tournaments.ts';
import { expect, test } from './registrations/admin-registrations.ts';
import { expectTaps, finger, windows } from './taps.ts';

for (const { name: size, use } of windows) {
  test.describe(`on a ${size}`, () => {
    test.use(use);

    test('common registration and tournament tasks take no more taps than documented', async ({
      queue,
      openQueue,
      database,
    }) => {
      const { page } = queue;
      const tournament = await openQueue(42);
      const register = page.getByRole('link', { name: 'Gestión de jugadores' });

      await page.goto('/admin');
      const many = finger();
      await many.tap(register);
      // Opening a list and choosing from it are two taps.
      await many.tap(page.getByRole('combobox', { name: 'Torneo' }));
      await page.getByRole('combobox', { name: 'Torneo' }).selectOption(tournament.id);
      await many.tap(page.getByRole('button', { name: 'Elegir 42' }));
      await many.tap(queue.dock.getByRole('button', { name: 'Aprobar' }));
      await expect(queue.dock).toContainText('Aprobaste 42 inscripciones.');
      expectTaps('Approve forty registrations of one tournament', many.count() + 1, 5);

      await queue.show('Todos');
      const one = finger();
      await one.tap(page.getByRole('button', { name: /^Jugadora 0041 / }));
      await one.tap(queue.details.getByRole('button', { name: 'Rechazar' }));
      await one.tap(queue.dialog.getByRole('button', { name: 'Inscripción repetida' }));
      await one.tap(queue.dialog.getByRole('button', { name: 'Rechazar', exact: true }));
      const message = queue.row('Jugadora 0041').getByRole('link', { name: 'WhatsApp a Jugadora 0041' });
      await expect(message).toHaveAttribute('href', /Motivo/);
      expectTaps('Reject a player with a reason and send a message', one.count() + 1, 5);

      await page.goto('/admin');
      const found = finger();
      await found.tap(register);
      await found.write(queue.search, `${tournament.id}-0033`);
      await found.tap(page.getByRole('button', { name: /^Jugadora 0033 / }));
      await expect(queue.details).toContainText(tournament.name);
      expectTaps('Find a player', found.count(), 3);
      await found.tap(queue.details.getByRole('button', { name: 'Rechazar' }));
      await found.tap(queue.dialog.getByRole('button', { name: 'Inscripción repetida' }));
      await found.tap(queue.dialog.getByRole('button', { name: 'Rechazar', exact: true }));
      expectTaps('Find a player and reject with a reason', found.count(), 6);
      await expect(queue.dock).toContainText('Rechazaste a Jugadora 0033.');

      await queue.open(tournament);
      const listed = finger();
      await listed.tap(page.getByRole('button', { name: 'Importar', exact: true }));
      await listed.write(queue.dialog.getByLabel(/La lista/), 'Nombre,ID\nAna Ruiz,30000001\nLuis Gil,30000002');
      await listed.tap(queue.dialog.getByRole('button', { name: 'Revisar' }));
      await listed.tap(queue.dialog.getByRole('button', { name: 'Importar 2' }));
      await expect(queue.toast(/Mándales su enlace con «Enlaces»/)).toBeVisible();
      expectTaps('Import a list without questions', listed.count(), 4);

      const adminPage = tournamentAdminPage(page);
      const name = `Copa ${randomUUID().slice(0, 8)}`;
      await page.goto('/admin');
      const announced = finger();
      await announced.tap(page.getByRole('link', { name: 'Gestión de torneos' }));
      await announced.tap(page.getByRole('link', { name: 'Nuevo torneo' }));
      await announced.write(adminPage.name, name);
      await announced.write(page.getByLabel('Empieza'), picked(fromNow(50)));
      await announced.write(page.getByLabel('Cierre de inscripciones'), picked(fromNow(49)));
      await announced.write(page.getByLabel('Cupos'), '48');
      await announced.tap(page.getByRole('button', { name: 'Pegar como texto' }));
      await announced.write(page.getByLabel('Reglas como texto'), 'Nivel 40 o más\nSolo celular');
      await announced.tap(page.getByRole('switch', { name: 'Inscripciones abiertas' }));
      await announced.tap(page.getByLabel(/^Publicado/));
      await announced.tap(adminPage.save);
      await expect(page.getByText(`«${name}» ya está en el sitio.`)).toBeVisible();
      expectTaps('Create and publish a tournament', announced.count(), 18);

      const history = finger();
      await page.goto('/admin');
      await history.tap(page.getByRole('link', { name: 'Gestión de torneos' }));
      await history.tap(adminPage.row(name).getByRole('button', { name: `Acciones de ${name}` }));
      await history.tap(adminPage.row(name).getByRole('button', { name: 'Historial', exact: true }));
      await expect(page.getByRole('list', { name: 'Historial' })).toContainText('Creó un torneo');
      expectTaps('See who changed a tournament', history.count(), 3);

      await adminPage.open();
      const repeated = finger();
      await repeated.tap(adminPage.row(name).getByRole('button', { name: `Acciones de ${name}` }));
      await repeated.tap(adminPage.row(name).getByRole('button', { name: 'Repetir la próxima semana', exact: true }));
      await repeated.tap(adminPage.dialog.getByRole('button', { name: 'Publicar' }));
      await expect(adminPage.toast('Listo: ya se ve en el sitio.')).toBeVisible();
      expectTaps('Repeat last week’s tournament', repeated.count(), 3);

      await expect(adminPage.dialog.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
      await expect(adminPage.dialog.getByRole('textbox', { name: `Enlace de «${name} #2»` })).toHaveValue(
        /\/tournament\/[\w-]+$/,
      );
      await adminPage.isSound();

      const { docs } = await database
        .collection('tournaments')
        .where('name', 'in', [name, `${name} #2`])
        .orderBy('date')
        .get();
      const rules = ['Nivel 40 o más', 'Solo celular'];
      const edition = expect.objectContaining({ status: 'published', currentPlayers: 0, maxPlayers: 48, rules });
      expect(docs.map((found) => found.data())).toEqual([edition, edition]);
      for (const { ref } of docs) await ref.delete();
    });
  });
}
