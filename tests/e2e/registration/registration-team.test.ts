import { expect, test } from '../admin/registrations/admin-registrations.ts';
import { expectSound, expectToFit } from '../reach.ts';
import { newFreeFireId, registrationForm, SENT } from './registration-form.ts';

const TAKEN = 'Este ID de Free Fire ya está inscrito en este torneo.';

test('a captain registers a squad and corrects a taken ID, and organisers see the team', async ({
  queue,
  visitor,
  makeTournament,
}) => {
  const squad = ['Kira', 'Rayo07', 'Yuki'].map((nickname) => ({ nickname, freeFireId: newFreeFireId() }));
  const others = ['Brujo', 'Marea', 'Cobra'].map((nickname) => ({ nickname, freeFireId: newFreeFireId() }));
  const tournament = await makeTournament({ modality: 'Escuadra', teamSize: 4, maxPlayers: 12, currentPlayers: 1 });
  await tournament.hold({ status: 'pending', team: { name: 'Furia Norte', players: squad } });
  const captain = newFreeFireId();
  const form = registrationForm(visitor);
  const player = (number: number) => {
    const group = visitor.getByRole('group', { name: `Jugador ${number}` });
    return { nickname: group.getByLabel('Apodo'), freeFireId: group.getByLabel('ID') };
  };
  await visitor.goto(`/register/${tournament.id}`);
  await form.fill(captain);
  await form.submit.click();
  await expect(player(2).nickname).toHaveAccessibleDescription(/El apodo es obligatorio/);
  await expect(visitor.getByLabel('Nombre del equipo')).toBeFocused();
  await expectSound(visitor);

  await visitor.getByLabel('Nombre del equipo').fill('Los Pumas');
  for (const [index, { nickname, freeFireId }] of others.entries()) {
    await player(index + 2).nickname.fill(nickname);
    await player(index + 2).freeFireId.fill(index === 1 ? (squad[2]?.freeFireId ?? '') : freeFireId);
  }
  await expect(visitor.getByText(`Tú: AnaFF · ${captain}`)).toBeVisible();
  await expectToFit(visitor);
  await form.submit.click();
  await expect(player(3).freeFireId).toHaveAccessibleDescription(TAKEN);
  await expect(player(3).freeFireId).toBeFocused();
  await expect(player(4).nickname).toHaveValue('Cobra');
  await player(3).freeFireId.fill(others[1]?.freeFireId ?? '');
  await form.submit.click();
  await expect(visitor.getByText(SENT)).toBeVisible();
  expect(await tournament.currentPlayers()).toBe(2);

  await queue.open(tournament);
  await expect(queue.rows).toHaveCount(2);
  await expect(queue.rows.filter({ hasText: 'Furia Norte con Kira, Rayo07 y Yuki' })).toHaveCount(1);
  await queue.search.fill('cobra');
  await expect(queue.rows).toHaveCount(1);
  await queue.rows
    .first()
    .getByRole('button', { name: /Ana Lucía Torres/ })
    .first()
    .click();
  await expect(queue.details).toContainText(`Brujo · ${others[0]?.freeFireId}`);
  await queue.details.getByRole('button', { name: 'Corregir datos' }).click();
  await queue.details.getByLabel('Apodo del jugador 4').fill('Cobra Real');
  await queue.isSound();
  await queue.details.getByRole('button', { name: 'Guardar' }).click();
  await expect(queue.details).toContainText(`Cobra Real · ${others[2]?.freeFireId}`);
});
