import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalPlaces } from '../plan/final-places.ts';
import type { Match, ResultRow } from '../records/match.schema.ts';
import { Scoring, TieBreak } from '../records/scoring.schema.ts';
import { sampleMatch, sampleStage } from '../samples.ts';
import type { CountedAdjustment, CountedEntry, CountedStage } from './counting.ts';
import { explain } from './explain.ts';
import { standings } from './standings.ts';

/** A test of 1,000 generated values. */
function always<Values extends [unknown, ...unknown[]]>(
  title: string,
  values: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  check: (...args: Values) => void,
) {
  test(title, () => fc.assert(fc.property(...values, check), { numRuns: 1_000 }));
}

interface Facts {
  stage: CountedStage;
  entries: CountedEntry[];
  matches: Match[];
  adjustments: CountedAdjustment[];
}

const scorings = (champion: boolean): fc.Arbitrary<Scoring> =>
  fc.record({
    placement: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 8 }),
    perKill: fc.constantFrom(0, 0.5, 1, 2),
    tieBreaks: fc.shuffledSubarray([...TieBreak.options]),
    carry: fc.constant('none' as const),
    champion: champion
      ? fc.option(
          fc.oneof(
            fc.record({ points: fc.integer({ min: 1, max: 60 }), maxMatches: fc.integer({ min: 1, max: 6 }) }),
            fc.record({ wins: fc.integer({ min: 1, max: 3 }), maxMatches: fc.integer({ min: 1, max: 6 }) }),
          ),
        )
      : fc.constant(null),
  });

/** Generates a group's result of a match: places in some order, some unknown, some entries absent or without a row. */
function rowsFor(entryIds: readonly string[]): fc.Arbitrary<ResultRow[]> {
  const row = fc.record({
    known: fc.boolean(),
    kills: fc.option(fc.integer({ min: 0, max: 9 }), { freq: 9 }),
    played: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  });
  return fc
    .tuple(
      fc.shuffledSubarray([...entryIds], { minLength: 0 }),
      fc.array(row, { minLength: entryIds.length, maxLength: entryIds.length }),
    )
    .map(([there, rows]) =>
      there.map((entryId, index) => {
        const { known, kills, played } = rows[index] ?? { known: true, kills: 0, played: true };
        if (!played) return { entryId, played, placement: null, kills: null };
        return { entryId, played, placement: known ? index + 1 : null, kills };
      }),
    );
}

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];

function factsOf({ champion = true, status = true } = {}): fc.Arbitrary<Facts> {
  return fc
    .record({
      sizes: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2 }),
      scoring: scorings(champion),
      disqualified: status ? fc.subarray(NAMES, { maxLength: 2 }) : fc.constant<string[]>([]),
      keepsPoints: fc.boolean(),
    })
    .chain(({ sizes, scoring, disqualified, keepsPoints }) => {
      const [first = 1, second = 0] = sizes;
      const ids = [NAMES.slice(0, first), NAMES.slice(first, first + second)].filter((group) => group.length > 0);
      const stage = sampleStage(
        ids.map((group) => group.join(' ')),
        { scoring },
      );
      const played = ids.map((group, index) =>
        fc
          .array(rowsFor(group), { maxLength: 5 })
          .map((results) =>
            results.map((rows, number) =>
              sampleMatch(number + 1, '', { id: `g${index + 1}m${number}`, groupId: `g${index + 1}`, rows }),
            ),
          ),
      );
      const given = fc.record({
        stageId: fc.constant('final'),
        entryId: fc.constantFrom(...ids.flat()),
        points: fc.integer({ min: -20, max: 20 }),
        matchNumber: fc.option(fc.integer({ min: 1, max: 5 })),
      });
      const entries = ids.flat().map((id) => ({
        id,
        status: disqualified.includes(id) ? ('disqualified' as const) : ('active' as const),
        keepsPoints,
      }));
      return fc.record({
        stage: fc.constant(stage),
        entries: fc.constant(entries),
        matches: fc.tuple(...played).map((groups) => groups.flat()),
        adjustments: fc.array(given, { maxLength: 4 }),
      });
    });
}

const tableOf = ({ stage, entries, matches, adjustments }: Facts) => standings(stage, entries, matches, adjustments);

