import { randomUUID } from 'node:crypto';
import { duringNextCall, loseNextReply } from '../../next-call.ts';
import { expect, storedByName, test } from './desk-tournaments.ts';

const TOURNAMENT = '**/api/tournaments/prueba-*';
const TOURNAMENTS = '**/api/tournaments';

const RESTORED = 'Recuperamos lo que escribiste y no guardaste.';

test('each control says what is wrong with it, and the first of them gets the focus', async ({ desk }) => {
  await desk.page.goto('/admin/tournaments/new');
  const { page } = desk;
  await page.getByLabel('Empieza').fill('2027-03-02T19:00');
  await page.getByLabel('Termina').fill('2027-03-02T18:00');
  await page.getByLabel('Cierre de inscripciones').fill('2027-03-03T19:00');
  await page.getByLabel('Cupos').fill('muchos');
  await page.getByLabel('Costo de inscripción (USD)').fill('gratis');
  await page.getByLabel('1er lugar').fill('$5, 2do: $3');
  await page.getByLabel(/^Programado/).check();
  await desk.save.click();
  for (const [label, message] of [
    ['Nombre', 'El nombre es obligatorio'],
    ['Termina', 'El final no puede ser antes del inicio'],
    ['Cierre de inscripciones', 'El cierre de inscripciones no puede ser después del inicio'],
    ['Cupos', 'Escribe un número entero'],
    ['Costo de inscripción (USD)', 'Escribe un monto, por ejemplo 0 o 2.50'],
    ['1er lugar', 'Escribe aquí un solo premio'],
    ['Se publica', 'Elige cuándo se publica el torneo'],
  ] as const) {
    await expect(page.getByRole('textbox', { name: label })).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(desk.name).toBeFocused();
});

test('what the server refuses about guardians and the waiting list stands beside them', async ({
  desk,
  makeTournament,
}) => {
  const { id } = await makeTournament();
  await desk.edit(id);
  await desk.page.getByLabel('Cupos').fill('12');
  await desk.page.route(TOURNAMENT, (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        error: 'Revisa los campos marcados.',
        code: 'invalid',
        fields: { waitingList: 'Elige una de las opciones', guardianConsent: 'Responde sí o no' },
      },
    }),
  );
  await desk.save.click();
  const guardians = desk.page.getByRole('group', { name: '¿Esperan el permiso de su tutor?' });
  await expect(guardians).toHaveAccessibleDescription(/Responde sí o no/);
  await expect(desk.page.getByRole('group', { name: '¿hay lista de espera?' })).toHaveAccessibleDescription(
    /Elige una de las opciones/,
  );
  await expect(guardians.getByRole('radio').first()).toBeFocused();
});

test('what was typed survives a closed tab, is announced in the list, and is forgotten once saved', async ({
  desk,
  context,
  anotherTab,
  makeTournament,
}) => {
  const { id, name } = await makeTournament();
  await desk.edit(id);
  await desk.page.getByLabel('1er lugar').fill('$99 USD');
  await desk.rules.first().fill('Nivel 50 o más');
  await desk.page.close();

  const later = await anotherTab(context);
  await later.open();
  await expect(later.row(name).getByText('Tienes cambios sin guardar')).toBeVisible();
  await later.row(name).getByRole('link', { name }).click();
  await expect(later.page.getByText(RESTORED)).toBeVisible();
  await expect(later.page.getByLabel('1er lugar')).toHaveValue('$99 USD');
  await expect(later.rules.first()).toHaveValue('Nivel 50 o más');
  await later.save.click();
  await expect(later.toast('Listo: ya se ve en el sitio.')).toBeVisible();
  await later.edit(id);
  await expect(later.page.getByLabel('1er lugar')).toHaveValue('$99 USD');
  await expect(later.page.getByText(RESTORED)).toHaveCount(0);
});

test('rules that were pasted are saved, whatever button one leaves them by', async ({ desk, database, madeHere }) => {
  const name = `Copa pegada ${randomUUID().slice(0, 8)}`;
  madeHere.push(name);
  await desk.page.goto('/admin/tournaments/new');
  await desk.name.fill(name);
  await desk.page.getByRole('button', { name: 'Pegar como texto' }).click();
  const pasted = desk.page.getByLabel('Reglas como texto');
  await pasted.fill(`1. Nivel 40 o más\n2. ${'x'.repeat(301)}`);
  await desk.save.click();
  await expect(pasted).toHaveAccessibleDescription(/Regla 2: Usa 300 caracteres como máximo/);
  await expect(pasted).toBeFocused();
  await pasted.fill('1. Nivel 40 o más\n2. Solo celular');
  await desk.save.click();
  await expect(desk.row(name)).toBeVisible();
  expect(await storedByName(database, name)).toEqual([
    expect.objectContaining({ rules: ['Nivel 40 o más', 'Solo celular'] }),
  ]);
});

test('what was pasted over the rules can be taken back', async ({ desk, makeTournament }) => {
  const { id } = await makeTournament();
  await desk.edit(id);
  await desk.page.getByRole('button', { name: 'Pegar como texto' }).click();
  await desk.page.getByLabel('Reglas como texto').fill('Otra cosa');
  await desk.page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(desk.rules.first()).toHaveValue('Nivel 40 o más');
});

