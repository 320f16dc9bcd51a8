import { Buffer } from 'node:buffer';
import type { Locator } from '@playwright/test';
import { adminPath } from '../../../web/src/lib/addresses/admin-paths.ts';
import { PNG } from '../../fixtures/records/pictures.ts';
import { expect, test } from './competition/admin-results.ts';

const photo = { name: 'foto.png', mimeType: 'image/png', buffer: PNG };

const isDrawn = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);

/** Scrolls to an element, which a newer list may replace meanwhile. */
const reveal = (shown: Locator) => expect(() => shown.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass();

test('an organiser uploads pictures; players see the poster, emblem and sponsor', async ({
  adminPage,
  result,
  visitor,
  makeMatch,
}) => {
  const match = await makeMatch(4);
  const { tournamentId: id, tournamentName, names } = match;
  const [name = ''] = names;
  const { page } = adminPage;
  const large = page.getByRole('dialog');

  await test.step('a screenshot of a result is stored with its match, then removed', async () => {
    await result.open(match);
    await page.locator('input[type=file]').setInputFiles(photo);
    await expect(page.getByRole('button', { name: 'Quitar imagen' })).toBeVisible();
    const kept = (await match.stored()).picture;
    expect(kept).toMatch(/-120x150$/);
    await page.getByRole('button', { name: 'Ver en grande' }).click();
    await expect.poll(() => isDrawn(large.getByAltText('Captura del resultado'))).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quitar imagen' }).click();
    await expect(page.getByRole('button', { name: 'Subir captura' })).toBeVisible();
    expect((await match.stored()).picture).toBeNull();
  });

  await test.step('an entry gets an emblem', async () => {
    await page.goto(adminPath('competition', { id, part: 'entries' }));
    await page.getByRole('button', { name: `Acciones de ${name}` }).click();
    await page.getByRole('button', { name: 'Emblema', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: `Emblema de ${name}` });
    await dialog.getByLabel('Emblema').and(page.locator('input')).setInputFiles(photo);
    await expect.poll(() => isDrawn(dialog.getByAltText('Emblema elegido'))).toBe(true);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    // The dialog's entry of the history is left a moment later, which would end the next visit.
    await page.waitForFunction(() => !('over' in Object(window.history.state)));
  });

  await test.step('a poster that is not a picture is refused, and a sponsor requires a name', async () => {
    await adminPage.edit(id);
    const file = page.getByLabel('Imagen del torneo');
    await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no es una foto') });
    await expect(page.getByText('No pudimos leer esta imagen.')).toBeVisible();
    await file.setInputFiles(photo);
    await page.getByRole('button', { name: 'Ver en grande' }).click();
    await expect.poll(() => isDrawn(large.getByAltText('Póster elegido'))).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByLabel('Imagen de quien patrocina').and(page.locator('input')).setInputFiles(photo);
    await expect.poll(() => isDrawn(page.getByAltText('Imagen elegida'))).toBe(true);
    await adminPage.isSound();
    await adminPage.save.click();
    await expect(page.getByText('Escribe el nombre de quien patrocina')).toBeVisible();
    await page.getByLabel('Nombre de quien patrocina').fill('Tienda Zona');
    await page.getByLabel('Enlace de quien patrocina').fill('tienda.example');
    await adminPage.save.click();
    await expect(adminPage.toast('Listo: ya se ve en el sitio.')).toBeVisible();
  });

  await test.step('players see the pictures on the card, tournament page, standings and overlay', async () => {
    await visitor.goto(`/tournament/${id}`);
    const poster = visitor.getByAltText(`Póster de ${tournamentName}`);
    // Above the fold, without scrolling.
    await expect(poster).toBeInViewport();
    await expect.poll(() => isDrawn(poster)).toBe(true);
    await expect.poll(() => isDrawn(visitor.getByAltText('Tienda Zona'))).toBe(true);
    await visitor.goto('/tournaments');
    const card = visitor.getByRole('article', { name: tournamentName, exact: true });
    await reveal(card);
    await expect.poll(() => isDrawn(card.locator('img').first())).toBe(true);
    await reveal(card.getByAltText('Tienda Zona'));
    await expect.poll(() => isDrawn(card.getByAltText('Tienda Zona'))).toBe(true);

    await visitor.goto(`/tournament/${id}/standings`);
    const row = visitor.getByRole('listitem').filter({ hasText: name }).first();
    await reveal(row);
    await expect.poll(() => isDrawn(row.locator('img'))).toBe(true);
    await expect(visitor.locator('ol img')).toHaveCount(1);
    await expect(visitor.getByRole('link', { name: 'Tienda Zona' })).toHaveAttribute('href', 'https://tienda.example');
    await visitor.goto(`/overlay/${id}`);
    await expect.poll(() => isDrawn(visitor.getByAltText('Tienda Zona'))).toBe(true);
    await expect.poll(() => isDrawn(visitor.locator('ol img'))).toBe(true);
  });
});
