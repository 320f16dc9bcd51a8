// One tournament from its draft to its champion, as organiser and visitor. `npm run smoke` runs it alone.

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { register } from '../../../functions/src/registrations/register.ts';
import { catalogueRebuild } from '../../../functions/src/tournaments/catalogue.ts';
import { adminPath } from '../../../web/src/lib/addresses/admin-paths.ts';
import { contextOn } from '../../fixtures/records/registering.ts';
import { competitionOf, competitionPage, type PlayedCompetition } from '../admin/competition/admin-competition.ts';
import { expect, storedByName, type TournamentAdminPage, test } from '../admin/editing/admin-tournaments.ts';
import { type QueuePage, queuePage } from '../admin/registrations/admin-registrations.ts';
import { cardOf, fromNow, picked, seenInTime } from '../arena.ts';
import { runMinutely } from '../notices/telling.ts';
import { newFreeFireId, registrationForm, SENT } from '../registration/registration-form.ts';
import { siteHash } from '../site-records.ts';

const PLAYERS = 40;
const SQUADS = { lobos: 30, cuervos: 5, pumas: 5 } as const;
/** Free Fire ID of the visitor's player. */
const OURS = newFreeFireId();
const REASON = 'No estás en el grupo oficial';

/** The names of the players, by squad. */
const players = Object.entries(SQUADS).flatMap(([squad, size]) =>
  Array.from({ length: size }, (_, index) => `${squad} ${index}`),
);

/** Registers the other players directly: through the site, all would come from one network. */
async function registerTheRest(database: Database, tournamentId: string): Promise<void> {
  for (const [index, fullName] of players.slice(1).entries()) {
    const player = {
      tournamentId,
      fullName,
      freeFireId: String(30_000_001 + index),
      email: `${tournamentId}-${index}@example.com`,
      phone: `+52 55 2000 ${String(1_000 + index)}`,
      answers: { nick: fullName, rol: 'Rusher' },
      requestId: randomUUID(),
    };
    await register(contextOn(database, { now: new Date(), hash: siteHash }), player, randomUUID());
  }
  await catalogueRebuild.idle(database);
}

/** Searches for a squad and selects all its registrations. */
async function choose(queue: QueuePage, squad: keyof typeof SQUADS): Promise<void> {
  await queue.search.fill(squad);
  await queue.page.getByRole('button', { name: `Elegir ${SQUADS[squad]}` }).click();
}

/** Confirms on the player's private page and returns the downloaded calendar file. */
async function confirmOnMyPage(visitor: Page, title: string): Promise<string> {
  await visitor.goto('/mi-lugar');
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await visitor.getByRole('button', { name: 'Sí, juego' }).click();
  await expect(visitor.getByText('Confirmado', { exact: true }).last()).toBeVisible();
  const saved = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Agregar al calendario' }).click();
  return readFile(await (await saved).path(), 'utf8');
}

/** Plays the first round in the admin area, makes its result official and closes the stage. */
async function playTheRound(adminPage: TournamentAdminPage, elsewhere: PlayedCompetition): Promise<void> {
  const { page, button, dialog } = competitionPage(adminPage.page);
  await page.goto(adminPath('competition', { id: elsewhere.id, part: null }));
  await page.getByText('Eliminación y final al mejor de tres').click();
  await button('Guardar el plan').click();
  await button('Agregar a los aprobados').click();
  await button('Poner a todos en la sala').click();
  await dialog.getByRole('button', { name: 'Armar' }).click();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await button('Crear la sala').click();
  await dialog.getByLabel('ID de la sala').fill('81234567');
  await dialog.getByLabel('Contraseña').fill('caracol');
  await dialog.getByRole('button', { name: 'Guardar la sala' }).click();
  await button('Empezar la partida').click();
  await expect(page.getByRole('link', { name: 'Anotar el resultado' })).toBeVisible();
  await elsewhere.play(1, await orderOf(elsewhere), 'provisional', 'ronda-1');
  await button('Actualizar').click();
  await button('Hacerlo oficial').click();
  await button('Seguir sin compartir').click();
  await button('Cerrar la fase').click();
  await dialog.getByRole('button', { name: 'Cerrar la fase' }).click();
  await expect(adminPage.toast('Clasificatoria: cerrada. Sigue Final.')).toBeVisible();
}

