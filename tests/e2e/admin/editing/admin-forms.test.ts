import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loseNextReply } from '../../next-call.ts';
import { expect, test } from './admin-forms.ts';

/** Every type of field, as the builder names it, and how a visitor finds it. */
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

test('a form with every type of field is built, shared, answered, read and closed', async ({
  adminPage,
  forms,
  visitor,
  titledHere,
  database,
  context,
}) => {
  const { page } = adminPage;
  const title = `Encuesta ${randomUUID().slice(0, 8)}`;
  titledHere.push(title);
  await page.goto('/admin');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Configuración' })
    .getByRole('link', { name: 'Formularios' })
    .click();
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
  await expect(adminPage.toast('Listo: ya se puede responder. Comparte el enlace.')).toBeVisible();
  const { docs } = await database.collection('forms').where('title', '==', title).get();
  const [form] = docs;

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await forms.choose({ title }, 'Compartir');
  await expect(adminPage.dialog.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
  await adminPage.isSound();
  await adminPage.dialog.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(adminPage.toast('Enlace copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL(`/form/${form?.id}`, page.url()).href);
  const picture = page.waitForEvent('download');
  await adminPage.dialog.getByRole('button', { name: 'Guardar código QR' }).click();
  expect((await picture).suggestedFilename()).toBe(`qr-${form?.id}.png`);
  await adminPage.dialog.getByRole('button', { name: 'Cerrar' }).click();

  const files: string[] = [];
  visitor.on('request', (request) => files.push(new URL(request.url()).pathname));
  await visitor.goto(link);
  for (const [type, role] of TYPES) {
    await expect(visitor.getByRole(role, { name: new RegExp(`^${type}\\?`) })).toBeVisible();
  }
  await visitor.getByRole('textbox', { name: /^Texto corto/ }).fill('Hola');
  await visitor
    .getByRole('group', { name: /^Opción múltiple/ })
    .getByLabel('Dos')
    .check();
  await visitor
    .getByRole('group', { name: /^Calificación/ })
    .getByLabel('4 de 5')
    .check();
  await visitor.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(visitor.getByText('¡Formulario enviado con éxito!')).toBeVisible();
  expect(files.filter((file) => /PublicForm/.test(file))).not.toEqual([]);
  expect(files.filter((file) => /\/(use-)?admin|ShareDialog|csv/i.test(file))).toEqual([]);

  await forms.row(title).getByRole('link', { name: 'Respuestas' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Texto corto?' })).toContainText('Hola', { timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Opción múltiple?' })).toContainText('Dos1 · 100');
  await expect(page.getByRole('region', { name: 'Calificación de 1 a 5?' })).toContainText('4,0 de 5 en promedio');

  await page.goto('/admin/forms');
  await forms.choose({ title }, 'Cerrar');
  await expect(adminPage.toast(`«${title}» está cerrado: nadie puede responder.`)).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByText('Este formulario no está disponible')).toBeVisible();
});

test('responses are summed up, shown, saved as a file and deleted, one alone and the rest with their form', async ({
  adminPage,
  forms,
  makeForm,
  makeTournament,
  database,
}) => {
  const { page } = adminPage;
  const fields = [
    { id: 'nick', type: 'text', label: 'Nick', placeholder: '', required: true, options: [] },
    { id: 'dias', type: 'checkbox', label: 'Días', placeholder: '', required: false, options: ['Lunes', 'Martes'] },
    { id: 'nota', type: 'rating', label: 'Nota', placeholder: '', required: false, options: [] },
  ];
  const form = await makeForm({ fields, erasedResponses: 3 }, [
    { nick: 'Ana', dias: ['Lunes', 'Martes'], nota: 5 },
    { nick: 'Beto', dias: ['Martes'], nota: 4 },
    { nick: '=1+1' },
  ]);
  await makeTournament({ linkedFormId: form.id });
  await forms.open();
  await forms.row(form.title).getByRole('link', { name: 'Respuestas' }).click();
  const erasure = page.getByText('Cada respuesta se borra sola a más tardar 90 días después de llegar.');
  await expect(erasure).toContainText('Ya se borraron 3.');
  await expect(page.getByRole('region', { name: 'Días' })).toContainText('Martes2 · 100');
  await expect(page.getByRole('region', { name: 'Nota' })).toContainText('4,5 de 5 en promedio');
  await adminPage.isSound();
  await page.getByText('Todas', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ana' })).toContainText('Lunes, Martes');
  await adminPage.isSound();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const csv = await readFile(await (await file).path(), 'utf8');
  expect(csv).toMatch(/"Recibida \(hora .+\)","Nick","Días","Nota"/);
  expect(csv).toContain(',"Ana","Lunes, Martes","5"');
  expect(csv).toContain(`,"'=1+1","",""`);
  await expect(adminPage.toast('Guardamos 3 respuestas en un archivo CSV.')).toBeVisible();

  await test.step('one response is deleted, kept at first, although the reply was lost', async () => {
    const { dialog, toast } = adminPage;
    const responses = page.getByRole('table', { name: 'Respuestas' }).getByRole('row');
    const beto = responses.filter({ hasText: 'Beto' });
    await beto.getByRole('button', { name: /^Eliminar la respuesta del / }).click();
    await adminPage.isSound();
    await dialog.getByRole('button', { name: 'Conservar' }).click();
    await beto.getByRole('button', { name: /^Eliminar la respuesta del / }).click();
    await loseNextReply(page, `**/api/forms/${form.id}/responses/*`, 'DELETE');
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(toast(/Puedes repetirlo sin riesgo/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(toast('La respuesta fue eliminada.')).toBeVisible();
    await expect(beto).toHaveCount(0);
    await expect(responses.filter({ hasText: 'Ana' })).toBeVisible();
  });
  const { docs } = await database.collection(`forms/${form.id}/responses`).get();
  // A deleted question keeps its id, so that a browser's draft can't restore it.
  expect(docs.filter((one) => one.get('expiresAt') === undefined).map(({ id }) => id)).toEqual(['r0', 'r2']);

  await forms.open();
  await forms.choose(form, 'Eliminar');
  await expect(adminPage.dialog).toContainText('2 respuestas');
  // Registration doesn't need it, even though a tournament links to it.
  await expect(adminPage.dialog).not.toContainText('inscri');
  await adminPage.isSound();
  const confirm = adminPage.dialog.getByRole('button', { name: 'Eliminar con respuestas' });
  await expect(confirm).toBeDisabled();
  await adminPage.dialog.getByRole('textbox').fill(form.title);
  await confirm.click();
  await expect(adminPage.toast(`«${form.title}» fue eliminado.`)).toBeVisible();
  expect((await database.doc(`forms/${form.id}`).get()).exists).toBe(false);
});
