import { Match, type PlayerKills } from '@arena/domain';
import type { BrowserContext } from '@playwright/test';
import { expect, resultPage, test } from './admin-results.ts';

const SAVED = 'Resultado guardado. Falta hacerlo oficial.';

/** Opens the panel in a new tab, which sends what waits. */
async function anywhere(context: BrowserContext) {
  const later = resultPage(await context.newPage());
  await later.page.goto('/admin');
  return later;
}

const figures = ({ rows }: Pick<Match, 'rows'>) =>
  rows.map(({ entryId, placement, kills }) => `${entryId} ${placement ?? '-'} ${kills ?? '-'}`).toSorted();

test('a result saved offline in one tab is sent by another tab of the same match', async ({
  result,
  context,
  makeMatch,
}) => {
  const match = await makeMatch(3);
  const other = resultPage(await context.newPage());
  await other.open(match);
  await result.open(match);
  await context.setOffline(true);
  for (const name of match.names) await result.entry(name).click();
  for (const kills of [4, 1, 0]) await result.kills(kills).click();
  await result.button('Guardar provisional').click();
  await expect(result.page.getByText('se envía solo cuando vuelva la señal')).toBeVisible();
  await result.page.close();

  await expect(other.page.getByText('se envía solo cuando vuelva la señal')).toBeVisible();
  await context.setOffline(false);
  await expect(other.toast(SAVED)).toBeVisible();
  expect(figures(await match.stored())).toEqual(['equipo-00 1 4', 'equipo-01 2 1', 'equipo-02 3 0']);
});

test('what is being entered in one tab is shown in the others and never erased by them', async ({
  result,
  context,
  makeMatch,
}) => {
  const match = await makeMatch(3);
  const other = resultPage(await context.newPage());
  await other.open(match);
  await result.open(match);
  await result.entry('LOUD').click();
  await result.page.close();
  await expect(other.entry('LOUD')).toContainText('1.º');
  await other.entry('Fluxo').click();
  await other.page.reload();
  await expect(other.entry('LOUD')).toContainText('1.º');
  await expect(other.entry('Fluxo')).toContainText('2.º');
});

test('a paste with an open question, saved offline as far as it is certain, keeps text and question', async ({
  result,
  context,
  makeMatch,
}) => {
  const match = await makeMatch(3);
  await result.open(match);
  await result.way('Pegar').click();
  await context.setOffline(true);
  const text = '1 LOUD 4\n2 Zorros 3\n3 Fluxo 1';
  await result.pasted.fill(text);
  await result.button('Guardar lo resuelto').click();
  await expect(result.page.getByText('se envía solo cuando vuelva la señal')).toBeVisible();
  await result.page.close();

  await context.setOffline(false);
  const later = await anywhere(context);
  await expect(later.toast(SAVED)).toBeVisible();
  await later.open(match);
  await expect(later.pasted).toHaveValue(text);
  await later.page.getByRole('list', { name: 'Líneas por resolver' }).getByRole('combobox').selectOption('Los Pumas');
  await later.button('Guardar provisional').click();
  await expect(later.toast(SAVED)).toBeVisible();
  expect(figures(await match.stored())).toEqual(['equipo-00 1 4', 'equipo-01 2 3', 'equipo-02 3 1']);
});

test('kills by player outlive a conflict, and can be added to an equal result', async ({
  result,
  makeMatch,
  database,
}) => {
  const match = await makeMatch(2);
  const competition = database.doc(`competitions/${match.tournamentId}`);
  const document = competition.collection('matches').doc(match.matchId);
  /** Writes as another organiser; the server reads again what has a later number of `writes`. */
  const change = async (fields: Partial<Match>) => {
    const writes = Number((await competition.get()).get('writes')) + 1;
    await document.update({ ...fields, writes });
    await competition.update({ writes });
  };
  const text = [
    'TeamName: LOUD  Rank: 1  KillScore: 4  RankScore: 12  TotalScore: 16',
    'NAME: equipo-00  ID: 95000001  KILL: 3',
    'TeamName: Los Pumas  Rank: 2  KillScore: 3  RankScore: 9  TotalScore: 12',
    'NAME: equipo-01  ID: 95000002  KILL: 2',
  ].join('\n');
  const killsOf = ({ playerKills = [] }: { playerKills?: PlayerKills[] }) =>
    playerKills.map(({ entryId, player, kills }) => `${entryId} ${player} ${kills}`).toSorted();
  const all = ['equipo-00 0 3', 'equipo-01 0 2'];
  await result.open(match);
  await result.way('Pegar').click();
  await result.pasted.fill(text);
  await expect(result.button('Guardar provisional')).toBeEnabled();
  // Another organiser enters the match meanwhile.
  const rows = match.rows((index) => (index === 0 ? 2 : 3));
  await change({ rows, revision: 1, state: 'provisional', enteredBy: 'otra' });
  await result.button('Guardar provisional').click();
  await result.button('Conservar todo lo mío').click();
  await expect(result.pasted).toHaveValue(text);
  await result.button('Guardar provisional').click();
  await expect(result.toast(SAVED)).toBeVisible();
  expect(killsOf(Match.strip().parse((await document.get()).data()))).toEqual(all);

  await change({ playerKills: [], revision: 3, enteredBy: 'otra' });
  await result.page.reload();
  await result.button('Cambiar').click();
  await result.way('Pegar').click();
  await result.pasted.fill(text);
  await result.button('Guardar provisional').click();
  await expect(result.toast(SAVED)).toBeVisible();
  expect(killsOf(Match.strip().parse((await document.get()).data()))).toEqual(all);
});

