import { usualConfirmations } from '@arena/domain';
import { expect, test } from './admin-registrations.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an admin imports a list, sends each player their link, and confirms several at once', async ({
  queue,
  openQueue,
  visitor: place,
}) => {
  const { page, dock } = queue;
  const tournament = await openQueue(2, {
    tournament: { confirmations: usualConfirmations },
    fields: () => ({ status: 'approved', decidedAt: new Date(), link: 'de-su-inscripción' }),
  });
  const tab = page.getByRole('navigation', { name: 'Partes del torneo' }).getByRole('link', { name: /Inscripciones/ });
  const dialog = page.getByRole('alertdialog');

  await test.step('the import counts its players as confirmed, and the tab counts them', async () => {
    await page.getByRole('button', { name: 'Importar' }).click();
    await dialog
      .getByLabel(/La lista/)
      .fill('Nombre,ID,WhatsApp\nAna Ruiz,30000001,+52 55 1234 5678\nLuis Gil,30000002,');
    await dialog.getByRole('button', { name: 'Revisar' }).click();
    await expect(dialog.getByRole('checkbox', { name: /Ya confirmaron que juegan/ })).toBeChecked();
    await queue.isSound();
    await dialog.getByRole('button', { name: 'Importar 2' }).click();
    await expect(queue.toast(/Mándales su enlace con «Enlaces»/)).toBeVisible();
    await expect(tab).toHaveText(/2/);
  });

  await test.step('each link is sent message by message, and opens the player’s own page', async () => {
    await page.getByRole('button', { name: 'Enlaces 2' }).click();
    await expect(dialog.getByText('2 personas no han abierto su enlace.')).toBeVisible();
    await queue.isSound();
    const href = await dialog.getByRole('link', { name: 'WhatsApp a Ana Ruiz' }).getAttribute('href');
    await dialog.getByRole('button', { name: 'Copiar el mensaje para Luis Gil' }).click();
    await expect(dialog.getByText('2 personas no han abierto su enlace, 1 enviado desde aquí.')).toBeVisible();
    const [link = ''] = /\S+\/mi-lugar#[\w-]{22}/.exec(new URL(href ?? '').searchParams.get('text') ?? '') ?? [];
    await page.keyboard.press('Escape');
    await place.goto(link);
    await expect(place.getByText('Jugador ··0001')).toBeVisible();
  });

  await test.step('approved, they have nothing to confirm', async () => {
    await queue.approve('Ana Ruiz');
    await queue.show('Sin confirmar');
    await expect(queue.rows).toHaveCount(2);
    await expect(queue.row('Ana Ruiz')).toBeHidden();
  });

  await test.step('several are confirmed in the bar', async () => {
    for (const name of ['Jugadora 0000', 'Jugadora 0001']) {
      await queue.row(name).getByRole('checkbox').check();
    }
    await queue.isSound();
    await dock.getByRole('button', { name: 'Confirmar' }).click();
    await expect(queue.toast('Confirmaste por 2 jugadores.')).toBeVisible();
  });
  const stored = await tournament.registrations();
  expect(stored.filter(({ enrolmentConfirmedAt }) => enrolmentConfirmedAt !== null)).toHaveLength(3);
});