describe('standings, whatever was played', () => {
  const shuffled = factsOf().chain((facts) =>
    fc.record({
      facts: fc.constant(facts),
      matches: fc.shuffledSubarray(facts.matches, { minLength: facts.matches.length }),
      entries: fc.shuffledSubarray(facts.entries, { minLength: facts.entries.length }),
      adjustments: fc.shuffledSubarray(facts.adjustments, { minLength: facts.adjustments.length }),
    }),
  );
  always('do not depend on the order in which facts are given', [shuffled], ({ facts, ...order }) => {
    expect(tableOf({ ...facts, ...order })).toEqual(tableOf(facts));
  });

  always(
    'do not depend on which match was first, where nothing goes by the last or by a title',
    [factsOf({ champion: false })],
    (facts) => {
      const tieBreaks = facts.stage.scoring.tieBreaks.filter((tieBreak) => tieBreak !== 'lastSharedMatch');
      const stage = { ...facts.stage, scoring: { ...facts.stage.scoring, tieBreaks } };
      const backwards = facts.matches.map((match) => ({ ...match, number: 10 - match.number }));
      expect(tableOf({ ...facts, stage, matches: backwards })).toEqual(tableOf({ ...facts, stage }));
    },
  );

  always(
    'give every entry one rank, and each rank is one more than the number of those ahead',
    [factsOf()],
    (facts) => {
      const rows = tableOf(facts);
      expect(rows.map(({ entryId }) => entryId).sort()).toEqual(facts.entries.map(({ id }) => id).sort());
      for (const row of rows) {
        const ahead = rows.filter(({ stageRank }) => stageRank < row.stageRank);
        expect(row.stageRank).toBe(ahead.length + 1);
        const aheadInGroup = rows.filter(({ groupId, rank }) => groupId === row.groupId && rank < row.rank);
        expect(row.rank).toBe(aheadInGroup.length + 1);
      }
    },
  );

  always('rank by points, except for a champion and disqualified entries', [factsOf()], (facts) => {
    const lost = facts.entries.filter(({ status, keepsPoints }) => status === 'disqualified' && !keepsPoints);
    const free = tableOf(facts).filter(
      ({ entryId, champion }) => champion === null && !lost.some(({ id }) => id === entryId),
    );
    for (const row of free) {
      for (const other of free)
        if (other.stageRank < row.stageRank) expect(other.points).toBeGreaterThanOrEqual(row.points);
    }
  });

  always('have points that are the sum of their parts', [factsOf()], (facts) => {
    for (const row of tableOf(facts)) {
      expect(row.placementPoints + row.killPoints + row.carried + row.adjusted).toBe(row.points);
    }
  });

  const withMore = factsOf({ champion: false }).chain((facts) =>
    fc.record({ facts: fc.constant(facts), index: fc.nat(), kills: fc.nat({ max: 9 }) }),
  );
  always('never lower an entry that gains a row', [withMore], ({ facts, index, kills }) => {
    const match = facts.matches[index % Math.max(1, facts.matches.length)];
    const group = facts.stage.groups.find(({ id }) => id === match?.groupId);
    const added = group?.entryIds.find((id) => !match?.rows.some(({ entryId }) => entryId === id));
    fc.pre(match !== undefined && added !== undefined);
    const row = { entryId: added, played: true, placement: match.rows.length + 1, kills };
    const more = facts.matches.map((one) => (one === match ? { ...one, rows: [...one.rows, row] } : one));
    const before = new Map(tableOf(facts).map(({ entryId, points }) => [entryId, points]));
    for (const { entryId, points } of tableOf({ ...facts, matches: more })) {
      if (entryId === added) expect(points).toBeGreaterThanOrEqual(before.get(entryId) ?? Number.NaN);
      else expect(points).toBe(before.get(entryId));
    }
  });

  always('change by nothing that is 0', [factsOf(), fc.constantFrom(...NAMES)], (facts, entryId) => {
    const table = tableOf(facts);
    const nothing = { stageId: 'final', entryId, points: 0, matchNumber: null };
    expect(tableOf({ ...facts, adjustments: [...facts.adjustments, nothing] })).toEqual(table);
    const voided = sampleMatch(9, `${entryId}:1:9`, { state: 'void' });
    const elsewhere = sampleMatch(9, `${entryId}:1:9`, { stageId: 'otra' });
    expect(tableOf({ ...facts, matches: [...facts.matches, voided, elsewhere] })).toEqual(table);
    const carry = { byRank: [0] };
    const stage = { ...facts.stage, scoring: { ...facts.stage.scoring, carry } };
    const before = standings(facts.stage, facts.entries, facts.matches, facts.adjustments);
    expect(standings(stage, facts.entries, facts.matches, facts.adjustments, before)).toEqual(table);
  });

  always('can be explained, row by row', [factsOf()], (facts) => {
    const rows = tableOf(facts);
    const entries = facts.entries.map((entry) => ({ ...entry, name: entry.id }));
    for (const row of rows) {
      const why = explain(row, rows, entries, facts.stage.scoring);
      expect(why).not.toBe('');
      expect(why).not.toMatch(/NaN|undefined|null|Infinity/);
    }
  });

  always('have at most one champion by title, and never a disqualified one', [factsOf()], (facts) => {
    const champions = tableOf(facts).filter(({ champion }) => champion !== null);
    const disqualified = facts.entries.filter(({ status }) => status === 'disqualified').map(({ id }) => id);
    for (const { entryId, rank } of champions) {
      expect(disqualified).not.toContain(entryId);
      expect(rank).toBe(1);
    }
    for (const { id } of facts.stage.groups) {
      const won = champions.filter(({ groupId, champion }) => groupId === id && champion !== 'leader');
      expect(won.length).toBeLessThanOrEqual(1);
    }
  });

  always('make final places of everybody once', [factsOf(), factsOf()], (first, second) => {
    const stages = [first, second].map((facts, index) => ({ stage: { id: String(index) }, rows: tableOf(facts) }));
    const places = finalPlaces(stages, []);
    const entryIds = new Set([...first.entries, ...second.entries].map(({ id }) => id));
    expect(places.map(({ entryId }) => entryId).sort()).toEqual([...entryIds].sort());
    for (const { place } of places) {
      expect(place).toBe(places.filter((other) => other.place < place).length + 1);
    }
  });
});

test('the scorings of these tests are real ones', () => {
  fc.assert(
    fc.property(scorings(true), (scoring) => {
      expect(Scoring.parse(scoring)).toEqual(scoring);
    }),
  );
});
