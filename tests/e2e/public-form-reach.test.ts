import { expect, field, test } from './public-form-page.ts';
import { testReach } from './public-form-reach.ts';

testReach();

test('the narrowest phone shows a form without sideways scroll', async ({ page, makeForm }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const form = await makeForm(
    [field('nota', 'rating'), field('modo', 'radio', { label: 'x'.repeat(200), options: ['x'.repeat(120)] })],
    { title: 'Inscripciónextraordinariamentelargaparalafinal' },
  );
  await form.open();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
