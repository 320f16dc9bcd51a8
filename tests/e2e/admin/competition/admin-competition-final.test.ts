// Confirmations of the final in the admin area: confirmed, silent, confirmed by an organiser, and substitutes.
import { usualConfirmations } from '@arena/domain';
import { runConfirmations } from '../../../../functions/src/confirmations/confirmations.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  row,
  stageRecord,
} from '../../../fixtures/records/competition-records.ts';
import { registrationPath, registrationRecord } from '../../../fixtures/records/records.ts';
import { fromNow } from '../../arena.ts';
import { write } from '../../site-records.ts';
import { expect, test } from './admin-competition.ts';

const NAMES = ['Leones', 'Pumas', 'Lobos', 'Zorros'];

test('a closed stage leads to the final: the admin area lists unconfirmed entries, messages and confirms them, and shows lost places', async ({
  competition,
  played,
  database,
  job,
}) => {
  const { id } = played;
  const { dialog, button, page, toast } = competition;
  const startsAt = fromNow(1).toISOString();
  const groups = [{ id: 'sala', name: 'Sala', entryIds: NAMES }];
  const first = { id: 'grupos', name: 'Grupos', matchCount: 1, groups, advance: { perGroup: 2, best: 0 } };
  const stages = [
    stageRecord(first),
    stageRecord({ draw: null, groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] }),
  ];
  const rows = NAMES.map((name, index) => row(name, index + 1, 9 - index));
  await database.doc(`tournaments/${id}`).update({ confirmations: usualConfirmations });
  await write(database, {
    [`competitions/${id}`]: { ...competitionRecord({ tournamentId: id, stages }), writes: 1 },
    [`competitions/${id}/matches/primera`]: matchRecord('primera', 1, { stageId: 'grupos', state: 'official', rows }),
    [`competitions/${id}/matches/ultima`]: matchRecord('ultima', 1, { startsAt }),
    ...Object.fromEntries(
      NAMES.flatMap((name, index) => {
        const freeFireId = String(41_000_000 + index);
        const own = registrationRecord({ tournamentId: id, freeFireId, status: 'approved' });
        const entry = entryRecord(name, { registrationId: `${id}_${freeFireId}` });
        return [
          [registrationPath(freeFireId, id), own],
          [`competitions/${id}/entries/${name}`, entry],
        ];
      }),
    ),
  });
  const final = page.getByRole('region', { name: 'Confirmar la final' });
  await competition.open(id);
  await expect(final).toBeHidden();
  await button('Seguir sin compartir').click();
  await button('Cerrar la fase').click();
  await expect(dialog.getByRole('list', { name: 'Avanzan' })).toHaveText(/Leones.*Pumas/);
  await competition.isSound();
  await dialog.getByRole('button', { name: 'Cerrar la fase' }).click();
  await expect(toast(/^Grupos: cerrada\. Sigue /)).toBeVisible();
  await expect(final).toContainText(/0 de 2 ya confirmaron\. Se cierra el .+ \d\d:\d\d hora de México/);
  await competition.isSound();
  await final.getByRole('button', { name: 'Ver quién falta' }).click();
  const silent = dialog.getByRole('list', { name: 'Faltan por confirmar la final' }).getByRole('listitem');
  await expect(silent).toHaveText([/^Leones/, /^Pumas/]);
  const message = await dialog.getByRole('link', { name: 'WhatsApp a Pumas' }).getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toMatch(
    /525512345678.*Pumas! Pasaste a la final de Copa .*\/mi-lugar hasta el .+ \d\d:\d\d hora de México/,
  );
  await competition.isSound();
  await dialog.getByRole('button', { name: 'Confirmar por Leones' }).click();
  await expect(toast('Confirmaste la final por Leones.')).toBeVisible();
  await expect(silent).toHaveText([/^Pumas/]);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(final).toContainText('1 de 2 ya confirmó');

  // Nine minutes before the beginning.
  const begins = fromNow(0.15).toISOString();
  await database.doc(`competitions/${id}`).update({ final: { since: fromNow(-1).toISOString(), begins } });
  // A later write than any that the site's server knows.
  await database.doc(`competitions/${id}/matches/ultima`).update({ startsAt: begins, writes: 99 });
  await runConfirmations(job());
  await competition.open(id);
  await expect(final).toContainText('1 de 1 ya confirmó');
  await expect(final).toContainText('No confirmaron a tiempo: 1');
  await competition.isSound();
  await final.getByRole('button', { name: 'Avisar a quien entró: 1' }).click();
  await expect(dialog.getByRole('list', { name: 'Entraron a la final' }).getByRole('listitem')).toHaveText([/^Lobos/]);
  const came = await dialog.getByRole('link', { name: 'WhatsApp a Lobos' }).getAttribute('href');
  expect(decodeURIComponent(came ?? '')).toMatch(/525512345678.*Lobos! Se liberó un lugar y juegas la final de Copa/);
  await competition.isSound();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await competition.turnTo('Participantes');
  await expect(competition.entry('Leones')).toContainText('Confirmó la final');
  await expect(competition.entry('Pumas')).toContainText('No confirmó la final');
  await expect(competition.entry('Lobos')).not.toContainText('final');
});
