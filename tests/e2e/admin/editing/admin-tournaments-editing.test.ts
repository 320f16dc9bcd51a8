import { randomUUID } from 'node:crypto';
import { duringNextCall, loseNextReply } from '../../next-call.ts';
import { expect, storedByName, type TournamentAdminPage, test } from './admin-tournaments.ts';

const TOURNAMENT = '**/api/tournaments/*';
const TOURNAMENTS = '**/api/tournaments';

const RESTORED = 'Recuperamos lo que escribiste y no guardaste.';

const LISTED = 'Listo: ya se ve en el sitio.';

/** Leaves each control invalid, saves, and checks the messages. */
async function expectFaults({ page, save, name }: TournamentAdminPage): Promise<void> {
  await page.getByLabel('Empieza').fill('2027-03-02T19:00');
  await page.getByLabel('Termina').fill('2027-03-02T18:00');
  await page.getByLabel('Cierre de inscripciones').fill('2027-03-03T19:00');
  await page.getByLabel('Cupos').fill('muchos');
  await page.getByLabel('Costo de inscripción (USD)').fill('gratis');
  await page.getByLabel('1er lugar').fill('$5, 2do: $3');
  await page.getByLabel(/^Programado/).check();
  await save.click();
  await expect(name).toHaveAccessibleDescription(/El nombre es obligatorio/);
  for (const [label, message] of [
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

/** Corrects the invalid values. */
async function mend({ page, name }: TournamentAdminPage): Promise<void> {
  await name.fill('Copa');
  for (const label of ['Termina', 'Cierre de inscripciones', 'Cupos', 'Costo de inscripción (USD)', '1er lugar']) {
    await page.getByLabel(label).fill('');
  }
  await page.getByLabel(/^Borrador/).check();
}

test("shows problems at their controls, the server's too, and focuses the first", async ({ adminPage }) => {
  const { page } = adminPage;
  await page.goto('/admin/tournaments/new');
  await expectFaults(adminPage);
  await mend(adminPage);
  const fields = { waitingList: 'Elige una de las opciones', guardianConsent: 'Responde sí o no' };
  const refusal = { success: false, error: 'Revisa los campos marcados.', code: 'invalid', fields };
  await page.route(TOURNAMENTS, (route) => route.fulfill({ status: 400, json: refusal }));
  await adminPage.save.click();
  const guardians = page.getByRole('group', { name: '¿Esperan el permiso de su tutor?' });
  await expect(guardians).toHaveAccessibleDescription(/Responde sí o no/);
  const waiting = page.getByRole('group', { name: '¿hay lista de espera?' });
  await expect(waiting).toHaveAccessibleDescription(/Elige una de las opciones/);
  await expect(guardians.getByRole('radio').first()).toBeFocused();
});

test('a draft survives a closed tab, is marked in the list, and is deleted once saved or discarded', async ({
  adminPage,
  context,
  anotherTab,
  makeTournament,
}) => {
  const { id, name } = await makeTournament();
  await adminPage.edit(id);
  await adminPage.page.getByLabel('1er lugar').fill('$99 USD');
  await adminPage.rules.first().fill('Nivel 50 o más');
  await adminPage.page.close();

  const later = await anotherTab(context);
  await later.open();
  await expect(later.row(name).getByText('Tienes cambios sin guardar')).toBeVisible();
  await later.choose(name, 'Editar');
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
  adminPage,
  database,
  madeHere,
}) => {
  const name = `Copa pegada ${randomUUID().slice(0, 8)}`;
  madeHere.push(name);
  await adminPage.page.goto('/admin/tournaments/new');
  await adminPage.name.fill(name);
  await adminPage.page.getByRole('button', { name: 'Pegar como texto' }).click();
  const pasted = adminPage.page.getByLabel('Reglas como texto');
  await pasted.fill(`1. Nivel 40 o más\n2. ${'x'.repeat(301)}`);
  await adminPage.save.click();
  await expect(pasted).toHaveAccessibleDescription(/Regla 2: Usa 300 caracteres como máximo/);
  await expect(pasted).toBeFocused();
  await pasted.fill('1. Nivel 40 o más\n2. Solo celular');
  await adminPage.save.click();
  await expect(adminPage.row(name)).toBeVisible();
  expect(await storedByName(database, name)).toEqual([
    expect.objectContaining({ rules: ['Nivel 40 o más', 'Solo celular'] }),
  ]);

  await adminPage.choose(name, 'Editar');
  await adminPage.page.getByRole('button', { name: 'Pegar como texto' }).click();
  await pasted.fill('Otra cosa');
  await adminPage.page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(adminPage.rules.first()).toHaveValue('Nivel 40 o más');
});

test('a session that ends while one writes takes nothing with it', async ({
  adminPage,
  admin,
  backstage,
  makeTournament,
}) => {
  const { id, name } = await makeTournament();
  await adminPage.edit(id);
  await adminPage.page.getByLabel('Descripción').fill('Texto largo que nadie quiere repetir');
  // The admin area refreshes on its own, too, and may be left once the call is on its way.
  await duringNextCall(adminPage.page, TOURNAMENT, 'PUT', async (route) => {
    await backstage.takeRole(admin.uid);
    await route.continue();
  });
  await adminPage.save.click();
  await expect(adminPage.page).toHaveURL('/');
  const other = await backstage.create({ role: 'admin' });
  await adminPage.session.signIn(other, { remember: true });
  await adminPage.edit(id);
  await expect(adminPage.page.getByText(RESTORED)).toBeVisible();
  await expect(adminPage.page.getByLabel('Descripción')).toHaveValue('Texto largo que nadie quiere repetir');
  await adminPage.save.click();
  await expect(adminPage.page.getByRole('region', { name: 'Lo que sigue' })).toBeVisible();
  await expect(adminPage.page.getByRole('heading', { level: 1, name })).toBeVisible();
});

/** Saves another map and another number of players than `admin area` has read, in another tab. */
async function saveMeanwhile(other: TournamentAdminPage, id: string, players: string): Promise<void> {
  await other.edit(id);
  await other.page.getByLabel('Mapa').fill('Kalahari');
  await other.page.getByLabel('Cupos').fill(players);
  await other.save.click();
  await expect(other.toast(LISTED)).toBeVisible();
}

test('shows a concurrent edit before overwriting, and keeps either version', async ({
  adminPage,
  database,
  context,
  anotherTab,
  makeTournament,
}) => {
  const { id, name } = await makeTournament();
  const { page, dialog, save } = adminPage;
  const players = page.getByLabel('Cupos');
  // Another browser, as far as drafts go: it saves before this one writes.
  const other = await anotherTab(context);
  await adminPage.edit(id);
  await saveMeanwhile(other, id, '30');
  await players.fill('60');
  await page.getByLabel('1er lugar').fill('$75');
  await save.click();
  await expect(dialog).toContainText('Cambió: Cupos y Mapa. Nada se sobrescribió todavía.');
  await expect(dialog.getByRole('definition').filter({ hasText: 'Lo tuyo 60' })).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: 'Lo suyo 30' })).toBeVisible();
  await adminPage.isSound();
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(players).toHaveValue('60');
  await save.click();
  await expect(dialog).toBeVisible();
  const theirs = { maxPlayers: 30, prizePool: '1er: $50, 2do: $30, 3er: TBD', revision: 2 };
  expect(await storedByName(database, name)).toEqual([expect.objectContaining(theirs)]);
  await dialog.getByRole('button', { name: 'Guardar lo mío encima' }).click();
  await expect(adminPage.toast(LISTED)).toBeVisible();
  const mine = { maxPlayers: 60, mapSelection: 'Kalahari', prizePool: '1er: $75, 2do: $30, 3er: TBD', revision: 3 };
  expect(await storedByName(database, name)).toEqual([expect.objectContaining(mine)]);

  await adminPage.edit(id);
  await saveMeanwhile(other, id, '20');
  await players.fill('70');
  await save.click();
  await dialog.getByRole('button', { name: 'Quedarme con lo suyo' }).click();
  await expect(players).toHaveValue('20');
  expect(await storedByName(database, name)).toEqual([expect.objectContaining({ maxPlayers: 20, revision: 4 })]);
});

