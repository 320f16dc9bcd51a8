// No-shows in the admin area: players who don't confirm the final, or are absent from their match.
import { usualConfirmations } from '@arena/domain';
import { runConfirmations } from '../../../../functions/src/my-page/confirmations.ts';
import { linkHash } from '../../../../functions/src/registrations/commands/links.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  roomRecord,
  row,
  stageRecord,
} from '../../../fixtures/records/competition-records.ts';
import { type Fields, registrationPath, registrationRecord } from '../../../fixtures/records/records.ts';
import { fromNow } from '../../arena.ts';
import { siteHash, write } from '../../site-records.ts';
import { expect, test } from './admin-competition.ts';

const NAMES = ['Leones', 'Pumas', 'Lobos', 'Zorros'];
const TOKEN = `${'s'.repeat(21)}A`;

/** Approved players and their entries. */
function players(tournamentId: string): Record<string, Fields> {
  const records = NAMES.flatMap((nickname, index) => {
    const freeFireId = String(41_000_000 + index);
    const own = registrationRecord({ tournamentId, freeFireId, nickname, status: 'approved' });
    const entry = entryRecord(nickname, { registrationId: `${tournamentId}_${freeFireId}` });
    return [
      [registrationPath(freeFireId, tournamentId), own],
      [`competitions/${tournamentId}/entries/${nickname}`, { ...entry }],
    ];
  });
  return Object.fromEntries(records);
}

