// @vitest-environment jsdom
import { readResult } from '@arena/domain';
import { expect, test } from 'vitest';
import { ApiError } from '../../../../lib/calls/api.ts';
import type { ResultCalls, SentResult } from '../calls.ts';
import { factsOf } from '../facts.ts';
import {
  rowsText,
  SampleServer,
  sampleDrafts,
  sampleEntry,
  sampleMatch,
  sampleSession,
  sampleView,
} from '../sample-server.ts';
import { assignMatches, wholeResults } from './several.ts';

test('saves the certain rows, and keeps open questions after a closed tab', async () => {
  const server = new SampleServer(['LOS', 'LOUD', 'Fluxo']);
  const drafts = sampleDrafts();
  const open = () => sampleSession('ana', { calls: server.callsOf('ana'), drafts, tell: () => undefined });
  const session = await open();
  const pasted = { text: '1 LOUD 4\n2 Zorros 3', answers: {} };
  session.enter({ pasted, rows: [{ entryId: 'loud', played: true, placement: 1, kills: 4 }] });
  await session.saveCertain();
  expect(rowsText(server.match.rows)).toBe('loud:1:4');
  expect(server.match.state).toBe('provisional');
  expect(session.current()).toMatchObject({ isChanged: false, entering: { pasted } });
  expect((await open()).current().entering.pasted).toEqual(pasted);
  await session.save(true);
  expect(session.current().entering.pasted).toBeNull();
});

/** A server of three matches, which refuses the one of `refused`. */
function threeMatches(refused = '') {
  const matches = [1, 2, 3].map((number) => sampleMatch({ id: `m${number}`, number }));
  const entries = ['LOS', 'LOUD'].map((name) => sampleEntry(name));
  const sent: (SentResult & { matchId: string })[] = [];
  const calls: ResultCalls = {
    read: () => Promise.resolve(sampleView(entries, matches)),
    store: ({ matchId }, body) => {
      const at = matches.findIndex(({ id }) => id === matchId);
      const match = matches[at];
      if (match === undefined || matchId === refused) {
        return Promise.reject(new ApiError('Ya es oficial.', { code: 'competition_refused', status: 409 }));
      }
      sent.push({ ...body, matchId });
      const stored = { ...match, rows: body.rows, revision: match.revision + 1, state: 'provisional' as const };
      matches[at] = stored;
      return Promise.resolve(stored);
    },
    makeOfficial: () => Promise.reject(new Error('Nobody asked for it')),
  };
  return { calls, sent, view: () => sampleView(entries, matches) };
}

async function saveThree(refused = '') {
  const { calls, sent, view } = threeMatches(refused);
  const told: string[] = [];
  const drafts = sampleDrafts();
  const session = await sampleSession('ana', { calls, drafts, tell: (_, text) => void told.push(text) });
  const facts = factsOf(view(), 'm1');
  if (facts === null) throw new Error('The match is there');
  const text =
    'Partida 1\n1 LOUD 4\n2 LOS 1\n\nPartida 2\n1 LOS 7\n2 Zorros 3\n2 LOUD 3\n\nPartida 3\n2 LOUD 0\n1 LOS 2';
  session.enter({ pasted: { text, answers: {} } });
  const { matches } = readResult(text, facts.lobby);
  const failure = await session.saveSeveral(wholeResults(facts, assignMatches(facts, matches)) ?? []);
  return { failure, sent, told, drafts, session };
}

test("saves a file's matches one by one, and keeps open questions as drafts", async () => {
  const { failure, sent, told, drafts, session } = await saveThree();
  expect(failure).toBeNull();
  expect(sent.map(({ matchId, rows }) => `${matchId} ${rowsText(rows)}`)).toEqual([
    'm1 los:2:1 loud:1:4',
    'm2 los:1:7 loud:2:3',
    'm3 los:1:2 loud:2:0',
  ]);
  expect(told).toEqual(['Guardamos 3 partidas. Falta hacerlas oficiales.']);
  expect(drafts.all.get('m2')?.values.pasted?.answers).toEqual({ several_matches: '1' });
  expect(drafts.all.has('m1') || drafts.all.has('m3')).toBe(false);
  expect(session.current()).toMatchObject({ isChanged: false, news: null, entering: { pasted: null } });
});

test('stops at a refused match, reports it and keeps the earlier ones', async () => {
  const { failure, sent, told } = await saveThree('m2');
  expect(failure).toBe('Partida 2: Ya es oficial.');
  expect(sent.map(({ matchId }) => matchId)).toEqual(['m1']);
  expect(told).toEqual([]);
});
