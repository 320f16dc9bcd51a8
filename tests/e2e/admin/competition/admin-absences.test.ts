// 'No está' at a match: the organiser's tap, and the substitute's page with the code.
import { linkHash } from '../../../../functions/src/registration-queue/links.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  roomRecord,
  stageRecord,
} from '../../../fixtures/records/competition-records.ts';
import { registrationPath, registrationRecord } from '../../../fixtures/records/records.ts';
import { fromNow } from '../../arena.ts';
import { siteHash, write } from '../../site-records.ts';
import { expect, test } from './admin-competition.ts';

const NAMES = ['Leones', 'Pumas', 'Lobos'];
const TOKEN = `${'s'.repeat(21)}A`;

test('an organiser marks a player who is not there, and the substitute takes the seat and sees the code', async ({
  competition,
  played,
  database,
  browser,
}) => {
  const { id } = played;
  const { dialog, button, toast } = competition;
  const groups = [{ id: 'sala', name: 'Sala', entryIds: NAMES }];
  const counts = { maxPlayers: 3, currentPlayers: 3, waitingPlayers: 1, lastInLine: 1, waitingList: 'automatic' };
  await database.doc(`tournaments/${id}`).update({ ...counts, date: fromNow(-1) });
  await write(database, {
    [`competitions/${id}`]: {
      ...competitionRecord({ tournamentId: id, stages: [stageRecord({ groups })] }),
      writes: 1,
    },
    [`competitions/${id}/matches/unica`]: matchRecord('unica', 1, { startsAt: fromNow(0.2).toISOString() }),
    [`rooms/${id}_unica`]: roomRecord({ tournamentId: id, matchId: 'unica', releaseAt: fromNow(-0.1).toISOString() }),
    [registrationPath('42000009', id)]: registrationRecord({
      tournamentId: id,
      freeFireId: '42000009',
      nickname: 'Suplente',
      status: 'waiting',
      line: 1,
      link: linkHash(siteHash, TOKEN),
    }),
    ...Object.fromEntries(
      NAMES.flatMap((name, index) => {
        const freeFireId = String(42_000_000 + index);
        const own = registrationRecord({ tournamentId: id, freeFireId, nickname: name, status: 'approved' });
        return [
          [registrationPath(freeFireId, id), own],
          [`competitions/${id}/entries/${name}`, entryRecord(name, { registrationId: `${id}_${freeFireId}` })],
        ];
      }),
    ),
  });

  await competition.open(id);
  await button('¿Alguien no está?').click();
  await expect(dialog.getByRole('list', { name: 'Juegan en esta sala' }).getByRole('listitem')).toHaveCount(3);
  await competition.isSound();
  await dialog.getByRole('button', { name: 'No está: Pumas' }).click();
  await expect(dialog).toContainText('Se lo ofrecemos a Suplente');
  await dialog.getByRole('button', { name: 'No está', exact: true }).click();
  await expect(toast('Pumas: no está.')).toBeVisible();
  await expect(dialog).toContainText(/Su cupo es para Suplente hasta las \d\d:\d\d/);
  const message = await dialog.getByRole('link', { name: 'WhatsApp a Suplente' }).getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toMatch(/Suplente! Alguien no llegó a su sala en .*\/mi-lugar/);
  expect(decodeURIComponent(message ?? '')).not.toContain('caracol');
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