test('players who don’t confirm the final or miss their match lose the seat to the next player', async ({
  competition,
  makePlayed,
  database,
  browser,
  job,
}) => {
  const { dialog, button, page, toast } = competition;
  const groups = [{ id: 'sala', name: 'Sala', entryIds: NAMES }];
  const messageTo = async (name: string) =>
    decodeURIComponent((await dialog.getByRole('link', { name: `WhatsApp a ${name}` }).getAttribute('href')) ?? '');

  await test.step('after a closed stage, finalists are messaged, confirmed by an organiser or replaced', async () => {
    const { id } = await makePlayed();
    const first = { id: 'grupos', name: 'Grupos', matchCount: 1, groups, advance: { perGroup: 2, best: 0 } };
    const undrawn = stageRecord({ draw: null, groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] });
    const stages = [stageRecord(first), undrawn];
    const rows = NAMES.map((name, index) => row(name, index + 1, 9 - index));
    await database.doc(`tournaments/${id}`).update({ confirmations: usualConfirmations });
    await write(database, {
      ...players(id),
      [`competitions/${id}`]: { ...competitionRecord({ tournamentId: id, stages }), writes: 1 },
      [`competitions/${id}/matches/primera`]: matchRecord('primera', 1, { stageId: 'grupos', state: 'official', rows }),
      [`competitions/${id}/matches/ultima`]: matchRecord('ultima', 1, { startsAt: fromNow(1).toISOString() }),
    });
    const final = page.getByRole('region', { name: 'Confirmar la final' });
    await competition.open(id);
    await expect(final).toBeHidden();
    await button('Seguir sin compartir').click();
    await button('Cerrar la fase').click();
    await expect(dialog.getByRole('list', { name: 'Avanzan' })).toHaveText(/Leones.*Pumas/);
    await dialog.getByRole('button', { name: 'Cerrar la fase' }).click();
    await expect(toast(/^Grupos: cerrada\. Sigue /)).toBeVisible();
    await expect(final).toContainText(/0 de 2 ya confirmaron\. Se cierra el .+ \d\d:\d\d hora de México/);
    await final.getByRole('button', { name: 'Ver quién falta' }).click();
    const silent = dialog.getByRole('list', { name: 'Faltan por confirmar la final' }).getByRole('listitem');
    await expect(silent).toHaveText([/^1Leones/, /^2Pumas/]);
    expect(await messageTo('Pumas')).toMatch(/525512345678.*Pumas! Pasaste a la final de Copa .*\/mi-lugar hasta el /);
    await competition.isSound();
    await dialog.getByRole('button', { name: 'Confirmar por Leones' }).click();
    await expect(toast('Confirmaste la final por Leones.')).toBeVisible();
    await expect(silent).toHaveText([/^2Pumas/]);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(final).toContainText('1 de 2 ya confirmó');

    // The final begins in nine minutes.
    const begins = fromNow(0.15).toISOString();
    await database.doc(`competitions/${id}`).update({ final: { since: fromNow(-1).toISOString(), begins } });
    // Higher than any write number that the server has cached.
    await database.doc(`competitions/${id}/matches/ultima`).update({ startsAt: begins, writes: 99 });
    await runConfirmations(job());
    await button('Actualizar').click();
    await expect(final).toContainText('1 de 1 ya confirmó');
    await expect(final).toContainText('No confirmaron a tiempo: 1');
    await final.getByRole('button', { name: 'Avisar a quien entró: 1' }).click();
    await expect(dialog.getByRole('list', { name: 'Entraron a la final' }).getByRole('listitem')).toHaveText([
      /^\dLobos/,
    ]);
    expect(await messageTo('Lobos')).toMatch(/525512345678.*Lobos! Se liberó un lugar y juegas la final de Copa/);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await competition.turnTo('Participantes');
    await expect(competition.entry('Leones')).toContainText('Confirmó la final');
    await expect(competition.entry('Pumas')).toContainText('No confirmó la final');
    await expect(competition.entry('Lobos')).not.toContainText('final');
  });

  await test.step('a player is marked absent, and a substitute takes the seat and sees the room code', async () => {
    const { id } = await makePlayed();
    const counts = { maxPlayers: 4, currentPlayers: 4, waitingPlayers: 1, lastInLine: 1, waitingList: 'automatic' };
    await database.doc(`tournaments/${id}`).update({ ...counts, date: fromNow(-1) });
    const waiting = { freeFireId: '42000009', nickname: 'Suplente', status: 'waiting', line: 1 };
    const room = { tournamentId: id, matchId: 'unica', releaseAt: fromNow(-0.1).toISOString() };
    await write(database, {
      ...players(id),
      [`competitions/${id}`]: {
        ...competitionRecord({ tournamentId: id, stages: [stageRecord({ groups })] }),
        writes: 1,
      },
      [`competitions/${id}/matches/unica`]: matchRecord('unica', 1, { startsAt: fromNow(0.2).toISOString() }),
      [`rooms/${id}_unica`]: roomRecord(room),
      [registrationPath(waiting.freeFireId, id)]: registrationRecord({
        ...waiting,
        tournamentId: id,
        link: linkHash(siteHash, TOKEN),
      }),
    });
    await competition.open(id);
    await button('¿Alguien no está?').click();
    await expect(dialog.getByRole('list', { name: 'Juegan en esta sala' }).getByRole('listitem')).toHaveCount(4);
    await dialog.getByRole('button', { name: 'No está: Pumas' }).click();
    await expect(dialog).toContainText('Se lo ofrecemos a Suplente');
    await competition.isSound();
    await dialog.getByRole('button', { name: 'No está', exact: true }).click();
    await expect(toast('Pumas: no está.')).toBeVisible();
    await expect(dialog).toContainText(/Su cupo es para Suplente hasta las \d\d:\d\d/);
    const message = await messageTo('Suplente');
    expect(message).toContain('Suplente! Alguien no llegó a su sala en ');
    expect(message).not.toContain('caracol');
    await competition.isSound();

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const substitute = await phone.newPage();
    await substitute.goto(`/mi-lugar#${TOKEN}`);
    await substitute.getByRole('button', { name: 'Tomar el cupo' }).click();
    await substitute.getByRole('button', { name: 'Ver el código de la sala' }).click();
    await expect(substitute.getByText('caracol')).toBeVisible();
    await phone.close();

    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await button('¿Alguien no está?').click();
    await expect(dialog).toContainText('Suplente tomó su cupo y ya ve el código.');
    await expect(dialog.getByRole('button', { name: 'Pumas ya llegó' })).toBeHidden();
  });
});
