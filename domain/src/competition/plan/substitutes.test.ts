import { expect, test } from 'vitest';
import { sampleCompetition, sampleEntry, sampleMatch, sampleStage } from '../competition-samples.ts';
import type { Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import { withSubstitutes } from './substitutes.ts';

const AT = '2026-11-20T20:00:00.000Z';
const draw = { method: 'snake' as const, at: AT, late: [] };
const advance = { perGroup: 2, best: 0 };
const ida = (state: Stage['state'] = 'closed') => sampleStage('A B C D E', { id: 'ida', state, advance });
const played = sampleMatch(1, 'A:1:5 B:2:4 C:3:3 D:4:2 E:5:1', { id: 'antes', stageId: 'ida' });
const next = sampleStage('A B', { id: 'vuelta', draw, advance: { perGroup: 1, best: 0 } });
const last = sampleStage('', { id: 'final' });

interface Case {
  stages?: Stage[];
  out?: Partial<Record<string, Partial<Entry>>>;
  matches?: Match[];
  isKept?: boolean;
}

function seatsOf({ stages = [ida(), next, last], out = {}, matches = [], isKept = false }: Case) {
  const entries = [...'ABCDE'].map((id) => sampleEntry(id, out[id]));
  const facts = { competition: sampleCompetition(stages), entries, matches: [played, ...matches] };
  const competition = withSubstitutes(facts, () => isKept);
  return {
    ...facts,
    competition,
    seats: competition.stages[1]?.groups.map(({ entryIds }) => entryIds.join(' ')).join(' / '),
  };
}

const left = (...ids: string[]) => ({
  out: Object.fromEntries(ids.map((id) => [id, { status: 'withdrawn' as const }])),
});
const inNext = (change: Partial<Match>) => [sampleMatch(1, 'A:1:0 B:2:0', { id: 'm', stageId: 'vuelta', ...change })];

test.each<[string, Case, string]>([
  ['between two stages before the last', left('A'), 'C B'],
  ['in the last stage', { ...left('B'), stages: [ida(), next] }, 'A C'],
  ['twice', left('A', 'B'), 'C D'],
  ['after a disqualification', { out: { A: { status: 'disqualified' } } }, 'C B'],
  ['not by one that left too', left('A', 'C'), 'D B'],
  ['not if it was only absent', { out: { A: { status: 'no_show' } } }, 'A B'],
  ['not if nobody is next in line', left('A', 'C', 'D', 'E'), 'A B'],
  ['not once the stage has begun', { ...left('A'), matches: inNext({ state: 'playing', revision: 0 }) }, 'A B'],
  ['not once it has a result', { ...left('A'), matches: inNext({}) }, 'A B'],
  ['not while the stage before is open', { ...left('A'), stages: [ida('open'), next, last] }, 'A B'],
  ['not while confirmations settle its seats', { ...left('A'), isKept: true }, 'A B'],
  [
    'in its own group',
    { ...left('A'), stages: [ida(), { ...next, groups: sampleStage(['B', 'A']).groups }, last] },
    'B / C',
  ],
])('an entry that leaves a later stage is replaced by the next in line: %s', (_, change, seats) => {
  expect(seatsOf(change).seats).toBe(seats);
});

test('an entry that plays again gets its seat back until the stage begins', () => {
  const { competition, matches } = seatsOf(left('A'));
  const { stages } = competition;
  expect(stages[1]?.draw).toEqual({ ...draw, late: ['C'], replaced: [{ out: 'A', came: 'C' }] });
  expect(seatsOf({ stages, ...left('A') }).competition.stages).toEqual(stages);
  expect(seatsOf({ stages }).seats).toBe('A B');
  expect(seatsOf({ stages }).competition.stages[1]?.draw).toEqual({ ...draw, replaced: [] });
  expect(seatsOf({ stages, matches: inNext({}) }).seats).toBe('C B');
  expect(matches).toHaveLength(1);
});

test('seats do not change without a reason', () => {
  const stages = [ida(), next, last];
  const facts = {
    competition: sampleCompetition(stages),
    entries: [...'ABCDE'].map((id) => sampleEntry(id)),
    matches: [played],
  };
  expect(withSubstitutes(facts, () => false)).toBe(facts.competition);
});
