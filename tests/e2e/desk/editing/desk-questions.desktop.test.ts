import { expect, test } from './desk-questions.ts';

test('at a desk the form stands beside the list, and beside the editor as it is typed', async ({
  desk,
  questions,
  makeQuestion,
}) => {
  const { page } = desk;
  const known = await makeQuestion();
  await questions.open();
  await expect(questions.form.getByLabel(known.text)).toBeVisible();
  await desk.isSound();
  await page.getByRole('link', { name: 'Nueva pregunta' }).click();
  await questions.text.fill('¿Días?');
  await questions.type.selectOption('Casillas de verificación');
  await questions.options.fill('Lunes\nMartes');
  await expect(questions.form.getByRole('checkbox', { name: 'Martes' })).toBeVisible();
  await desk.isSound();
});
