import { randomUUID } from 'node:crypto';
import { mergeTests } from '@playwright/test';
import { test as withForms } from './admin-forms.ts';
import { expect, test as withQuestions } from './admin-questions.ts';

const test = mergeTests(withForms, withQuestions);

test('laptop editors show live previews, and a form is built with the keyboard only', async ({
  adminPage,
  makeTournament,
  questions,
  forms,
  madeHere,
  database,
}) => {
  const { page } = adminPage;
  const { id, name } = await makeTournament();
  await test.step('the tournament editor updates the previewed card, and arrow keys change a choice', async () => {
    await adminPage.edit(id);
    await expect(page.getByRole('button', { name: 'Vista previa' })).toBeHidden();
    const card = page.frameLocator('iframe[title="Tarjeta del torneo"]');
    await expect(card.getByText(name)).toBeVisible();
    await page.getByLabel('1er lugar').fill('$321 USD');
    await expect(card.getByText('$321 USD')).toBeVisible();
    const minors = page.getByRole('group', { name: '¿Esperan el permiso de su tutor?' });
    await minors.getByLabel('No: solo avisa').focus();
    await page.keyboard.press('ArrowUp');
    await expect(minors.getByLabel('Sí: sin permiso no se aprueban')).toBeChecked();
    await adminPage.isSound();
  });

  await test.step('the question editor updates the previewed registration form', async () => {
    await questions.open();
    await expect(questions.form.getByLabel('¿Cuál es tu usuario de Discord?')).toBeVisible();
    await page.getByRole('link', { name: 'Nueva pregunta' }).click();
    await questions.text.fill('¿Días?');
    await questions.type.selectOption('Casillas de verificación');
    await questions.options.fill('Lunes\nMartes');
    await expect(questions.form.getByRole('checkbox', { name: 'Martes' })).toBeVisible();
    await adminPage.isSound();
  });

  await test.step('a form is built, reordered and saved with the keyboard only', async () => {
    const title = `Teclas ${randomUUID().slice(0, 8)}`;
    madeHere.push(['forms', title]);
    const press = async (button: string, key = 'Enter') => {
      await page.getByRole('button', { name: button }).focus();
      await page.keyboard.press(key);
    };
    await page.goto('/admin/forms/new');
    await forms.title.focus();
    await page.keyboard.type(title);
    await forms.label(0).focus();
    await page.keyboard.type('Primero');
    await press('Agregar campo');
    await expect(forms.label(1)).toBeFocused();
    await page.keyboard.type('Segundo');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Calif');
    await expect(forms.view.getByRole('group', { name: /^Segundo/ })).toBeVisible();
    await press('Mover «Segundo»', 'ArrowUp');
    await expect(page.getByRole('button', { name: 'Mover «Segundo»' })).toBeFocused();
    await expect(forms.label(0)).toHaveValue('Segundo');
    await press('Acciones de «Segundo»');
    await press('Duplicar');
    await expect(forms.fields).toHaveCount(3);
    await adminPage.isSound();
    await forms.save.focus();
    await page.keyboard.press('Enter');
    await expect(forms.row(title)).toBeVisible();
    const { docs } = await database.collection('forms').where('title', '==', title).get();
    const labels = docs.map((found) => found.get('fields').map(({ label }: { label: string }) => label));
    expect(labels).toEqual([['Segundo', 'Segundo', 'Primero']]);
  });
});