test('a draft and a save that this version can’t read are shown as text until they are discarded', async ({
  result,
  admin,
  makeMatch,
}) => {
  const match = await makeMatch(2);
  const { page } = result;
  const key = `${admin.uid}:${match.tournamentId}:${match.matchId}`;
  const rows = [{ entryId: 'equipo-00', played: true, placement: 1, kills: 12, zone: 'B' }];
  await page.goto('/admin');
  await page.evaluate(
    ([name, draft, entry]) => {
      localStorage.setItem(`resultDraft:${name}`, draft);
      localStorage.setItem(`outbox:result:${name}`, entry);
    },
    [
      key,
      JSON.stringify({ format: 'antiguo', values: { rows, pasted: { text: '1 LOUD 12', answers: {} } } }),
      JSON.stringify({ version: 1, at: new Date().toISOString(), body: { match: 'm2', lines: ['2 Los Pumas 8'] } }),
    ] as const,
  );
  await page.reload();
  const waiting = page.getByRole('region', { name: 'Sin enviar' });
  await expect(waiting).toContainText('2 Los Pumas 8');
  await result.open(match);
  const old = page.getByRole('region', { name: 'De una versión anterior' });
  await expect(old).toContainText('LOUD: 1.º · 12 bajas');
  await expect(old).toContainText('1 LOUD 12');
  await result.isSound();
  await old.getByRole('button', { name: 'Descartar' }).click();
  await expect(old).toHaveCount(0);
  await waiting.getByRole('button', { name: 'Descartar' }).click();
  await expect(waiting).toHaveCount(0);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => /^(resultDraft|outbox)/.test(name)),
  );
  expect(kept).toEqual([]);
});

test('a save that is refused after its screen was left is shown everywhere, with what was entered', async ({
  result,
  context,
  makeMatch,
  database,
}) => {
  const match = await makeMatch(3);
  await result.open(match);
  await context.setOffline(true);
  for (const name of match.names) await result.entry(name).click();
  for (const kills of [4, 1, 0]) await result.kills(kills).click();
  await result.button('Guardar provisional').click();
  await expect(result.page.getByText('se envía solo cuando vuelva la señal')).toBeVisible();
  await result.page.close();
  const document = database.doc(`competitions/${match.tournamentId}`);
  const plan = (await document.get()).get('stages');
  await document.update({ stages: plan.map((stage: object) => ({ ...stage, state: 'closed' })) });

  await context.setOffline(false);
  const later = await anywhere(context);
  const refused = later.page.getByRole('region', { name: 'Sin enviar' });
  // Before the answer it is listed there as waiting.
  await expect(refused).toContainText('No se guardó');
  await expect(refused).toContainText('Partida 2');
  await later.page.reload();
  await expect(refused).toContainText('Partida 2');
  await later.isSound();
  await document.update({ stages: plan });
  await refused.getByRole('link', { name: 'Abrir' }).click();
  await expect(later.row('LOUD')).toContainText('4 bajas');
  await later.button('Guardar provisional').click();
  await expect(later.toast(SAVED)).toBeVisible();
  await expect(refused).toHaveCount(0);
  expect(figures(await match.stored())).toEqual(['equipo-00 1 4', 'equipo-01 2 1', 'equipo-02 3 0']);
});

test('six matches of one file are stored together, or none if one is refused', async ({
  result,
  makeMatch,
  database,
}) => {
  const match = await makeMatch(3);
  const matches = database.collection(`competitions/${match.tournamentId}/matches`);
  await matches.doc('m3').update({ officialAt: '2026-11-20T15:00:00.000Z', state: 'official', revision: 1 });
  const list = match.names.map((name, index) => `${index + 1} ${name} ${index}`).join('\n');
  const calls: string[] = [];
  result.page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(new URL(request.url()).pathname);
  });
  await result.open(match);
  await result.way('Pegar').click();
  await result.pasted.fill([1, 2, 3].map((number) => `Partida ${number}\n${list}`).join('\n\n'));
  await result.button('Guardar 3 partidas').click();
  await expect(result.page.getByRole('alert').filter({ hasText: 'Partida 3' })).toBeVisible();
  const revisions = (await matches.get()).docs.map((one) => one.get('revision'));
  expect(revisions).toEqual([0, 0, 1]);
  expect(calls).toEqual([`/api/competitions/${match.tournamentId}/results`]);
});
