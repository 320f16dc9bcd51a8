import { randomUUID } from 'node:crypto';
import { expect, test } from './desk-questions.ts';

test('at a desk the form stands beside the list and the editor, and every job is done by keys alone', async ({
  desk,
  questions,
  makeQuestion,
  askedHere,
}) => {
  const { page } = desk;
  const known = await makeQuestion();
  const text = `¿Teclas ${randomUUID().slice(0, 8)}?`;
  askedHere.push(text);
  await questions.open();
  await expect(questions.form.getByLabel(known.text)).toBeVisible();
  await desk.axe();

  await page.getByRole('link', { name: 'Nueva pregunta' }).focus();
  await page.keyboard.press('Enter');
  await questions.text.focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Casillas');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lunes\nMartes');
  await expect(questions.form.getByRole('checkbox', { name: 'Martes' })).toBeVisible();
  await desk.axe();
  await questions.save.focus();
  await page.keyboard.press('Enter');
  await expect(questions.row(text)).toContainText('Casillas de verificación');

  await questions.row(text).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Desactivar' }).focus();
  await page.keyboard.press('Enter');
  await expect(questions.row(text).getByText('Inactiva')).toBeVisible();
  await questions
    .row(text)
    .getByRole('button', { name: `Acciones de «${text}»` })
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await questions.row(text).getByRole('button', { name: 'Eliminar' }).focus();
  await page.keyboard.press('Enter');
  await desk.dialog.getByRole('button', { name: 'Eliminar' }).focus();
  await page.keyboard.press('Enter');
  await expect(desk.toast(`Se eliminó «${text}».`)).toBeVisible();
  await expect(questions.row(text)).toHaveCount(0);
});
