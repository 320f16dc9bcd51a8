// A result typed where there is no signal, and two people at one match.

import { expect, type ResultPage, resultPage, type TestMatch, test } from './desk-results.ts';

/** Enters that all came in by the order of their names' numbers, each with so many kills. */
async function enter(result: ResultPage, match: TestMatch, kills: readonly number[]): Promise<void> {
  for (const name of match.names) await result.entry(name).click();
  for (const each of kills) await result.kills(each).click();
}

test('a result typed without a signal is kept over a closed tab, and sent once by itself', async ({
  result,
  context,
  makeMatch,
}) => {
  const match = await makeMatch(3);
  await result.open(match);
  await context.setOffline(true);
  await expect(result.page.getByText('Sin señal: sigue anotando, queda en este teléfono.')).toBeVisible();
  await enter(result, match, [4, 1, 0]);
  await result.button('Guardar y hacer oficial').click();
  await expect(result.page.getByText('se envía solo cuando vuelva la señal')).toBeVisible();
  await result.isSound();
  await result.page.close();
  expect(await match.stored()).toMatchObject({ revision: 0 });

  await context.setOffline(false);
  // On whichever screen of the desk one is by then.
  const later = resultPage(await context.newPage());
  await later.page.goto('/admin');
  await expect(later.toast('Listo: el resultado es oficial.')).toBeVisible();
  expect(await match.stored()).toMatchObject({ state: 'official', revision: 1 });
  expect(await match.revisions()).toHaveLength(1);
});

test('two people at one match: both are told, and nobody’s work vanishes', async ({ result, other, makeMatch }) => {
  const match = await makeMatch(3);
  await Promise.all([result.open(match), other.open(match)]);
  await enter(result, match, [5, 1, 0]);
  await enter(other, match, [6, 1, 0]);
  await other.button('Guardar provisional').click();
  await expect(other.toast('Resultado guardado. Falta hacerlo oficial.')).toBeVisible();

  const told = result.page.getByText('Alguien más guardó este resultado mientras lo anotabas.');
  await expect(told).toBeVisible();
  const dispute = result.page.getByRole('group', { name: 'LOUD' });
  await expect(dispute).toContainText('Lo tuyo1.º · 5 bajas');
  await expect(dispute).toContainText('Lo suyo1.º · 6 bajas');
  await result.isSound();
  expect(await match.stored()).toMatchObject({ revision: 1 });
  await dispute.getByText('Lo tuyo').click();
  await result.button('Usar esta mezcla').click();
  await result.button('Guardar y hacer oficial').click();
  await expect(result.toast('Listo: el resultado es oficial.')).toBeVisible();

  await expect(other.page.getByText('Alguien más cambió este resultado.')).toBeVisible();
  await expect(other.page.getByText('LOUD: 1.º · 6 bajas → ahora 1.º · 5 bajas')).toBeVisible();
  await other.isSound();
  expect(await match.revisions()).toHaveLength(2);
  expect(await match.stored()).toMatchObject({ state: 'official', revision: 2 });
});
