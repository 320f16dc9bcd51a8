// @vitest-environment jsdom
import { readResult } from '@arena/domain';
import type { ResultSubmissions } from '@arena/domain/api';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { answer, lost } from '#lib/calls/mock-api.ts';
import {
  closeEntries,
  MatchApi,
  openEntry,
  rowsText,
  sampleResultEntry,
  sampleResultMatch,
  sampleResultView,
  sampleRows,
} from '../result-samples';
import { factsOf } from './facts.ts';
import { resultDraft } from './result-drafts';
import { assignMatches, wholeResults } from './several.ts';

afterEach(closeEntries);

test('saves the certain rows, and keeps open questions and kills by player after a closed tab', async () => {
  const server = new MatchApi(['LOS', 'LOUD', 'Fluxo']);
  const entry = await openEntry('ana');
  const pasted = { text: '1 LOUD 4\n2 Zorros 3', answers: {} };
  const playerKills = [{ entryId: 'loud', player: 0, kills: 3 }];
  entry.enter({ pasted, playerKills, rows: sampleRows('fluxo:- los:- loud:1:4') });
  await entry.save(false, { keepsPaste: true });
  expect(rowsText(server.match.rows)).toBe('fluxo:- los:- loud:1:4');
  expect(server.match).toMatchObject({ state: 'provisional', playerKills });
  expect(entry.current().state).toMatchObject({ at: 'entering', base: { revision: 1 }, entering: { pasted } });
  expect((await openEntry('ana')).current().state).toMatchObject({ entering: { pasted, playerKills } });
  await entry.save(true);
  expect(entry.current().state).toMatchObject({ entering: { pasted: null } });
});

/** The API of three matches, which refuses the one at that index. */
function threeMatches(refused: number | null, reply: 'lost' | 'well') {
  const matches = [1, 2, 3].map((number) => sampleResultMatch({ id: `m${number}`, number }));
  const entries = ['LOS', 'LOUD'].map((name) => sampleResultEntry(name));
  const sent: ResultSubmissions[] = [];
  const view = () => sampleResultView(entries, matches);
  answer('GET /competitions/:tournamentId', view);
  answer('PUT /competitions/:tournamentId/results', ({ body }) => {
    sent.push(body);
    if (refused !== null) {
      const fields = { [`results.${refused}.rows`]: 'Ya es oficial.' };
      throw new ApiError('Así no se puede.', { code: 'competition_refused', status: 409, fields });
    }
    for (const { matchId, rows } of body.results) {
      const at = matches.findIndex(({ id }) => id === matchId);
      const match = matches[at] ?? expect.fail(matchId);
      matches[at] = { ...match, rows, revision: match.revision + 1, state: 'provisional' };
    }
    if (reply === 'lost') throw lost();
    return { matches };
  });
  return { sent, view };
}

const draftOf = (matchId: string) => resultDraft('ana', { tournamentId: 'copa', matchId }).kept();

async function saveThree(refused: number | null = null, reply: 'lost' | 'well' = 'well') {
  const { sent, view } = threeMatches(refused, reply);
  const told: string[] = [];
  const entry = await openEntry('ana', (_, text) => void told.push(text));
  const facts = factsOf(view(), 'm1') ?? expect.fail('The match is there');
  const text =
    'Partida 1\n1 LOUD 4\n2 LOS 1\n\nPartida 2\n1 LOS 7\n2 Zorros 3\n2 LOUD 3\n\nPartida 3\n2 LOUD 0\n1 LOS 2';
  entry.enter({ pasted: { text, answers: {} } });
  const { matches } = readResult(text, facts.lobby);
  const failure = await entry.saveSeveral(wholeResults(facts, assignMatches(facts, matches)) ?? []);
  return { failure, sent, told, entry, text };
}

test("saves a file's matches in one call with its text once, and keeps open questions as drafts", async () => {
  const { failure, sent, told, entry, text } = await saveThree();
  expect(failure).toBeNull();
  const [{ results, source } = expect.fail(), ...more] = sent;
  expect([source, more]).toEqual([text, []]);
  expect(results.map(({ matchId, rows }) => `${matchId} ${rowsText(rows)}`)).toEqual([
    'm1 los:2:1 loud:1:4',
    'm2 los:1:7 loud:2:3',
    'm3 los:1:2 loud:2:0',
  ]);
  expect(told).toEqual(['Guardamos 3 partidas. Falta hacerlas oficiales.']);
  expect(draftOf('m2')?.entering.pasted?.answers).toEqual({ several_matches: '1' });
  expect([draftOf('m1'), draftOf('m3')]).toEqual([null, null]);
  expect(entry.current().state).toMatchObject({ base: { revision: 1 }, news: null, entering: { pasted: null } });
});

test('names the refused match of a file, and keeps the text', async () => {
  const { failure, told, entry, text } = await saveThree(1);
  expect(failure).toBe('Partida 2: Ya es oficial. No guardamos ninguna.');
  expect(told).toEqual([]);
  expect(entry.current().state).toMatchObject({ base: { revision: 0 }, entering: { pasted: { text } } });
});

test('doesn’t say that nothing was stored if the answer was lost', async () => {
  const { failure } = await saveThree(null, 'lost');
  expect(failure).toBe(
    'Error de conexión. Verifica tu conexión a internet. Puedes repetirlo sin riesgo: no se hace dos veces.',
  );
});
