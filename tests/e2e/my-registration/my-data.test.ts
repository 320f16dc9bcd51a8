import { expect, keptIn, test } from '../arena.ts';
import { loseNextReply } from '../next-call.ts';
import { expectSound } from '../reach.ts';

test('a player views and corrects their data, leaves the tournament and erases everything, despite a lost reply', async ({
  page,
  makeTournament,
}) => {
  const tournament = await makeTournament({ currentPlayers: 1 });
  const { id } = tournament;
  const { freeFireId, token } = await tournament.hold({ nickname: 'Nube' });
  await page.addInitScript(
    ([player, key]) => {
      if (localStorage.getItem('visited') !== null) return;
      localStorage.setItem('visited', 'true');
      localStorage.setItem('player', player ?? '');
      localStorage.setItem(key ?? '', JSON.stringify(new Date().toISOString()));
    },
    [
      JSON.stringify({ until: new Date(Date.now() + 86_400_000).toISOString(), values: { freeFireId } }),
      `enrolled:${id}`,
    ],
  );
  await page.goto(`/mi-lugar#${token}`);
  const heading = page.getByRole('heading', { name: 'Mis datos' });
  await page.getByRole('button', { name: 'Ver mis datos' }).click();
  await expect(page.getByText('ana@example.com')).toBeVisible();
  await expect(heading).toBeFocused();
  await expectSound(page);

  await page.getByRole('button', { name: 'Corregir', exact: true }).click();
  const email = page.getByLabel('Correo');
  await email.fill('ana');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Correo electrónico inválido')).toBeVisible();
  await expect(email).toBeFocused();
  await expectSound(page);
  await email.fill('nueva@example.com');
  // A phone may drop the tab while its player is in the game.
  await page.reload();
  await expect(email).toHaveValue('nueva@example.com');
  await loseNextReply(page, '**/api/my-registration/correct', 'POST');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText(/se envía solo cuando vuelva la señal/)).toBeVisible();
  await expect(page.getByText('Listo: guardamos tus datos.')).toBeVisible();
  await expect(page.getByText('nueva@example.com')).toBeVisible();
  await expect(heading).toBeFocused();
  expect(await keptIn(page)).not.toContain('nueva@example.com');

  await page.getByRole('button', { name: 'Dejar el torneo' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Tu cupo queda libre en este momento')).toBeVisible();
  await dialog.getByRole('button', { name: 'Dejar el torneo' }).click();
  await expect(page.getByRole('heading', { name: 'Dejaste este torneo' })).toBeVisible();
  await expect(heading).toBeFocused();
  expect(await tournament.currentPlayers()).toBe(0);
  const beside = await page.context().newPage();
  await beside.goto(`/tournament/${id}`);
  await expect(beside.getByRole('link', { name: 'INSCRIBIRSE AL TORNEO' })).toBeVisible();
  await beside.close();

  await page.getByRole('button', { name: 'Borrar mis datos' }).click();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Borrar mis datos' }).click();
  await expect(page.getByText('Borramos tus datos. El enlace ya no sirve.')).toBeVisible();
  expect(await tournament.registrations()).toEqual([]);
  for (const trace of [token, freeFireId, `enrolled:${id}`]) expect(await keptIn(page)).not.toContain(trace);
});

test('a captain swaps a friend of an approved team, keeps the seat and sees the answer', async ({
  page,
  makeTournament,
}) => {
  const team = { name: 'Furia', players: [{ nickname: 'Tito', freeFireId: '29999991' }] };
  const tournament = await makeTournament({ currentPlayers: 1, teamSize: 2 });
  const { token } = await tournament.hold({ nickname: 'Nube', status: 'approved', decidedAt: new Date(), team });
  await page.goto(`/mi-lugar#${token}`);
  await page.getByRole('button', { name: 'Ver mis datos' }).click();
  await page.getByRole('button', { name: 'Corregir', exact: true }).click();
  await page.getByLabel('Apodo del jugador 2').fill('Nuevo1');
  await page.getByLabel('ID del jugador 2').fill('29999992');
  await expectSound(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Listo: el equipo revisa tu cambio.')).toBeVisible();
  await expect(page.getByText(/^Espera revisión de 1 jugador\./)).toBeVisible();
  await expect(page.getByText('Tito · 29999991 → Nuevo1 · 29999992')).toBeVisible();
  await expect(page.getByRole('heading', { name: '¡Estás dentro!' })).toBeVisible();
  await expectSound(page);
  expect(await tournament.registrations()).toMatchObject([{ status: 'approved', team }]);
  const change = {
    at: new Date().toISOString(),
    state: 'refused',
    nickname: 'Sol',
    freeFireId: '29999993',
    team: null,
  };
  const other = await (await makeTournament()).hold({ nickname: 'Nube', playersChange: change });
  await page.goto(`/mi-lugar#${other.token}`);
  await expect(page.getByText(/^El equipo no aceptó tu cambio/)).toBeVisible();
});
