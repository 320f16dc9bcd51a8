import { expect, test } from './desk-registrations.ts';

test('a registration is corrected by keys alone', async ({ queue, openQueue }) => {
  const tournament = await openQueue(2);
  const { page, details } = queue;
  const tabTo = async (name: string | RegExp, role: 'button' | 'textbox') => {
    const target = details.getByRole(role, { name });
    for (let step = 0; step < 20 && !(await target.evaluate((one) => one === document.activeElement)); step += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await page.getByRole('button', { name: /^Jugadora 0001 / }).focus();
  await page.keyboard.press('Enter');
  await tabTo('Corregir datos', 'button');
  await page.keyboard.press('Enter');
  await expect(details.getByLabel('Nombre completo')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ana u Ofelia');
  await tabTo(/ID de Free Fire/, 'textbox');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('29990003');
  await queue.axe();
  await queue.fitsItsScreen();
  await page.keyboard.press('Enter');
  await expect(queue.toast('Listo: corregiste los datos de Ana u Ofelia.')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Corregir datos' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(queue.row('Ana u Ofelia')).toBeVisible();
  expect(await tournament.registrations()).toContainEqual(
    expect.objectContaining({ fullName: 'Ana u Ofelia', freeFireId: '29990003' }),
  );
});
