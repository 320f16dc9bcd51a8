import { expect, test } from 'vitest';
import {
  sampleCompetition,
  sampleEntries,
  sampleMatch,
  sampleScoring,
  sampleStage,
} from '../competition/competition-samples.ts';
import type { Stage } from '../competition/records/competition.schema.ts';
import type { CompetitionRecords, Match } from '../competition/records/match.schema.ts';
import { cancelledMatchesOf } from '../competition/standings/cancelled.ts';
import { LinkToken } from '../registration/registration.schema.ts';
import { matchesOfEntry, ownLobby } from './my-matches.ts';

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
const entries = sampleEntries('A B C D');
const rooms = new Map();
const of = (id: string, records: CompetitionRecords = { competition, entries, matches }) =>
  matchesOfEntry(
    { ...records, rooms, isOff: cancelledMatchesOf(records) },
    { id, status: 'active', isConfirmed: true },
    NOW,
  );

test("lists the matches of an entry's lobbies by stage and time, without void ones", () => {
  expect(of('A').map(({ id }) => id)).toEqual(['jugando', 'antes', 'segunda', 'final']);
  expect(of('D').map(({ id, stage, group }) => [id, stage, group])).toEqual([['ajena', 'Grupos', '2']]);
  expect(of('nadie')).toEqual([]);
});

test.each([
  ['of the last stage that it was drawn into', 'C', { slot: 2, names: ['Alfa', 'Coco'] }],
  ['of an earlier stage, if it is out', 'B', { slot: 2, names: ['Alfa', 'Beto'] }],
  ['with an entry that has no name', 'D', { slot: 2, names: ['Coco', 'Jugador'] }],
  ['that isn’t there', 'nadie', null],
])('names the group of an entry %s', (_which, id, lobby) => {
  const names = new Map(Object.entries({ A: 'Alfa', B: 'Beto', C: 'Coco' }));
  expect(ownLobby({ competition }, id, names)).toEqual(lobby);
});

test('gives the slot of an entry in each match', () => {
  expect(of('C').map(({ stage, slot }) => [stage, slot])).toEqual([
    ['Grupos', 1],
    ['Final', 2],
  ]);
});

const at = (hour: number) => ({ state: 'scheduled', startsAt: `2026-11-20T${hour}:00:00.000Z` }) as const;
const untimed = { state: 'scheduled', startsAt: null } as const;

test('a replay takes the void match’s position; a match without a time is last', () => {
  const orderOf = (...all: Match[]) =>
    of('A', { competition: sampleCompetition([sampleStage('A B')]), entries, matches: all }).map(({ id }) => id);
  const voided = sampleMatch(2, 'A:1:5', { ...at(20), id: 'nula', state: 'void' });
  const replay = sampleMatch(2, '', { ...untimed, id: 'repetida', replayOf: 'nula' });
  const played = sampleMatch(1, 'A:1:5', { ...at(19), state: 'official' });
  expect(orderOf(played, voided, sampleMatch(3, '', at(21)), replay)).toEqual(['m1', 'repetida', 'm3']);
  const added = sampleMatch(3, '', untimed);
  expect(orderOf(added, sampleMatch(2, '', at(19)), sampleMatch(1, '', at(20)))).toEqual(['m2', 'm1', 'm3']);
});

const twoWins = { ...sampleScoring, champion: { wins: 2, maxMatches: 3 } };
const won = [sampleMatch(1, 'A:1:5 B:2:0'), sampleMatch(2, 'A:1:5 B:2:0'), sampleMatch(3, '', untimed)];

test.each<[string, Match[], Stage['scoring'], string[]]>([
  ['none once the title is won', won, twoWins, ['m1', 'm2']],
  ['one that is being played', won.with(2, sampleMatch(3, '', { state: 'playing' })), twoWins, ['m1', 'm2', 'm3']],
  ['all while the title is open', won.slice(1), twoWins, ['m2', 'm3']],
  ['all without a champion rule', won, sampleScoring, ['m1', 'm2', 'm3']],
])('lists unplayed matches: %s', (_, all, scoring, order) => {
  const final = sampleStage('A B', { scoring });
  const records = { competition: sampleCompetition([final]), entries, matches: all };
  expect(of('A', records).map(({ id }) => id)).toEqual(order);
});

test('accepts only the canonical spelling of a 128-bit link token', () => {
  const letters = 'A'.repeat(21);
  const isToken = (text: string) => LinkToken.safeParse(text).success;
  expect(['A', 'Q', 'g', 'w'].map((last) => isToken(letters + last))).toEqual([true, true, true, true]);
  expect(['', 'B', 'AA', '!', '\n'].map((last) => isToken(letters + last))).toEqual(Array(5).fill(false));
});
