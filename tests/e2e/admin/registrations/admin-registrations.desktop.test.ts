import { fromNow } from '../../arena.ts';
import { newFreeFireId } from '../../registration/registration-form.ts';
import { expect, type QueuePage, test } from './admin-registrations.ts';

/** Counts the rows in view whose text is not cut. */
function rowsInView({ rows }: QueuePage): Promise<number> {
  return rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const { bottom, height } = row.getBoundingClientRect();
        const isCut = [...row.querySelectorAll('td')].some((cell) => cell.scrollWidth > cell.clientWidth);
        return height >= 24 && bottom <= window.innerHeight + 1 && !isCut;
      }).length,
  );
}

test('the registration list on a laptop shows twelve or more rows and works with the keyboard only', async ({
  queue,
  openQueue,
}) => {
  const { page } = queue;
  const row = (number: string) => page.getByRole('button', { name: new RegExp(`^Jugadora ${number} `) });
  const tournament = await openQueue(60, {
    tournament: { maxPlayers: 100, date: fromNow(1) },
    // Unique players: a player in two tournaments gets another line. Without zeros, because a search for a number of
    // a name finds IDs, too.
    fields: (index) => ({
      freeFireId: newFreeFireId().replaceAll('0', '7'),
      email: `jugadora.norte${index}@example.com`,
    }),
  });
  await test.step('the panel shows counts and today first, and leads to the queue of all tournaments', async () => {
    await page.goto('/admin');
    const menu = page.getByRole('navigation', { name: 'Panel' });
    await expect(page.getByRole('heading', { name: 'Hoy' })).toBeInViewport();
    const review = page.getByRole('region', { name: 'Por revisar' });
    await expect(review).toBeInViewport();
    // Other tests register meanwhile, so that both numbers change.
    const waiting = menu.getByRole('link', { name: /^Inscripciones \d+ por revisar$/ });
    const notes = review.getByText(/^\d+ por revisar/);
    await expect(async () => {
      const counts = (await notes.allTextContents()).map((note) => Number.parseInt(note, 10));
      const sum = counts.reduce((total, count) => total + count, 0);
      await expect(waiting).toHaveAccessibleName(`Inscripciones ${sum} por revisar`, { timeout: 1 });
    }).toPass({ timeout: 45_000 });
    for (const part of ['Gestión de torneos', 'Gestión de jugadores', 'Estadísticas', 'Configuración'])
      await expect(page.getByRole('heading', { level: 2, name: part })).not.toBeInViewport();
    await menu.getByRole('link', { name: /^Inscripciones/ }).click();
    await expect(page.getByRole('table', { name: 'Inscripciones' }).getByRole('heading')).not.toHaveCount(0);
    await expect.poll(() => rowsInView(queue)).toBeGreaterThanOrEqual(12);
    await page.getByText('Teclas').click();
    await expect(page.getByText('elegir (con Shift, hasta aquí)')).toBeInViewport();
    await queue.isSound();
    await page.getByRole('combobox', { name: 'Torneo' }).selectOption(tournament.id);
  });
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect.poll(() => rowsInView(queue)).toBeGreaterThanOrEqual(16);

  await test.step('a held key skips no row, and scrolling away keeps the focus', async () => {
    // The first forty rows load first; the count is shown once all have loaded.
    await expect(page.getByRole('radio', { name: 'Pendientes 60' })).toBeAttached();
    await row('0000').focus();
    // Faster than a browser draws.
    await page.evaluate(() => {
      for (let step = 0; step < 50; step += 1) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
      }
    });
    await expect(row('0050')).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(row('0000')).toBeInViewport();
    await page.keyboard.press('j');
    await expect(row('0051')).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(row('0001')).toBeInViewport();
  });

  await page.getByRole('button', { name: /^Jugadora 0001 / }).click();
  await expect(queue.details.getByRole('heading', { name: 'Jugadora 0001' })).toBeFocused();
  await page.getByRole('button', { name: /^Jugadora 0012 / }).click();
  await expect(queue.details.getByRole('heading', { name: 'Jugadora 0012' })).toBeVisible();
  await queue.isSound();
  const filters = page.getByRole('group', { name: 'Mostrar' });
  const among = await filters.boundingBox();
  await queue.search.fill('Jugadora 0012');
  await expect(queue.rows).toHaveCount(1);
  expect((await filters.boundingBox())?.height).toBe(among?.height);
  await queue.search.fill('');
  await queue.details.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('checkbox', { name: 'Elegir a Jugadora 0002' }).click();
  await page.getByRole('checkbox', { name: 'Elegir a Jugadora 0006' }).click({ modifiers: ['Shift'] });
  await expect(queue.dock).toContainText('5 elegidas');

  await test.step('a hidden column stays hidden after a reload', async () => {
    await page.getByText('Columnas').click();
    await page.getByRole('checkbox', { name: 'Teléfono' }).uncheck();
    await page.reload();
    await expect(queue.rows.first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Teléfono' })).toHaveCount(0);
  });

  await test.step('registrations are decided, selected and searched with the keyboard only', async () => {
    // The first row has the focus at once; a decision moves it to the next row.
    await expect(row('0000')).toBeFocused();
    await page.keyboard.press('a');
    await expect(queue.dock).toContainText('Aprobaste a Jugadora 0000.');
    await expect(row('0001')).toBeFocused();
    await page.keyboard.press('u');
    await expect(queue.dock).toContainText('Deshecho: Jugadora 0000, otra vez pendiente.');
    await page.keyboard.press('r');
    await expect(queue.dialog).toContainText('Rechazar a Jugadora 0001');
    await page.keyboard.press('Escape');
    await expect(queue.dialog).toHaveCount(0);
    await expect(row('0001')).toBeFocused();
    await page.keyboard.press('r');
    await queue.dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expect(queue.dock).toContainText('Rechazaste a Jugadora 0001.');
    await expect(row('0002')).toBeFocused();
    await row('0001').focus();
    await page.keyboard.press('x');
    for (let step = 0; step < 24; step += 1) await page.keyboard.press('j');
    await expect(row('0025')).toBeFocused();
    await page.keyboard.press('x');
    await expect(queue.dock).toContainText('2 elegidas');
    await page.keyboard.press('Enter');
    await expect(queue.details.getByRole('heading', { name: 'Jugadora 0025' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(queue.details).toHaveCount(0);
    await queue.dock.getByRole('button', { name: 'Aprobar' }).focus();
    await page.keyboard.press('Enter');
    await expect(queue.dock).toContainText('Aprobaste 2 inscripciones.');
    await row('0025').focus();
    await page.keyboard.press('/');
    await page.keyboard.type('Jugadora 0029');
    await expect(queue.rows).toHaveCount(1);
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
    await queue.search.fill('');
  });

  await test.step('a column sorts in both directions', async () => {
    const head = page.getByRole('columnheader', { name: 'Nombre' });
    await page.getByRole('button', { name: 'Nombre', exact: true }).click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Nombre', exact: true }).click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(queue.rows.first()).toContainText('Jugadora 0059');
  });
  await page.getByRole('link', { name: 'Torneos', exact: true }).last().click();
  await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible();
});

test('an error on a laptop leaves the links of the site’s bar and the page free', async ({ queue, openQueue }) => {
  await openQueue(1);
  const { page } = queue;
  await page.route('**/api/registrations/export**', (route) => route.abort());
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const error = page
    .getByRole('region', { name: 'Avisos' })
    .getByRole('button', { name: /No se guardó ningún archivo/ });
  await expect(error).toBeVisible();
  const ways = page.getByRole('link').or(page.getByRole('button').and(page.locator(':not([aria-label="Avisos"] *)')));
  for (const width of [1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(error).toBeInViewport({ ratio: 1 });
    const { top, left, right, bottom } = await error.evaluate((toast) => toast.getBoundingClientRect());
    const covered = await ways.evaluateAll(
      (all, box) =>
        all
          .filter((one) => {
            const { top, left, right, bottom } = one.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          })
          .map(({ textContent }) => textContent),
      { top, left, right, bottom },
    );
    expect(covered, `at ${width} px`).toEqual([]);
  }
});
