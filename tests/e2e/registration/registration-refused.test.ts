import { expect, fromNow, REGISTRATIONS, test } from '../arena.ts';
import { filledForm, newFreeFireId, openForm, registrationForm, SENT } from './registration-form.ts';

test('each field says what it misses, and the first of them gets the focus', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  const form = await openForm(page, tournament);
  await form.email.fill('ana@');
  await form.submit.click();
  for (const [field, message] of [
    [form.name, 'El nombre es obligatorio'],
    [form.nickname, 'El apodo es obligatorio'],
    [form.freeFireId, 'El ID de Free Fire es obligatorio'],
    [form.email, 'Correo electrónico inválido'],
    [form.phone, 'El teléfono es obligatorio'],
    [form.nick, 'Esta pregunta es obligatoria'],
    [form.country, 'Esta pregunta es obligatoria'],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.name).toBeFocused();
  expect(await tournament.registrations()).toEqual([]);
});

for (const by of ['finger', 'mouse'] as const) {
  test(`a tap by ${by} right after a field that turns out wrong is not lost: what says so waits for it`, async ({
    page,
    makeTournament,
  }) => {
    const { id } = await makeTournament();
    await page.goto(`/register/${id}`);
    const { phone, adult } = registrationForm(page);
    await phone.fill('55');
    await adult.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await adult.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = [x + width / 2, y + height / 2] as const;
    if (by === 'finger') await page.touchscreen.tap(...middle);
    else await page.mouse.click(...middle);
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(adult).toBeChecked();
    await expect(page.getByText('Ingresa un teléfono válido')).toBeVisible();
  });
}

test('the ID is checked while it is typed', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  const { freeFireId } = await openForm(page, tournament);
  const message = page.getByText('El ID debe contener entre 8 y 12 dígitos numéricos');
  await freeFireId.pressSequentially('1234567');
  await expect(message).toBeVisible();
  await freeFireId.press('8');
  await expect(message).toBeHidden();
  await freeFireId.pressSequentially('x');
  await expect(message).toBeVisible();
});

test('an ID that holds a place is told early, and told again by the server', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  const { form, freeFireId } = await filledForm(page, tournament);
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();

  await page.goto(`/register/${tournament.id}`);
  await page.getByRole('button', { name: 'Inscribir a otro jugador' }).click();
  await form.freeFireId.pressSequentially(freeFireId);
  await expect(page.getByText('Este ID de Free Fire ya está inscrito en este torneo.')).toBeVisible();
  await form.fill(freeFireId);
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText('Este ID de Free Fire ya está inscrito en este torneo.');
  await expect(form.freeFireId).toBeFocused();
  await expect(form.name).toHaveValue('Ana Lucía Torres');
  expect(await tournament.registrations()).toHaveLength(1);

  const another = newFreeFireId();
  await form.freeFireId.fill(another);
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await tournament.registrations()).toHaveLength(2);
});

test('a tournament that fills up or closes meanwhile takes nothing from what was typed', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament({ maxPlayers: 2 });
  const { form } = await filledForm(page, tournament);
  await tournament.change({ currentPlayers: 2 });
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText('Este torneo ya no tiene cupos disponibles.');
  await tournament.change({ currentPlayers: 0, registrationDeadline: fromNow(-1) });
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText('Las inscripciones de este torneo ya cerraron.');
  await expect(form.nick).toHaveValue('AnaFF');
  expect(await tournament.registrations()).toEqual([]);
});

test('what the server finds wrong stands beside its field', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  const { form } = await filledForm(page, tournament);
  await page.route(REGISTRATIONS, (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        error: 'Revisa los campos marcados.',
        code: 'invalid',
        fields: { 'answers.pais': 'Elige una de las opciones', phone: 'Ingresa un teléfono válido' },
      },
    }),
  );
  await form.submit.click();
  await expect(form.phone).toHaveAccessibleDescription(/Ingresa un teléfono válido/);
  await expect(form.country).toHaveAccessibleDescription(/Elige una de las opciones/);
  await expect(form.phone).toBeFocused();
  await page.unroute(REGISTRATIONS);
  await form.phone.fill('55 1234 5679');
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test('an answer that is not the site’s is told as a sending that failed, and can be sent again', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  const { form } = await filledForm(page, tournament);
  await page.route(REGISTRATIONS, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText('Error al enviar la inscripción. Inténtalo de nuevo.');
  await expect(form.name).toHaveValue('Ana Lucía Torres');
  await page.unroute(REGISTRATIONS);
  await form.submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await tournament.registrations()).toHaveLength(1);
});

test('what is typed outlives a reload', async ({ page, makeTournament }) => {
  const tournament = await makeTournament();
  const form = await openForm(page, tournament);
  await form.fill('4821');
  await page.reload();
  await expect(form.name).toHaveValue('Ana Lucía Torres');
  await expect(form.freeFireId).toHaveValue('4821');
  await expect(form.nick).toHaveValue('AnaFF');
  await expect(form.country).toHaveValue('México');
});

test('without its questions the form is not shown half, and can be asked for again', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament();
  await page.route('**/api/questions/active*', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.goto(`/register/${tournament.id}`);
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar el formulario.');
  await page.unroute('**/api/questions/active*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(registrationForm(page).nick).toBeVisible();
});
