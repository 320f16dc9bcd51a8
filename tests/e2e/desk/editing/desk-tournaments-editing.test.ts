import { randomUUID } from 'node:crypto';
import { duringNextCall } from '../../next-call.ts';
import { type DeskPage, expect, storedByName, test } from './desk-tournaments.ts';

const TOURNAMENT = '**/api/tournaments/*';
const TOURNAMENTS = '**/api/tournaments';

const RESTORED = 'Recuperamos lo que escribiste y no guardaste.';

const LISTED = 'Listo: ya se ve en el sitio.';

/** Leaves each control with what can't be, saves, and is told beside each of them what is wrong. */
async function expectFaults({ page, save, name }: DeskPage): Promise<void> {
  await page.getByLabel('Empieza').fill('2027-03-02T19:00');
  await page.getByLabel('Termina').fill('2027-03-02T18:00');
  await page.getByLabel('Cierre de inscripciones').fill('2027-03-03T19:00');
  await page.getByLabel('Cupos').fill('muchos');
  await page.getByLabel('Costo de inscripción (USD)').fill('gratis');
  await page.getByLabel('1er lugar').fill('$5, 2do: $3');
  await page.getByLabel(/^Programado/).check();
  await save.click();
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
  await expect(name).toBeFocused();
}

/** Puts right what was wrong. */
async function mend({ page, name }: DeskPage): Promise<void> {
  await name.fill('Copa');
  for (const label of ['Termina', 'Cierre de inscripciones', 'Cupos', 'Costo de inscripción (USD)', '1er lugar']) {
    await page.getByLabel(label).fill('');
  }
  await page.getByLabel(/^Borrador/).check();
}

test('each control says what is wrong with it, by the server too, and the first of them gets the focus', async ({
  desk,
}) => {
  const { page } = desk;
  await page.goto('/admin/tournaments/new');
  await expectFaults(desk);
  await mend(desk);
  const fields = { waitingList: 'Elige una de las opciones', guardianConsent: 'Responde sí o no' };
  const refusal = { success: false, error: 'Revisa los campos marcados.', code: 'invalid', fields };
  await page.route(TOURNAMENTS, (route) => route.fulfill({ status: 400, json: refusal }));
  await desk.save.click();
  const guardians = page.getByRole('group', { name: '¿Esperan el permiso de su tutor?' });
  await expect(guardians).toHaveAccessibleDescription(/Responde sí o no/);
  const waiting = page.getByRole('group', { name: '¿hay lista de espera?' });
  await expect(waiting).toHaveAccessibleDescription(/Elige una de las opciones/);
  await expect(guardians.getByRole('radio').first()).toBeFocused();
});

test('what was typed survives a closed tab, is announced in the list, and is forgotten once saved or given up', async ({
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
  await expect(later.toast(LISTED)).toBeVisible();
  await later.edit(id);
  await expect(later.page.getByLabel('1er lugar')).toHaveValue('$99 USD');
  await expect(later.page.getByText(RESTORED)).toHaveCount(0);

  await later.name.fill('Otra cosa');
  await later.page.reload();
  await expect(later.name).toHaveValue('Otra cosa');
  await later.page.getByRole('button', { name: 'Descartar' }).click();
  await expect(later.name).toHaveValue(name);
  await later.page.reload();
  await expect(later.name).toHaveValue(name);
});

test('rules that were pasted are saved, whatever button one leaves them by, or taken back', async ({
  desk,
  database,
  madeHere,
}) => {
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

  await desk.row(name).getByRole('link', { name }).click();
  await desk.page.getByRole('button', { name: 'Pegar como texto' }).click();
  await pasted.fill('Otra cosa');
  await desk.page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(desk.rules.first()).toHaveValue('Nivel 40 o más');
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

/** Saves another map and another number of players than `desk` has read, in another tab. */
async function saveMeanwhile(other: DeskPage, id: string, players: string): Promise<void> {
  await other.edit(id);
  await other.page.getByLabel('Mapa').fill('Kalahari');
  await other.page.getByLabel('Cupos').fill(players);
  await other.save.click();
  await expect(other.toast(LISTED)).toBeVisible();
}

test('what someone else saved meanwhile is shown before anything is overwritten, and either is kept', async ({
  desk,
  database,
  context,
  anotherTab,
  makeTournament,
}) => {
  const { id, name } = await makeTournament();
  const { page, dialog, save } = desk;
  const players = page.getByLabel('Cupos');
  // Another browser, as far as drafts go: it saves before this one writes.
  const other = await anotherTab(context);
  await desk.edit(id);
  await saveMeanwhile(other, id, '30');
  await players.fill('60');
  await page.getByLabel('1er lugar').fill('$75');
  await save.click();
  await expect(dialog).toContainText('Cambió: Cupos y Mapa. Nada se sobrescribió todavía.');
  await expect(dialog.getByRole('definition').filter({ hasText: 'Lo tuyo 60' })).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: 'Lo suyo 30' })).toBeVisible();
  await desk.isSound();
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(players).toHaveValue('60');
  await save.click();
  await expect(dialog).toBeVisible();
  const theirs = { maxPlayers: 30, prizePool: '1er: $50, 2do: $30, 3er: TBD', revision: 2 };
  expect(await storedByName(database, name)).toEqual([expect.objectContaining(theirs)]);
  await dialog.getByRole('button', { name: 'Guardar lo mío encima' }).click();
  await expect(desk.toast(LISTED)).toBeVisible();
  const mine = { maxPlayers: 60, mapSelection: 'Kalahari', prizePool: '1er: $75, 2do: $30, 3er: TBD', revision: 3 };
  expect(await storedByName(database, name)).toEqual([expect.objectContaining(mine)]);

  await desk.edit(id);
  await saveMeanwhile(other, id, '20');
  await players.fill('70');
  await save.click();
  await dialog.getByRole('button', { name: 'Quedarme con lo suyo' }).click();
  await expect(players).toHaveValue('20');
  expect(await storedByName(database, name)).toEqual([expect.objectContaining({ maxPlayers: 20, revision: 4 })]);
});

test('the rules are ordered by keys alone, which keep the focus', async ({ desk, makeTournament, database }) => {
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