test('publishing from the editor what players cannot enter yet is asked about', async ({
  desk,
  database,
  madeHere,
}) => {
  const name = `Copa a medias ${randomUUID().slice(0, 8)}`;
  madeHere.push(name);
  await desk.page.goto('/admin/tournaments/new');
  await desk.name.fill(name);
  await desk.page.getByLabel(/^Publicado/).check();
  await desk.save.click();
  await expect(desk.dialog).toContainText(
    `A «${name}» todavía le falta: la fecha, abrir las inscripciones y las reglas.`,
  );
  await desk.axe();
  expect(await storedByName(database, name)).toEqual([]);
  await desk.dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(desk.name).toHaveValue(name);
  await desk.save.click();
  await desk.dialog.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(desk.row(name)).toBeVisible();
  expect(await storedByName(database, name)).toEqual([expect.objectContaining({ status: 'published' })]);
});

test('what was typed can be given up', async ({ desk, makeTournament }) => {
  const { id, name } = await makeTournament();
  await desk.edit(id);
  await desk.name.fill('Otra cosa');
  await desk.page.reload();
  await expect(desk.name).toHaveValue('Otra cosa');
  await desk.page.getByRole('button', { name: 'Descartar' }).click();
  await expect(desk.name).toHaveValue(name);
  await desk.page.reload();
  await expect(desk.name).toHaveValue(name);
});

test('a session that ends while one writes takes nothing with it', async ({
  desk,
  admin,
  backstage,
  makeTournament,
}) => {
  const { id, name } = await makeTournament();
  await desk.edit(id);
  await desk.page.getByLabel('Descripción').fill('Texto largo que nadie quiere repetir');
  // The desk hears of it by itself, too, and is left: it may, once the call is on its way.
  await duringNextCall(desk.page, TOURNAMENT, 'PUT', async (route) => {
    await backstage.takeRole(admin.uid);
    await route.continue();
  });
  await desk.save.click();
  await expect(desk.page).toHaveURL('/');
  const other = await backstage.create({ role: 'admin' });
  await desk.session.signIn(other, { remember: true });
  await desk.edit(id);
  await expect(desk.page.getByText(RESTORED)).toBeVisible();
  await expect(desk.page.getByLabel('Descripción')).toHaveValue('Texto largo que nadie quiere repetir');
  await desk.save.click();
  await expect(desk.row(name)).toBeVisible();
});

test.describe('when someone else saved the same tournament meanwhile', () => {
  test.beforeEach(async ({ desk, context, anotherTab, makeTournament }, info) => {
    const tournament = await makeTournament();
    info.annotations.push({ type: 'name', description: tournament.name });
    await desk.edit(tournament.id);
    // Another browser, as far as drafts go: it saves before this one writes.
    const other = await anotherTab(context);
    await other.edit(tournament.id);
    await other.page.getByLabel('Mapa').fill('Kalahari');
    await other.page.getByLabel('Cupos').fill('30');
    await other.save.click();
    await expect(other.toast('Listo: ya se ve en el sitio.')).toBeVisible();
    await other.page.close();

    await desk.page.getByLabel('Cupos').fill('60');
    await desk.page.getByLabel('1er lugar').fill('$75');
    await desk.save.click();
    await expect(desk.dialog).toContainText('Cambió: Cupos y Mapa. Nada se sobrescribió todavía.');
    await expect(desk.dialog.getByRole('definition').filter({ hasText: 'Lo tuyo 60' })).toBeVisible();
    await expect(desk.dialog.getByRole('definition').filter({ hasText: 'Lo suyo 30' })).toBeVisible();
  });

  const nameOf = (info: { annotations: { type: string; description?: string }[] }) =>
    info.annotations.find(({ type }) => type === 'name')?.description ?? '';

  test('mine goes on top of theirs, which otherwise stays', async ({ desk, database }, info) => {
    await desk.axe();
    await desk.dialog.getByRole('button', { name: 'Guardar lo mío encima' }).click();
    await expect(desk.toast('Listo: ya se ve en el sitio.')).toBeVisible();
    expect(await storedByName(database, nameOf(info))).toEqual([
      expect.objectContaining({ maxPlayers: 60, mapSelection: 'Kalahari', revision: 3 }),
    ]);
  });

  test('theirs is kept, and nothing of mine is stored', async ({ desk, database }, info) => {
    await desk.dialog.getByRole('button', { name: 'Quedarme con lo suyo' }).click();
    await expect(desk.page.getByLabel('Cupos')).toHaveValue('30');
    await expect(desk.page.getByLabel('Mapa')).toHaveValue('Kalahari');
    expect(await storedByName(database, nameOf(info))).toEqual([
      expect.objectContaining({ maxPlayers: 30, prizePool: '1er: $50, 2do: $30, 3er: TBD', revision: 2 }),
    ]);
  });

  test('one may go on writing, and is asked again', async ({ desk, database }, info) => {
    await desk.dialog.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(desk.page.getByLabel('Cupos')).toHaveValue('60');
    await desk.save.click();
    await expect(desk.dialog).toBeVisible();
    expect(await storedByName(database, nameOf(info))).toEqual([expect.objectContaining({ revision: 2 })]);
  });
});

