import { expect, REGISTRATIONS, test } from '../arena.ts';
import { filledForm, openForm, SENT } from './registration-form.ts';

test("each field shows its problem, the first gets the focus, and a tap right after an invalid field isn't lost", async ({
  page,
  makeTournament,
}) => {
  const form = await openForm(page, await makeTournament());
  const { phone, email, adult, minor } = form;
  const tap = (x: number, y: number) => page.touchscreen.tap(x, y);
  const click = (x: number, y: number) => page.mouse.click(x, y);
  for (const { press, wrong, text, message, choice } of [
    { press: tap, wrong: phone, text: '  ', message: 'El teléfono es obligatorio', choice: adult },
    { press: click, wrong: email, text: 'ana@', message: 'Correo electrónico inválido', choice: minor },
  ]) {
    await wrong.fill(text);
    await choice.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await choice.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await press(x + width / 2, y + height / 2);
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(choice).toBeChecked();
    await expect(page.getByText(message)).toBeVisible();
  }
  await form.submit.click();
  for (const [field, message] of [
    [form.name, 'El nombre es obligatorio'],
    [form.nickname, 'El apodo es obligatorio'],
    [form.freeFireId, 'El ID de Free Fire es obligatorio'],
    [email, 'Correo electrónico inválido'],
    [phone, 'El teléfono es obligatorio'],
    [form.nick, 'Esta pregunta es obligatoria'],
    [form.country, 'Esta pregunta es obligatoria'],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.name).toBeFocused();
});

test('typed text survives a reload, help and a refusal, and can be sent again', async ({ page, makeTournament }) => {
  const tournament = await makeTournament({ maxPlayers: 2 });
  const { form, freeFireId } = await filledForm(page, tournament);
  await page.reload();
  await expect(form.name).toHaveValue('Ana Lucía Torres');
  await expect(form.freeFireId).toHaveValue(freeFireId);
  await expect(form.country).toHaveValue('México');
  const terms = page.getByRole('dialog', { name: 'Términos y condiciones' });
  await page.getByRole('link', { name: '¿Dónde encuentro mi ID?' }).click();
  await expect(page.getByText('Abre tu perfil en el juego')).toBeInViewport();
  await page.goBack();
  await expect(form.name).toHaveValue('Ana Lucía Torres');
  await page.getByRole('link', { name: 'términos y condiciones', exact: true }).click();
  await expect(terms).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/register/${tournament.id}`);
  await expect(form.name).toHaveValue('Ana Lucía Torres');

  await tournament.change({ currentPlayers: 2 });
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText('Este torneo ya no tiene cupos disponibles.');
  await expect(form.nick).toHaveValue('AnaFF');
  expect(await tournament.registrations()).toEqual([]);
  await tournament.change({ currentPlayers: 0 });

  const fields = { 'answers.pais': 'Elige una de las opciones', phone: 'El teléfono es obligatorio' };
  const json = { success: false, error: 'Revisa los campos marcados.', code: 'invalid', fields };
  await page.route(REGISTRATIONS, (route) => route.fulfill({ status: 400, json }));
  await form.submit.click();
  await expect(form.phone).toHaveAccessibleDescription(/El teléfono es obligatorio/);
  await expect(form.country).toHaveAccessibleDescription(/Elige una de las opciones/);
  await expect(form.phone).toBeFocused();

  await page.unroute(REGISTRATIONS);
  await form.phone.fill('55 1234 5679');
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await tournament.registrations()).toHaveLength(1);
});
