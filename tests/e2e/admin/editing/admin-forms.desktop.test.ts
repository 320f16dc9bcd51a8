import { randomUUID } from 'node:crypto';
import { expect, test } from './admin-forms.ts';

test('on a laptop the builder shows a preview, and every job works with the keyboard only', async ({
  adminPage,
  forms,
  madeHere,
  database,
}) => {
  const { page } = adminPage;
  const title = `Teclas ${randomUUID().slice(0, 8)}`;
  madeHere.push(['forms', title]);
  await page.goto('/admin/forms/new');
  await forms.title.focus();
  await page.keyboard.type(title);
  await forms.label(0).focus();
  await page.keyboard.type('Primero');
  await page.getByRole('button', { name: 'Agregar campo' }).focus();
  await page.keyboard.press('Enter');
  await expect(forms.label(1)).toBeFocused();
  await page.keyboard.type('Segundo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Calif');
  await expect(forms.view.getByRole('group', { name: /^Segundo/ })).toBeVisible();
  await page.getByRole('button', { name: 'Mover «Segundo»' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Mover «Segundo»' })).toBeFocused();
  await expect(forms.label(0)).toHaveValue('Segundo');
  await page.getByRole('button', { name: 'Acciones de «Segundo»' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Duplicar' }).focus();
  await page.keyboard.press('Enter');
  await expect(forms.fields).toHaveCount(3);
  await adminPage.isSound();
  await forms.save.focus();
  await page.keyboard.press('Enter');
  await expect(forms.row(title)).toBeVisible();
  await adminPage.isSound();
  const { docs } = await database.collection('forms').where('title', '==', title).get();
  expect(docs.map((found) => found.get('fields').map(({ label }: { label: string }) => label))).toEqual([
    ['Segundo', 'Segundo', 'Primero'],
  ]);

  await forms
    .row(title)
    .getByRole('button', { name: `Acciones de «${title}»` })
    .focus();
  await page.keyboard.press('Enter');
  await forms.row(title).getByRole('button', { name: 'Eliminar' }).focus();
  await page.keyboard.press('Enter');
  await expect(adminPage.dialog).toContainText('Nadie lo ha respondido.');
  await adminPage.dialog.getByRole('button', { name: 'Eliminar' }).focus();
  await page.keyboard.press('Enter');
  await expect(adminPage.toast(`«${title}» fue eliminado.`)).toBeVisible();
});
