import { randomUUID } from 'node:crypto';
import { addEntry } from '../../../../functions/src/competitions/entries.ts';
import { writeRoom } from '../../../../functions/src/competitions/rooms.ts';
import { duringNextCall } from '../../next-call.ts';
import { inMotion } from '../../sizes.ts';
import { approve, expect, nickname, test } from './admin-competition.ts';

test.use(inMotion);

test('an organiser runs a match day and handles conflicts, penalties and a void match', async ({
  competition,
  played,
  backstage,
}) => {
  const { page, toast, dialog, button, rows } = competition;
  await approve(backstage, played.id, 12);
  await played.plan(12, 1, (stages) => stages.map((stage) => ({ ...stage, matchCount: 1 })));
  await competition.open(played.id);
  await button('Agregar a los aprobados').click();
  await button('Poner a todos en la sala').click();
  await dialog.getByRole('button', { name: 'Armar' }).click();
  await expect(dialog.getByRole('list', { name: 'Grupo: Sala única' }).getByRole('listitem')).toHaveCount(12);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await button('Crear la sala').click();
  await dialog.getByLabel('ID de la sala').fill('81234567');
  await dialog.getByLabel('Contraseña').fill('caracol');
  await test.step('a room conflict shows the other organiser’s room, which is then overwritten', async () => {
    const place = { tournamentId: played.id, matchId: (await played.match(1)).id };
    const room = { roomId: '222', password: 'suya', releaseAt: new Date().toISOString(), expectedRevision: 0 };
    await duringNextCall(page, '**/api/competitions/*/matches/*/room', 'PUT', async (route) => {
      await writeRoom(played.context, place, room);
      await route.continue();
    });
    const save = dialog.getByRole('button', { name: 'Guardar la sala' });
    await save.click();
    await expect(dialog.getByText(/escribió esta sala mientras tanto: ID 222, contraseña suya/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Guardar lo mío encima' }).click();
    await save.click();
    const code = page.getByText('81234567');
    await expect(code).toBeVisible();
    // On one line.
    expect((await code.boundingBox())?.height).toBeLessThan(50);
  });
  await expect(page.getByText('0 de 12 ya vieron el código en «Mi lugar»')).toBeVisible();
  await button('Ver quién falta').click();
  await expect(dialog.getByRole('heading', { name: 'Faltan 12' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^WhatsApp a / }).first()).toHaveAttribute('href', /caracol/);
  await competition.isSound();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();

  await played.play(1, await played.entryIds());
  await button('Actualizar').click();
  await button('Compartir la tabla').click();
  await expect(dialog.getByLabel('Así se lee')).toHaveValue(
    /Final\. Después de 1 partida\.\n\n1\. Jugador ··0000: \*\d+\*/,
  );
  // The server's picture of the same standings.
  await expect(dialog.getByRole('img', { name: 'Tabla' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^(Compartir|Guardar) imagen$/ })).toBeEnabled();
  await competition.isSound();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();

  await test.step('a penalty requires a reason, moves the entry down, and can be removed', async () => {
    await competition.turnTo('Tabla');
    await rows.first().focus();
    await page.keyboard.press('Enter');
    await button('Dar o quitar puntos').click();
    await dialog.getByRole('button', { name: 'Quitar puntos' }).click();
    await expect(dialog.getByLabel('Motivo')).toHaveAccessibleDescription(/Escribe el motivo: será público/);
    await dialog.getByLabel('Puntos', { exact: true }).fill('12');
    await dialog.getByLabel('Motivo').fill('Llegó tarde a la sala');
    await competition.isSound();
    await dialog.getByRole('button', { name: 'Quitar puntos' }).click();
    await expect(toast('Jugador ··0000: 12 puntos menos.')).toBeVisible();
    await expect(rows.first()).toContainText('Jugador ··0001');
    await expect(page.getByRole('list', { name: 'Ajustes' })).toContainText('−12 Llegó tarde a la sala');
    await competition.isSound();
    await page.getByRole('button', { name: 'Quitar', exact: true }).click();
    await expect(toast('El ajuste se quitó.')).toBeVisible();
    await expect(rows.first()).toContainText('Jugador ··0000');
  });

  await test.step('an entry is disqualified but keeps its points', async () => {
    await competition.turnTo('Participantes');
    await competition.choose('Jugador ··0011', 'Descalificar');
    await dialog.getByLabel('Conserva los puntos que ya tiene').check();
    await competition.isSound();
    await dialog.getByRole('button', { name: 'Descalificar' }).click();
    await expect(competition.entry('Jugador ··0011')).toContainText('Descalificado, conserva sus puntos');
  });

  await test.step('voiding a match requires a reason and adds a replay', async () => {
    await competition.turnTo('Partidas');
    await competition.choose('Partida 1', 'Anular');
    await dialog.getByRole('button', { name: 'Anular y repetir' }).click();
    await expect(dialog.getByText('Escribe el motivo: será público')).toBeVisible();
    await dialog.getByLabel('Motivo').fill('Se cayó la sala');
    await dialog.getByRole('button', { name: 'Anular y repetir' }).click();
    await expect(toast(/Se juega otra vez con el mismo número/)).toBeVisible();
    await expect(page.getByText('repetición')).toBeVisible();
  });
});

test('a plan is edited with errors at their fields, and its draw is repeated from the seed', async ({
  competition,
  played,
}) => {
  const { page, dialog, toast, button } = competition;
  const matchCount = page.getByLabel('Partidas de cada grupo');
  await competition.open(played.id);
  await expect(page.getByLabel('¿Cuántos jugadores?')).toHaveValue('48');
  await competition.isSound();
  await button('Cambiar detalles').click();
  await matchCount.fill('');
  await button('Guardar el plan').click();
  await expect(matchCount).toHaveAccessibleDescription(/número entero/);
  await expect(matchCount).toBeFocused();
  await matchCount.fill('4');
  await page.getByLabel('Puntos', { exact: true }).selectOption({ label: 'Champion Rush' });
  await button('Subir: Más bajas').click();
  await button('Quitar: Mejor puesto en la última partida juntos').click();
  await page.getByLabel(/Otra persona confirma/).check();
  await competition.isSound();
  await page.reload();
  await expect(matchCount).toHaveValue('4');
  await button('Guardar el plan').click();
  const said = toast('El plan quedó guardado.');
  await expect(said).toBeVisible();
  const strip = await page.getByRole('navigation', { name: 'Panel' }).boundingBox();
  const cover = await said.boundingBox();
  expect((cover?.y ?? Infinity) + (cover?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  expect((await played.view()).competition).toMatchObject({
    secondPerson: true,
    stages: [{ matchCount: 4, scoring: { tieBreaks: ['kills', 'wins'], champion: { points: 80, maxMatches: 10 } } }],
  });
  await competition.turnTo('Plan');
  await expect(page.getByText('Si empatan: más bajas; más booyahs.')).toBeVisible();
  await button('Cambiar detalles').click();
  await page.getByLabel('Nombre de la fase').fill('Gran final');
  await page.getByLabel('Grupos', { exact: true }).fill('3');
  await page.getByLabel('Cómo se gana el título').selectOption('none');
  await button('Guardar cambios').click();
  await expect(page.getByRole('heading', { name: 'Gran final' })).toBeVisible();
  await competition.isSound();

  await test.step('the groups are drawn, and repeating the draw gives the same groups', async () => {
    const added = Array.from({ length: 9 }, (_, index) => ({
      name: '',
      players: [{ nickname: nickname(index), freeFireId: null }],
    }));
    for (const entry of added) await addEntry(played.context, played.id, entry, randomUUID());
    await button('Actualizar').click();
    await competition.turnTo('Partidas');
    await button('Sortear').click();
    await dialog.getByRole('button', { name: 'Sortear' }).click();
    await expect(dialog.getByRole('heading', { name: 'Así quedaron' })).toBeVisible();
    const draw = (await played.view()).competition.stages[0]?.draw;
    await expect(dialog).toContainText(draw?.method === 'random' ? draw.seed : 'a seed');
    await expect(dialog.getByRole('list', { name: 'Grupo: Grupo B' }).getByRole('listitem')).toHaveCount(3);
    await competition.isSound();
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await competition.turnTo('Plan');
    await button('Repetir el sorteo').click();
    await expect(toast('Lo repetimos aquí mismo: sale igual.')).toBeVisible();
  });
});

test('an organiser writes to one group from the match day', async ({ competition, played, backstage }) => {
  const { dialog, button } = competition;
  await approve(backstage, played.id, 24);
  await played.plan(24, 1, ([stage]) => {
    if (stage === undefined) return [];
    const groups = ['A', 'B'].map((name) => ({ id: name.toLowerCase(), name: `Grupo ${name}`, entryIds: [] }));
    return [{ ...stage, groups, advance: null }];
  });
  await competition.open(played.id);
  await button('Agregar a los aprobados').click();
  await button(/Sortear|Armar|Repartir/)
    .first()
    .click();
  await dialog.getByRole('button', { name: /Sortear|Armar/ }).click();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await button('Escribirles').click();
  await dialog.getByLabel('A quiénes').selectOption({ label: 'Todos los aprobados del torneo' });
  await expect(dialog.getByText('Llega a 0 de 24')).toBeVisible();
  await dialog.getByLabel('A quiénes').selectOption({ index: 1 });
  await expect(dialog.getByText('Llega a 0 de 12')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Mandar aviso a 0' })).toBeDisabled();
  await competition.isSound();
});
