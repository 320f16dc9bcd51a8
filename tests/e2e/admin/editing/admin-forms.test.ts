import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { expect, test } from './admin-forms.ts';

/** Every field type: its name in the builder and its role on the public page. */
const TYPES = [
  ['Texto corto', 'textbox'],
  ['Correo', 'textbox'],
  ['Teléfono', 'textbox'],
  ['Número', 'textbox'],
  ['Texto largo', 'textbox'],
  ['Selección única', 'combobox'],
  ['Opción múltiple', 'group'],
  ['Casillas de verificación', 'group'],
  ['Calificación de 1 a 5', 'group'],
] as const;

test('manages a form with every field type from creation to deletion', async ({
  adminPage,
  forms,
  visitor,
  madeHere,
  database,
  context,
}) => {
  const { page, dialog, toast } = adminPage;
  const title = `Encuesta ${randomUUID().slice(0, 8)}`;
  madeHere.push(['forms', title]);

  await test.step('a form with every field type is built', async () => {
    await page.goto('/admin');
    const group = page.getByRole('listitem').filter({ hasText: 'Configuración' });
    await group.getByRole('link', { name: 'Formularios' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Formularios' })).toBeFocused();
    await page.getByRole('link', { name: 'Nuevo formulario' }).click();
    await forms.save.click();
    await expect(forms.title).toHaveAccessibleDescription('El título es obligatorio');
    await expect(forms.title).toBeFocused();
    await expect(forms.label(0)).toHaveAccessibleDescription('Escribe la pregunta');
    await forms.title.fill(title);
    for (const [index, [type]] of TYPES.entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Agregar campo' }).click();
      await expect(forms.label(index)).toBeVisible();
      await forms.label(index).fill(`${type}?`);
      await forms.type(index).selectOption({ label: type });
      if (['Selección única', 'Opción múltiple', 'Casillas de verificación'].includes(type)) {
        await forms.options(index).fill('Uno\nDos');
      }
    }
    await adminPage.isSound();
    await page.getByRole('button', { name: 'Vista previa' }).click();
    await expect(forms.view.getByRole('heading', { name: title })).toBeVisible();
    await adminPage.isSound();
    await forms.save.click();
    await expect(toast('Listo: ya se puede responder. Comparte el enlace.')).toBeVisible();
  });
  const { docs } = await database.collection('forms').where('title', '==', title).get();
  const [form] = docs;
  if (form === undefined) throw new Error('It is not stored');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await forms.choose(title, 'Compartir');
  await expect(dialog.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
  await adminPage.isSound();
  await dialog.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(toast('Enlace copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL(`/form/${form.id}`, page.url()).href);
  const picture = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Guardar código QR' }).click();
  expect((await picture).suggestedFilename()).toBe(`qr-${form.id}.png`);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();

  await test.step('a visitor responds on a page that loads no admin code', async () => {
    const files: string[] = [];
    visitor.on('request', (request) => files.push(new URL(request.url()).pathname));
    await visitor.goto(link);
    for (const [type, role] of TYPES) {
      await expect(visitor.getByRole(role, { name: new RegExp(`^${type}\\?`) })).toBeVisible();
    }
    const group = (type: string) => visitor.getByRole('group', { name: new RegExp(`^${type}`) });
    await visitor.getByRole('textbox', { name: /^Texto corto/ }).fill('Ana');
    await group('Opción múltiple').getByLabel('Dos').check();
    for (const option of ['Uno', 'Dos']) await group('Casillas').getByLabel(option).check();
    await group('Calificación').getByLabel('5 de 5').check();
    await visitor.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(visitor.getByText('¡Formulario enviado con éxito!')).toBeVisible();
    expect(files.filter((file) => /PublicForm/.test(file))).not.toEqual([]);
    expect(files.filter((file) => /\/(use-)?admin|ShareDialog|\/csv-/i.test(file))).toEqual([]);
  });

  const responses = form.ref.collection('responses');
  await expect.poll(async () => (await responses.get()).size).toBe(1);
  const idOf = (type: string) => form.get('fields').find(({ label }: { label: string }) => label === `${type}?`).id;
  const before = new Date(Date.now() - 60_000);
  const answers = { [idOf('Texto corto')]: 'Beto', [idOf('Calificación de 1 a 5')]: 4 };
  await responses.doc('beto').set({ answers, submittedAt: before, receivedAt: before });
  await form.ref.update({ erasedResponses: 3 });

  await test.step('responses are summarised, listed and exported as CSV', async () => {
    await page.goto(adminPath('responses', { id: form.id }));
    const erasure = page.getByText('Cada respuesta se borra sola a más tardar 90 días después de llegar.');
    await expect(erasure).toContainText('Ya se borraron 3.');
    await expect(page.getByRole('region', { name: 'Casillas de verificación?' })).toContainText('Dos1 · 100');
    await expect(page.getByRole('region', { name: 'Calificación de 1 a 5?' })).toContainText('4,5 de 5 en promedio');
    await adminPage.isSound();
    await page.getByText('Todas', { exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Ana' })).toContainText('Uno, Dos');
    await adminPage.isSound();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar CSV' }).click();
    const csv = await readFile(await (await file).path(), 'utf8');
    expect(csv).toMatch(/"Recibida \(hora .+\)","Texto corto\?"/);
    expect(csv).toContain(',"Ana",');
    await expect(toast('Guardamos 2 respuestas en un archivo CSV.')).toBeVisible();
  });

  await test.step('one response is deleted', async () => {
    const rows = page.getByRole('table', { name: 'Respuestas' }).getByRole('row');
    await rows
      .filter({ hasText: 'Beto' })
      .getByRole('button', { name: /^Eliminar la respuesta del / })
      .click();
    await adminPage.isSound();
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(toast('La respuesta fue eliminada.')).toBeVisible();
    await expect(rows.filter({ hasText: 'Beto' })).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Ana' })).toBeVisible();
  });

  await test.step('responses of one network are deleted together, and all at once', async () => {
    const flood = { answers: {}, submittedAt: before, receivedAt: before, networkHash: 'red' };
    await Promise.all(['uno', 'dos', 'tres'].map((id) => responses.doc(id).set(flood)));
    await page.reload();
    await page.getByText('Todas', { exact: true }).click();
    const deletions = page.getByRole('button', { name: /^Eliminar la respuesta del / });
    await deletions.last().click();
    await dialog.getByRole('checkbox', { name: 'También 2 otras que llegaron de la misma red' }).check();
    await adminPage.isSound();
    await dialog.getByRole('button', { name: 'Eliminar 3' }).click();
    await expect(toast('3 respuestas fueron eliminadas.')).toBeVisible();
    await expect(deletions).toHaveCount(1);
    await page.getByRole('button', { name: 'Eliminar todas' }).click();
    await dialog.getByRole('textbox').fill(title);
    await adminPage.isSound();
    await dialog.getByRole('button', { name: 'Eliminar 1' }).click();
    await expect(page.getByText('Todavía no hay respuestas.')).toBeVisible();
    await responses.doc('ultima').set({ answers, submittedAt: before, receivedAt: before });
  });

  await test.step('the form is closed, then deleted with its remaining response', async () => {
    await page.goto(adminPath('forms'));
    await forms.choose(title, 'Cerrar');
    await expect(toast(`«${title}» está cerrado: nadie puede responder.`)).toBeVisible();
    await visitor.goto(link);
    await expect(visitor.getByText('Este formulario no está disponible')).toBeVisible();
    await forms.choose(title, 'Eliminar');
    await expect(dialog).toContainText('1 respuesta');
    await adminPage.isSound();
    const confirm = dialog.getByRole('button', { name: 'Eliminar con respuestas' });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill(title);
    await confirm.click();
    await expect(toast(`«${title}» fue eliminado.`)).toBeVisible();
    expect((await form.ref.get()).exists).toBe(false);
  });
});