test.describe('when the answer to a save is lost', () => {
  test('a new tournament is made once, as it was last written', async ({ desk, database, madeHere }) => {
    const name = `Copa perdida ${randomUUID().slice(0, 8)}`;
    madeHere.push(name);
    await desk.page.goto('/admin/tournaments/new');
    await desk.name.fill(name);
    await loseNextReply(desk.page, TOURNAMENTS, 'POST');
    await desk.save.click();
    await expect(desk.page.getByRole('alert')).toContainText('Puedes repetirlo sin riesgo: no se hace dos veces.');
    await desk.page.getByLabel('Cupos').fill('12');
    await desk.save.click();
    await expect(desk.row(name)).toBeVisible();
    expect(await storedByName(database, name)).toEqual([expect.objectContaining({ maxPlayers: 12 })]);
  });

  test('a change is not taken for somebody else’s', async ({ desk, database, makeTournament }) => {
    const { id, name } = await makeTournament();
    await desk.edit(id);
    await desk.page.getByLabel('Cupos').fill('12');
    await loseNextReply(desk.page, TOURNAMENT, 'PUT');
    await desk.save.click();
    await expect(desk.page.getByRole('alert')).toContainText('Error de conexión.');
    await desk.page.getByLabel('Cupos').fill('14');
    await desk.save.click();
    await expect(desk.toast('Listo: ya se ve en el sitio.')).toBeVisible();
    expect(await storedByName(database, name)).toEqual([expect.objectContaining({ maxPlayers: 14, revision: 3 })]);
  });

  test('a deletion that was done counts as done', async ({ desk, database, makeTournament }) => {
    const { name } = await makeTournament();
    await desk.open();
    await desk.choose(name, 'Eliminar');
    await loseNextReply(desk.page, `${TOURNAMENT}?force=false`, 'DELETE');
    // The list, read again after a failure, would no longer have it: the question stays open as long as it does.
    await desk.page.route('**/api/tournaments/with-registrations*', (route) => route.abort());
    await desk.dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(desk.toast(/Puedes repetirlo sin riesgo/)).toBeVisible();
    await desk.dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(desk.toast(`«${name}» fue eliminado.`)).toBeVisible();
    expect(await storedByName(database, name)).toEqual([]);
  });
});

test('without a network a save says so and keeps what was typed', async ({ desk, context, makeTournament }) => {
  const { id } = await makeTournament();
  await desk.edit(id);
  await desk.page.getByLabel('Cupos').fill('12');
  await context.setOffline(true);
  await desk.save.click();
  await expect(desk.page.getByRole('alert')).toContainText('Lo que escribiste sigue aquí.');
  await context.setOffline(false);
  await desk.save.click();
  await expect(desk.toast('Listo: ya se ve en el sitio.')).toBeVisible();
});

test.describe('the rules', () => {
  test('are ordered by keys alone, which keep the focus', async ({ desk, makeTournament, database }) => {
    const { id, name } = await makeTournament({ rules: ['uno', 'dos', 'tres'] });
    await desk.edit(id);
    const { page } = desk;
    const texts = () =>
      desk.rules.evaluateAll((all) => all.map((each) => (each instanceof HTMLTextAreaElement ? each.value : '')));
    await desk.rules.nth(2).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(texts).toEqual(['uno', 'tres', 'dos']);
    await expect(desk.rules.nth(1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Subir la regla 2' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(texts).toEqual(['tres', 'uno', 'dos']);
    await expect(page.getByText('La regla 2 ahora es la 1')).toBeAttached();
    await page.getByRole('button', { name: 'Bajar la regla 1' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Bajar la regla 2' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(texts).toEqual(['uno', 'dos']);
    await page.getByRole('button', { name: 'Agregar regla' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('cuatro');
    await desk.save.focus();
    await page.keyboard.press('Enter');
    await expect(desk.row(name)).toBeVisible();
    expect(await storedByName(database, name)).toEqual([expect.objectContaining({ rules: ['uno', 'dos', 'cuatro'] })]);
  });
});

test('a switch opens and closes registration, and keeps the link that is stored', async ({
  desk,
  makeTournament,
  database,
}) => {
  const { id, name } = await makeTournament({ linkedFormId: 'de-antes' });
  const open = desk.page.getByRole('switch', { name: 'Inscripciones abiertas' });
  await desk.edit(id);
  await open.uncheck();
  await expect(open).toHaveAccessibleDescription(/Cerradas/);
  await open.check();
  await desk.save.click();
  await expect(desk.row(name)).toBeVisible();
  expect(await storedByName(database, name)).toEqual([expect.objectContaining({ linkedFormId: 'de-antes' })]);
  await desk.edit(id);
  await open.uncheck();
  await desk.save.click();
  await expect(desk.row(name)).toBeVisible();
  expect(await storedByName(database, name)).toEqual([expect.objectContaining({ linkedFormId: null })]);
});
