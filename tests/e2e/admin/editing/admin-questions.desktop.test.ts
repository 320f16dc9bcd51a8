import { expect, test } from './admin-questions.ts';

test('on a laptop the list and the editor show a live preview', async ({ adminPage, questions, makeQuestion }) => {
  const { page } = adminPage;
  const known = await makeQuestion();
  await questions.open();
  await expect(questions.form.getByLabel(known.text)).toBeVisible();
  await adminPage.isSound();
  await page.getByRole('link', { name: 'Nueva pregunta' }).click();
  await questions.text.fill('¿Días?');
  await questions.type.selectOption('Casillas de verificación');
  await questions.options.fill('Lunes\nMartes');
  await expect(questions.form.getByRole('checkbox', { name: 'Martes' })).toBeVisible();
  await adminPage.isSound();
});
