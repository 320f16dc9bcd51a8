import { expect, test } from 'vitest';
import { sampleCompetition, sampleMatch, sampleStage } from '../competition/samples.ts';
import { LinkToken } from '../registration/link-token.schema.ts';
import { matchesOfEntry } from './place-matches.ts';

const stages = [sampleStage(['A B', 'C D'], { id: 'grupos', name: 'Grupos' }), sampleStage('A C')];
const competition = sampleCompetition(stages, { teamSize: 1 });
const inGroups = { stageId: 'grupos', groupId: 'g1' } as const;
const matches = [
  sampleMatch(1, 'A:1:5 C:2:0', { id: 'final' }),
  sampleMatch(2, '', { ...inGroups, id: 'segunda', state: 'scheduled', startsAt: '2026-11-20T20:00:00.000Z' }),
  sampleMatch(3, '', { ...inGroups, id: 'antes', state: 'scheduled', startsAt: '2026-11-20T19:00:00.000Z' }),
  sampleMatch(1, 'A:2:1 B:1:0', { ...inGroups, id: 'nula', state: 'void' }),
  sampleMatch(1, 'A:2:1 B:1:0', { ...inGroups, id: 'jugando', state: 'playing' }),
  sampleMatch(1, 'C:1:5', { stageId: 'grupos', groupId: 'g2', id: 'ajena' }),
];
const NOW = new Date('2026-11-20T18:50:00.000Z');
const rooms = new Map();
const of = (id: string) =>
  matchesOfEntry({ competition, entries: [], matches, rooms }, { id, status: 'active', isConfirmed: true }, NOW);

test('an entry sees the matches of its own lobbies, by stage and then by time; void ones are nobody’s', () => {
  expect(of('A').map(({ id }) => id)).toEqual(['antes', 'segunda', 'jugando', 'final']);
  expect(of('D').map(({ id, stage, group }) => [id, stage, group])).toEqual([['ajena', 'Grupos', '2']]);
  expect(of('nadie')).toEqual([]);
});

test('a result is there once it counts', () => {
  expect(of('A').map(({ placement, kills }) => [placement, kills])).toEqual([
    [null, null],
    [null, null],
    [null, null],
    [1, 5],
  ]);
});

test('without a competition there is nothing to play', () => {
  const none = { competition: null, entries: [], matches, rooms };
  expect(matchesOfEntry(none, { id: 'A', status: 'active', isConfirmed: true }, NOW)).toEqual([]);
});

test('a link ends in 128 bits, written in one way', () => {
  const letters = 'A'.repeat(21);
  const isToken = (text: string) => LinkToken.safeParse(text).success;
  expect(['A', 'Q', 'g', 'w'].map((last) => isToken(letters + last))).toEqual([true, true, true, true]);
  expect(['', 'B', 'AA', '!', '\n'].map((last) => isToken(letters + last))).toEqual(Array(5).fill(false));
});