test('rules are sorted with the keyboard only, which keeps the focus', async ({
  adminPage,
  makeTournament,
  database,
}) => {
  const { id, name } = await makeTournament({ rules: ['uno', 'dos', 'tres'] });
  await adminPage.edit(id);
  const { page } = adminPage;
  const texts = () =>
    adminPage.rules.evaluateAll((all) => all.map((each) => (each instanceof HTMLTextAreaElement ? each.value : '')));
  await adminPage.rules.nth(2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(texts).toEqual(['uno', 'tres', 'dos']);
  await expect(adminPage.rules.nth(1)).toBeFocused();
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
  await adminPage.save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Lo que sigue' })).toBeVisible();
  expect(await storedByName(database, name)).toEqual([expect.objectContaining({ rules: ['uno', 'dos', 'cuatro'] })]);
});

test('a new tournament is stored once after no signal, a lost reply, a double tap and a second tab', async ({
  adminPage,
  context,
  anotherTab,
  database,
  madeHere,
}) => {
  const name = `Copa repetida ${randomUUID().slice(0, 8)}`;
  madeHere.push(name);
  await adminPage.page.goto('/admin/tournaments/new');
  await adminPage.name.fill(name);
  await context.setOffline(true);
  await adminPage.save.click();
  await expect(adminPage.page.getByText('Error de conexión.')).toBeVisible();
  await context.setOffline(false);
  await loseNextReply(adminPage.page, TOURNAMENTS, 'POST');
  await adminPage.save.click();
  await expect(adminPage.page.getByText('Error de conexión.')).toBeVisible();
  const other = await anotherTab(context);
  await other.page.goto('/admin/tournaments/new');
  await expect(other.name).toHaveValue(name);
  await other.save.dblclick();
  await expect(other.row(name)).toBeVisible();
  await adminPage.save.click();
  await expect(adminPage.row(name)).toBeVisible();
  expect(await storedByName(database, name)).toHaveLength(1);
});