/** Returns all entry IDs, the visitor's player first. */
async function orderOf({ view }: PlayedCompetition): Promise<string[]> {
  const { entries } = await view();
  const isOurs = ({ players }: Pick<(typeof entries)[number], 'players'>) =>
    players.some(({ freeFireId }) => freeFireId === OURS);
  return [...entries.filter(isOurs), ...entries.filter((entry) => !isOurs(entry))].map((entry) => entry.id);
}

test('a tournament runs from its first draft to its champion', async ({ adminPage, visitor, database, madeHere }) => {
  test.setTimeout(300_000);
  const title = `Crónica de una copa ${randomUUID().slice(0, 6)}`;
  madeHere.push(['tournaments', title]);
  const queue = queuePage(adminPage.page);
  const card = cardOf(visitor, { name: title });
  await visitor.goto('/tournaments');

  await test.step('a draft is created and hidden from visitors', async () => {
    const { page } = adminPage;
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Gestión de torneos' }).click();
    await page.getByRole('link', { name: 'Nuevo torneo' }).click();
    await adminPage.name.fill(title);
    await page.getByLabel('Descripción').fill('Seis caídas.\nUna sola noche.');
    await page.getByLabel('Empieza').fill(picked(fromNow(72)));
    await page.getByLabel('Cierre de inscripciones').fill(picked(fromNow(48)));
    await page.getByLabel('Cupos').fill(String(PLAYERS));
    await page.getByLabel('1er lugar').fill('$50 USD');
    await page.getByRole('button', { name: 'Pegar como texto' }).click();
    await page.getByLabel('Reglas como texto').fill('1. Nivel 40 o más\n2. Solo celular');
    await page.getByRole('button', { name: 'Usar estas reglas' }).click();
    await page.getByRole('switch', { name: 'Inscripciones abiertas' }).check();
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(adminPage.toast('Borrador guardado. Nadie lo ve todavía.')).toBeVisible();
    await expect(card).toHaveCount(0);
  });
  await test.step('the tournament is scheduled', async () => {
    await adminPage.choose(title, 'Programar');
    await adminPage.dialog.getByLabel('Se publica').fill(picked(fromNow(1)));
    await adminPage.dialog.getByRole('button', { name: 'Programar' }).click();
    await expect(adminPage.toast(/^Listo: se publica solo el /)).toBeVisible();
    await expect(adminPage.row(title).getByText('Programado')).toBeVisible();
  });
  const [stored] = await storedByName(database, title);
  const id = stored?.id ?? '';
  const tournament = database.doc(`tournaments/${id}`);
  const registrations = database.collection('registrations').where('tournamentId', '==', id);

  await test.step('the scheduler publishes the tournament at its time', async () => {
    await database.doc(`tournaments/${id}`).update({ publishDate: fromNow(-0.01) });
    await runMinutely(visitor);
    expect((await tournament.get()).get('status')).toBe('published');
    await seenInTime(card.getByText('Inscripciones Abiertas'));
  });
  await test.step('forty players fill the tournament, the first of them through the site', async () => {
    await card.getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' }).click();
    await visitor.getByRole('checkbox').check();
    await visitor.getByRole('button', { name: 'CONTINUAR AL FORMULARIO' }).click();
    const form = registrationForm(visitor);
    await form.fill(OURS);
    await form.name.fill('lobos 0');
    await form.submit.click();
    await expect(visitor.getByText(SENT)).toBeVisible();
    await registerTheRest(database, id);
    expect((await tournament.get()).get('currentPlayers')).toBe(PLAYERS);
    await visitor.goto('/tournaments');
    await seenInTime(card.getByText('Torneo Completo', { exact: true }));
  });
  await test.step('thirty registrations are approved at once', async () => {
    await queue.open({ id });
    await expect(queue.places).toHaveText('Sin cupos: 40 de 40 ocupados');
    await choose(queue, 'lobos');
    await queue.dock.getByRole('button', { name: 'Aprobar' }).click();
    await expect(queue.dock).toContainText('Aprobaste 30 inscripciones.');
  });
  await test.step('five registrations are rejected with a reason, which frees their seats', async () => {
    await choose(queue, 'cuervos');
    await queue.dock.getByRole('button', { name: 'Rechazar' }).click();
    await queue.dialog.getByRole('button', { name: REASON }).click();
    await queue.dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expect(queue.dock).toContainText('Rechazaste 5 inscripciones.');
    await expect(queue.places).toHaveText('Quedan 5 de 40 cupos');
    const all = (await registrations.get()).docs.map((found) => found.data());
    const counts = (status: string) => all.filter((one) => one.status === status).length;
    expect([counts('approved'), counts('rejected'), counts('pending')]).toEqual([30, 5, 5]);
    expect(all.filter(({ reason }) => reason === REASON)).toHaveLength(5);
    await seenInTime(card.getByRole('img', { name: 'Quedan 5 de 40 cupos' }));
  });
  await test.step('the registrations are exported as CSV', async () => {
    const saved = queue.page.waitForEvent('download');
    await queue.page.getByRole('button', { name: 'Exportar CSV' }).click();
    const file = await saved;
    const name = file.suggestedFilename();
    const plain = title.toLowerCase().replace('ó', 'o').replaceAll(' ', '-');
    expect(name).toMatch(new RegExp(`^inscripciones-${plain}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    await expect(queue.toast(`Listo: guardamos ${name}.`)).toBeVisible();
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(PLAYERS + 1);
    expect(lines.filter((line) => line.includes('Aprobado'))).toHaveLength(30);
    expect(lines.filter((line) => line.includes(REASON))).toHaveLength(5);
  });
  await test.step('the first player confirms and downloads the calendar file', async () => {
    expect(await confirmOnMyPage(visitor, title)).toContain(`SUMMARY:Confirma que juegas`);
  });
  const elsewhere = competitionOf(database, id);
  await test.step('approved players play the first round, and half of them advance', () =>
    playTheRound(adminPage, elsewhere));
  await test.step('a finalist confirms the final, which has a champion', async () => {
    const { page, button, dialog } = competitionPage(adminPage.page);
    await button('Horas y mapas').first().click();
    await dialog.getByLabel('La primera empieza').fill(picked(fromNow(1)));
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    const final = page.getByRole('region', { name: 'Confirmar la final' });
    await expect(final).toContainText('0 de 20 ya confirmaron');
    // Caches of a competition last ten seconds.
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByRole('heading', { name: 'Confirma la final' })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    expect(await confirmOnMyPage(visitor, title)).toContain('SUMMARY:');
    await button('Actualizar').click();
    await expect(final).toContainText('1 de 20 ya confirmó');
    const { competition } = await elsewhere.view();
    const finalists = new Set(competition.stages[1]?.groups.flatMap(({ entryIds }) => entryIds));
    const order = (await orderOf(elsewhere)).filter((entryId) => finalists.has(entryId));
    for (const number of [1, 2]) await elsewhere.play(number, order, 'official', 'final');
    await button('Actualizar').click();
    await expect(page.getByText(/Partida 2\b.*: los jugadores esperan la tabla/)).toBeVisible();
    await button('Seguir sin compartir').click();
    await button('Terminar la competencia').click();
    await dialog.getByRole('button', { name: 'Terminar la competencia' }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Campeón' })).toBeVisible();
    await expect(page.getByText('Terminado', { exact: true })).toBeVisible();
    const ended = await elsewhere.view();
    expect([ended.competition.state, ended.entries.length]).toEqual(['finished', SQUADS.lobos]);
  });
});
