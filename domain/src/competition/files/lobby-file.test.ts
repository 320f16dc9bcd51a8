import { expect, test } from 'vitest';
import { sampleCompetition, sampleEntry, sampleMatch, sampleStage } from '../competition-samples.ts';
import type { Match } from '../records/match.schema.ts';
import { buildResults } from '../standings/build-results.ts';
import { headlineOf } from '../standings/headline.ts';
import { isReadByTable, lobbyFile } from './lobby-file.ts';
import { standingsFile } from './standings-file.ts';

const AT = '2026-03-01T00:00:00.000Z';
const LOBBIES = 12;
const PLAYERS = 50;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const ids = upTo(LOBBIES).map((lobby) => upTo(PLAYERS).map((index) => `g${lobby + 1}-${index}`));

/** The first entry of each lobby has as many kills as the lobby's number. */
const resultOf = (lobby: number, number: number, state: Match['state'] = 'official') =>
  sampleMatch(
    number,
    (ids[lobby - 1] ?? []).map((id, place) => `${id}:${place + 1}:${place === 0 ? lobby : 0}`).join(' '),
    { id: `g${lobby}-m${number}`, groupId: `g${lobby}`, state },
  );

const groups = ids.map((of) => of.join(' '));
const lobbies = sampleStage(groups, { matchCount: 2 });
const competition = sampleCompetition([lobbies], { teamSize: 1 });
const matches = ids.flatMap((_, index) => [
  resultOf(index + 1, 1),
  index + 1 === 7
    ? resultOf(7, 2, 'provisional')
    : sampleMatch(2, '', { id: `g${index + 1}-m2`, groupId: `g${index + 1}`, state: 'scheduled', startsAt: AT }),
]);
const entries = ids.flat().map((id) => sampleEntry(id));
const whole = standingsFile({ id: 'copa', name: 'Copa', date: AT }, buildResults(competition, entries, matches, AT));

test('lobbies are read separately when the stage has very many entries', () => {
  expect(isReadByTable(whole)).toBe(true);
  const few = { ...competition, stages: [sampleStage('A B')] };
  const small = standingsFile(whole.tournament, buildResults(few, [sampleEntry('A'), sampleEntry('B')], [], AT));
  expect(isReadByTable(small)).toBe(false);
});

test('a lobby file has its own rows plus the stage’s leaders and progress', () => {
  const file = lobbyFile(whole, 7);
  expect(file?.results?.tables.map(({ groupId, rows, matches: of }) => [groupId, rows.length, of.length])).toEqual([
    ['g7', PLAYERS, 2],
  ]);
  const leader = headlineOf(whole).first.map(({ entryId }) => entryId);
  expect(new Set(file?.results?.entries.map(({ id }) => id))).toEqual(new Set([...(ids[6] ?? []), ...leader]));
  expect(file?.before.map(({ groupId }) => groupId)).toEqual(['g7']);
  expect(file?.lobby).toMatchObject({ number: 7, isFinal: true, played: 13, total: 24, provisional: 1 });
  expect(file?.lobby?.tables[11]).toEqual({ number: 12, stage: 'Final', group: '12' });
});

test('defaults to the first lobby of the current stage; an unknown number gives null', () => {
  expect(lobbyFile(whole)?.lobby?.number).toBe(1);
  expect(lobbyFile(whole, 13)).toBeNull();
  const earlier = sampleStage(groups.slice(0, 2), { id: 'antes', state: 'closed' });
  const two = { ...competition, stages: [{ ...earlier, advance: { perGroup: 1, best: 0 } }, ...competition.stages] };
  const file = lobbyFile(standingsFile(whole.tournament, buildResults(two, entries, matches, AT)));
  expect(file?.lobby).toMatchObject({ number: 3, isFinal: true });
});
