// Counts the taps of match day tasks on a phone and a laptop, for the table in docs/organisers.md.
import { randomUUID } from 'node:crypto';
import { mergeTests } from '@playwright/test';
import { importEntries } from '../../../../functions/src/competitions/entries.ts';
import { closeStage } from '../../../../functions/src/competitions/stages.ts';
import { adminPath } from '../../../../web/src/lib/addresses/admin-paths.ts';
import { holdSeat } from '../../arena.ts';
import { newFreeFireId } from '../../registration/registration-form.ts';
import { expectTaps, finger, windows } from '../taps.ts';
import { approve, expect, type PlayedCompetition, test as withCompetition } from './admin-competition.ts';
import { test as withResults } from './admin-results.ts';

const test = mergeTests(withCompetition, withResults);

/** Plays a final of one match; its winner is owed a prize. */
async function finish(played: PlayedCompetition): Promise<void> {
  await played.plan(12, 1, (stages) => stages.map((stage) => ({ ...stage, matchCount: 1 })));
  await importEntries(played.context, played.id);
  await played.fill(2);
  const [winner = '', ...others] = await played.entryIds();
  await played.play(1, [winner, ...others]);
  const { competition } = await played.view();
  const closing = { chosen: [], method: 'snake' as const, expectedRevision: competition.revision };
  const stage = { tournamentId: played.id, stageId: competition.stages[0]?.id ?? '' };
  await closeStage(played.context, stage, closing, randomUUID());
}

for (const { name: size, use } of windows) {
  test.describe(`on a ${size}`, () => {
    test.use(use);

    test('match day tasks take no more taps than documented', async ({
      competition,
      played,
      makePlayed,
      result,
      makeMatch,
      backstage,
      database,
    }) => {
      const { button, page, toast, dialog } = competition;
      const parts = page.getByRole('navigation', { name: /^Partes d/ });

      await test.step('a plan and its players are stored, and one tap leads to the registrations', async () => {
        await approve(backstage, played.id, 12);
        await competition.open(played.id);
        const planned = finger();
        await planned.tap(button('Guardar el plan'));
        await expect(toast('El plan quedó guardado.')).toBeVisible();
        await planned.tap(button('Agregar a los aprobados'));
        await expect(toast('Listo: 12 jugadores.')).toBeVisible();
        expectTaps('Plan a competition and add its players', planned.count(), 4);
        const { competition: stored, matches } = await played.view();
        expect(stored).toMatchObject({ teamSize: 1, stages: [{ matchCount: 6, groups: [{ entryIds: [] }] }] });
        expect(matches).toHaveLength(6);

        const registrations = finger();
        await registrations.tap(parts.getByRole('link', { name: /^Inscripciones/ }));
        await expect(page).toHaveURL(adminPath('registrationsOf', { id: played.id }));
        expectTaps('Go from a competition to its registrations', registrations.count(), 1);
      });

      await test.step('a result of twelve squads is tapped, made official and corrected', async () => {
        const match = await makeMatch(12);
        await result.open(match);
        const tapped = finger();
        // On a laptop the screen opens with the spreadsheet.
        if (size === 'laptop') await tapped.tap(result.way('Tocar'));
        for (const name of match.names) await tapped.tap(result.entry(name));
        for (const index of match.names.keys()) await tapped.tap(result.kills(index % 5));
        await tapped.tap(result.button('Guardar y hacer oficial'));
        await expect(result.toast('Listo: el resultado es oficial.')).toBeVisible();
        expectTaps('Enter a result of twelve squads and make it official', tapped.count(), 27);
        const { rows } = await match.stored();
        expect(rows.toSorted((a, b) => a.entryId.localeCompare(b.entryId))).toEqual(match.rows((index) => index % 5));

        const corrected = finger();
        await corrected.tap(result.button('Corregir'));
        if (size === 'laptop') await corrected.write(result.cell('Bajas', 'LOUD'), '15');
        else {
          await corrected.tap(result.row('LOUD').getByRole('button'));
          await corrected.tap(result.kills(15));
        }
        await corrected.write(page.getByLabel('Motivo de la corrección'), 'Contamos mal una baja');
        await corrected.tap(result.button('Guardar corrección'));
        await expect(result.toast('Corrección guardada: todos ven qué cambió y por qué.')).toBeVisible();
        expectTaps('Correct an official result', corrected.count(), 5);
      });

      await test.step('a prize is marked as sent', async () => {
        const finished = await makePlayed();
        const nickname = `Prem${newFreeFireId().slice(-4)}`;
        await holdSeat(database, finished.id, { nickname });
        await finish(finished);
        await competition.open(finished.id);
        const sent = finger();
        await sent.tap(parts.getByRole('link', { name: /^Premios/ }));
        const prize = page.getByRole('list', { name: 'Premios' }).getByRole('article', { name: nickname });
        const line = page.getByRole('table', { name: 'Premios' }).getByRole('row', { name: nickname });
        await sent.tap(prize.or(line).getByRole('button', { name: 'Marcar como enviado' }));
        await sent.write(dialog.getByLabel('Cómo lo enviaste'), 'Transferencia');
        await sent.tap(dialog.getByRole('button', { name: 'Marcar como enviado' }));
        await expect(toast(`Premio de ${nickname}: enviado.`)).toBeVisible();
        expectTaps('Mark a prize as sent', sent.count(), 4);
      });
    });
  });
}
