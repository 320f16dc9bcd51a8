import { randomUUID } from 'node:crypto';
import { importEntries } from '../../../functions/src/competitions/entries.ts';
import { closeStage } from '../../../functions/src/competitions/stages.ts';
import { updateHistory } from '../../../functions/src/history/history.ts';
import { expect, test } from '../admin/competition/admin-competition.ts';
import { holdSeat } from '../arena.ts';
import { expectSound } from '../reach.ts';
import { newFreeFireId } from '../registration/registration-form.ts';
import { sizes } from '../sizes.ts';

test('a winner’s prize moves from owed to sent to received, and the public page shows it', async ({
  competition,
  played,
  job,
  database,
  visitor,
}) => {
  const { page, dialog, button, toast } = competition;
  const nickname = `Prem${newFreeFireId().slice(-4)}`;
  const { token } = await holdSeat(database, played.id, { nickname });
  await played.plan(12, 1, (stages) => stages.map((stage) => ({ ...stage, matchCount: 1 })));
  await importEntries(played.context, played.id);
  await played.fill(2);
  const [winner = '', ...others] = (await played.view()).entries.map(({ id }) => id);
  await played.play(1, [winner, ...others]);
  const { competition: plan } = await played.view();
  const closing = { chosen: [], method: 'snake' as const, expectedRevision: plan.revision };
  const stage = { tournamentId: played.id, stageId: plan.stages[0]?.id ?? '' };
  await closeStage(played.context, stage, closing, randomUUID());

  await competition.open(played.id);
  await competition.turnTo('Premios');
  const prize = page.getByRole('list', { name: 'Premios' }).getByRole('article', { name: nickname });
  await expect(prize).toContainText('Por entregar');
  await expect(prize.getByRole('link', { name: `WhatsApp a ${nickname}` })).toHaveAttribute('href', /wa\.me/);
  await competition.isSound();
  await prize.getByRole('button', { name: 'Marcar como enviado' }).click();
  await dialog.getByRole('button', { name: 'Marcar como enviado' }).click();
  await expect(dialog.getByLabel('Cómo lo enviaste')).toHaveAccessibleDescription(/Escribe cómo lo enviaste/);
  await dialog.getByLabel('Cómo lo enviaste').fill('Transferencia');
  await competition.isSound();
  await dialog.getByRole('button', { name: 'Marcar como enviado' }).click();
  await expect(toast(`Premio de ${nickname}: enviado.`)).toBeVisible();
  await expect(prize).toContainText('Enviado');

  await visitor.goto(`/mi-lugar#${token}`);
  const own = visitor.getByRole('region', { name: /^Tu premio/ });
  await own.getByRole('button', { name: 'No me llegó' }).click();
  await expect(own).toContainText('El equipo ya sabe');
  await expectSound(visitor);
  await button('Actualizar').click();
  await expect(prize).toContainText('Dice que no le llegó');
  await page.setViewportSize(sizes[1].viewport);
  await competition.isSound();
  await page.setViewportSize(sizes[0].viewport);
  await own.getByRole('button', { name: 'Ya lo recibí' }).click();
  await expect(own).toContainText('Dijiste que ya lo tienes');

  await updateHistory(job());
  const shown = visitor.getByRole('article').filter({ has: visitor.getByText(nickname, { exact: true }) });
  await expect(async () => {
    await visitor.goto('/premios');
    await expect(shown.getByText('Recibido', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectSound(visitor);
});
