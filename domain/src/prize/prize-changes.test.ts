import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleCompetition, sampleEntry, sampleMatches, sampleStage } from '../competition/competition-samples.ts';
import type { Prize } from './prize.schema.ts';
import {
  answered,
  asOffered,
  changed,
  decided,
  madePrizes,
  type Placed,
  type PrizeOutcome,
  prizePlaces,
  questioned,
} from './prize-changes.ts';
import { paidInTime, prizeStanding, prizeTotals, publicPrize } from './prize-standing.ts';

const FINAL = '2026-11-20T03:00:00.000Z';
const DUE = '2026-11-23T03:00:00.000Z';
const hour = (count: number) => new Date(Date.parse(FINAL) + count * 3_600_000).toISOString();
const pool = { firstPlacePrize: '$50', secondPlacePrize: '500 diamantes', thirdPlacePrize: null };

/** Places as `A1 B2 C2`. */
const places = (text: string): Placed[] =>
  text.split(' ').flatMap((one) => (one === '' ? [] : { entryId: one.slice(0, 1), place: Number(one.slice(1)) }));

/** Formats a prize as `1 A owed`, with its question. */
function told({ rank, entryId, state, question, objectedAt }: Prize): string {
  const asked = question === null ? [] : [`¿${question.candidates.join('')}?`];
  return [rank, entryId ?? '-', state, ...(objectedAt === null ? [] : ['objected']), ...asked].join(' ');
}

const made = (text: string) => madePrizes([], pool, places(text), FINAL);

function first(text = 'A1 B2 C3'): Prize {
  const [prize] = made(text);
  if (prize === undefined) throw new Error('There is no prize');
  return prize;
}

function done({ prize, refusal }: PrizeOutcome): Prize {
  if (prize === undefined) throw new Error(refusal);
  return prize;
}

const sent = (prize: Prize, at = hour(2)) => done(changed(prize, { state: 'sent', how: 'Nequi', proof: null }, at));

describe('prizes of a final', () => {
  test.each([
    ['go to one entry per place', 'A1 B2 C3', ['1 A owed', '2 B owed']],
    ['are undecided after a shared first place', 'A1 B1 C3', ['1 - owed ¿AB?', '2 - owed ¿AB?']],
    ['are undecided after a shared second place', 'A1 B2 C2', ['1 A owed', '2 - owed ¿BC?']],
    ['skip a place without an entry', 'A1', ['1 A owed']],
  ])('%s', (_what, text, expected) => {
    expect(made(text).map(told)).toEqual(expected);
  });

  test('are due three days after the final and created once', () => {
    const prizes = made('A1 B2');
    expect(prizes.map(({ dueAt }) => dueAt)).toEqual([DUE, DUE]);
    expect(prizes.map(({ amount }) => amount)).toEqual([{ cents: 5_000, currency: 'USD' }, null]);
    expect(madePrizes(prizes, pool, places('B1 A2'), hour(9))).toEqual([]);
  });
});

test.each([
  ['second if it keeps its points', true, ['B 1', 'A 2', 'C 3']],
  ['nowhere if it loses its points', false, ['B 1', 'C 2']],
])('places a disqualified winner %s', (_what, keepsPoints, expected) => {
  const competition = sampleCompetition([sampleStage('A B C')], { state: 'finished' });
  const entries = [sampleEntry('A', { status: 'disqualified', keepsPoints }), sampleEntry('B'), sampleEntry('C')];
  const placed = prizePlaces(competition, entries, sampleMatches('A:1:9 B:2:0 C:3:0')) ?? [];
  expect(placed.map(({ entryId, place }) => `${entryId} ${place}`)).toEqual(expected);
});

test.each([
  ['takes the new amount of the tournament', first(), '$500', ['$500', 50_000, 2]],
  ['stays unchanged if the offer is the same', first(), '$50', ['$50', 5_000, 1]],
  ['stays unchanged once sent', sent(first()), '$500', ['$50', 5_000, 2]],
])('a prize %s', (_what, prize, firstPlacePrize, expected) => {
  const { what, amount, revision } = asOffered(prize, { ...pool, firstPlacePrize });
  expect([what, amount?.cents, revision]).toEqual(expected);
});

describe('a corrected final', () => {
  test.each([
    ['with the same winner raises no question', first(), 'A1 B2', '1 A owed'],
    ['with another winner questions the prize', first(), 'B1 A2', '1 A owed ¿B?'],
    ['with another winner questions a sent prize', sent(first()), 'B1 A2', '1 A sent ¿B?'],
    ['without a winner questions the prize', first(), '', '1 A owed ¿?'],
    [
      'with the first winner again removes the question',
      questioned(first(), places('B1 A2'), hour(1)),
      'A1 B2',
      '1 A owed',
    ],
    ['that breaks a tie narrows the question', first('A1 B1'), 'A1 B2', '1 - owed ¿A?'],
  ])('%s', (_what, prize, text, expected) => {
    expect(told(questioned(prize, text === null ? null : places(text), hour(5)))).toBe(expected);
  });

  test.each([
    ['is owed', first(), 24, 'A1 B2', '1 A owed', hour(96), hour(96 + 72)],
    ['was shared', first('A1 B1'), 24, 'A1 B1', '1 - owed ¿AB?', hour(96), hour(96 + 72)],
    ['was overdue before', first(), 80, 'A1 B2', '1 A owed', FINAL, DUE],
  ])('after reopening sets the due date of a prize that %s', (_what, prize, opened, text, is, at, due) => {
    const waiting = questioned(prize, null, hour(opened));
    const next = questioned(waiting, places(text), hour(96));
    expect([told(next), next.finalAt, next.dueAt]).toEqual([is, at, due]);
  });

  test('asks about the same winner only once', () => {
    const asked = questioned(sent(first()), places('B1 A2'), hour(5));
    expect(questioned(asked, places('B1 A2'), hour(6))).toBe(asked);
    const kept = done(decided(asked, 'A'));
    expect(told(questioned(kept, places('B1 A2'), hour(7)))).toBe('1 A sent');
    expect(told(questioned(kept, places('C1 A2'), hour(8)))).toBe('1 A sent ¿C?');
  });

  test('narrows a question without renewing it, so that its prize is due as before', () => {
    const narrower = questioned(first('A1 B1 C1'), places('A1 B2 C2'), hour(9));
    expect([told(narrower), narrower.question?.at]).toEqual(['1 - owed ¿A?', FINAL]);
    const moved = questioned(questioned(sent(first()), places('B1 A2'), hour(5)), places('D1 A2'), hour(9));
    expect([told(moved), moved.question?.at]).toEqual(['1 A sent ¿D?', hour(9)]);
  });

  test('moves a prize only by a decision, due three days after the correction', () => {
    const asked = questioned(sent(first()), places('B1 A2'), hour(5));
    const given = done(decided(asked, 'B'));
    expect(told(given)).toBe('1 B owed');
    expect(given.dueAt).toBe(hour(5 + 72));
    expect(decided(asked, 'C')).toEqual({ refusal: 'prize_not_theirs' });
    expect(decided(given, 'B')).toEqual({ prize: given });
    expect(decided(given, 'A')).toEqual({ refusal: 'prize_out_of_order' });
  });
});

test.each([
  [
    'with its question if the final names another winner',
    questioned(first(), places('B1 A2'), hour(5)),
    'B1 A2',
    '1 A owed ¿B?',
  ],
  [
    'without a question if the final names its holder',
    questioned(first(), places('B1 A2'), hour(5)),
    'A1 B2',
    '1 A owed',
  ],
])('restores a forfeited prize %s', (_what, asked, text, expected) => {
  const forfeited = done(changed(asked, { state: 'forfeited', reason: 'x' }, hour(6)));
  const back = done(changed(forfeited, { state: 'owed' }, hour(7)));
  expect(told(questioned(back, places(text), hour(7)))).toBe(expected);
});

describe('a prize being delivered', () => {
  const forfeited = done(changed(first(), { state: 'forfeited', reason: 'x' }, hour(3)));
  const received = done(answered(sent(first()), true, hour(3)));
  const objected = done(answered(sent(first()), false, hour(4)));
  const send = { state: 'sent', how: 'Nequi', proof: null } as const;
  const forfeit = { state: 'forfeited', reason: 'x' } as const;
  const proven = { ...send, proof: 'a'.repeat(32) };

  test.each([
    ['is sent', changed(first(), send, hour(1)), '1 A sent'],
    ['is not sent while in question', changed(first('A1 B1'), send, hour(1)), 'prize_in_question'],
    ['is not forfeited once sent', changed(sent(first()), forfeit, hour(9)), 'prize_out_of_order'],
    ['is forfeited while in question', changed(first('A1 B1'), forfeit, hour(1)), '1 - forfeited'],
    ['is received', answered(sent(first()), true, hour(3)), '1 A received'],
    ['is reported as not arrived', answered(sent(first()), false, hour(3)), '1 A sent objected'],
    ['is reported as arrived after all', answered(objected, true, hour(5)), '1 A received'],
    ['is reported as not arrived after being received', answered(received, false, hour(5)), '1 A sent objected'],
    ['is sent again after an objection', changed(objected, { ...send, again: true }, hour(6)), '1 A sent'],
    ['is not sent again once received', changed(received, { ...proven, again: true }, hour(6)), '1 A received'],
    ['is not received before it is sent', answered(first(), true, hour(3)), 'prize_not_sent'],
    ['is owed again after being forfeited', changed(forfeited, { state: 'owed' }, hour(6)), '1 A owed'],
  ])('%s', (_what, outcome, expected) => {
    expect(outcome.refusal ?? told(done(outcome))).toBe(expected);
  });

  test.each([
    ['a new proof', proven, hour(2), objected.objectedAt],
    ['being sent again', { ...send, again: true }, hour(6), null],
  ])('has the right sending and objection times after %s', (_what, change, sentAt, objectedAt) => {
    const { how, proof } = change;
    expect(done(changed(objected, change, hour(6)))).toMatchObject({ how, proof, sentAt, objectedAt });
  });

  test.each([
    ['owed', first(), hour(1), 'owed'],
    ['owed after the due date', first(), hour(73), 'overdue'],
    ['sent late', sent(first(), hour(99)), hour(100), 'sent'],
    ['received', received, hour(100), 'received'],
    ['objected', objected, hour(100), 'objected'],
    ['in question', first('A1 B1'), hour(100), 'question'],
  ])('has the right status when %s', (_what, prize, now, standing) => {
    expect(prizeStanding(publicPrize(prize, null), new Date(now))).toBe(standing);
  });

  test('totals count delivered prizes and those in time', () => {
    const notMoney = { ...received, what: '520 diamantes', amount: null };
    const all = [sent(first()), sent(first(), hour(90)), first(), objected, forfeited, received, notMoney];
    const totals = prizeTotals(all.map((prize) => publicPrize(prize, null)));
    expect(totals).toEqual({
      delivered: [{ cents: 15_000, currency: 'USD' }],
      otherDelivered: 1,
      inTime: 3,
      late: 1,
      waiting: [DUE, DUE],
    });
    expect(paidInTime(totals, new Date(hour(1)))).toEqual({ inTime: 3, of: 4 });
    expect(paidInTime(totals, new Date(hour(73)))).toEqual({ inTime: 3, of: 6 });
  });
});

/** Tables, and the owners of the first and second prize by them. */
const TABLES = [
  ['A1 B2 C3', 'A', 'B'],
  ['B1 A2 C3', 'B', 'A'],
  ['A1 B1 C3', 'AB', 'AB'],
  ['C1 A2 B2', 'C', 'AB'],
  ['A1', 'A', ''],
  ['', '', ''],
] as const;
const step = fc.oneof(
  fc.record({ do: fc.constant('correct' as const), table: fc.constantFrom(...TABLES, null) }),
  fc.record({ do: fc.constant('close' as const), table: fc.constantFrom(...TABLES) }),
  fc.record({ do: fc.constantFrom('send', 'forfeit', 'back', 'yes', 'no'), rank: fc.constantFrom(1, 2) }),
  fc.record({ do: fc.constant('decide' as const), rank: fc.constantFrom(1, 2), to: fc.constantFrom('A', 'B', 'C') }),
);

type Table = (typeof TABLES)[number] | null;
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function applied(prize: Prize, one: Step, at: string): PrizeOutcome {
  if ('to' in one) return decided(prize, one.to);
  if (one.do === 'send') return changed(prize, { state: 'sent', how: 'Nequi', proof: null, again: true }, at);
  if (one.do === 'forfeit') return changed(prize, { state: 'forfeited', reason: 'No respondió' }, at);
  if (one.do === 'back') return changed(prize, { state: 'owed' }, at);
  return answered(prize, one.do === 'yes', at);
}

/** Applies a step to the prizes. @param table the final's table then. */
function after(prizes: readonly Prize[], one: Step, table: Table, at: string): Prize[] {
  const placed = table === null ? null : places(table[0]);
  const done = prizes.map((prize) =>
    'rank' in one && prize.rank === one.rank ? (applied(prize, one, at).prize ?? prize) : prize,
  );
  const asked = done.map((prize) => questioned(prize, placed, at));
  return one.do === 'close' ? [...asked, ...madePrizes(asked, pool, placed ?? [], at)] : asked;
}

/** True if the final agrees with a prize's owner, or with the last decision. */
function isSettled({ rank, entryId, settledFor }: Prize, table: Table): boolean {
  const owners = table?.[rank];
  return owners !== undefined && (owners === entryId || owners === settledFor?.join(''));
}

/** True if a prize may be due later once its final is official again. */
const waitedForFinal = ({ state, question }: Prize) => state === 'owed' && question?.candidates.length === 0;

test('random corrections and payments never move, duplicate or lose a prize', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      let prizes: Prize[] = [];
      let table: Table = null;
      for (const [index, one] of steps.entries()) {
        if ('table' in one) table = one.table;
        const next = after(prizes, one, table, hour(index));
        expect(new Set(next.map(({ rank }) => rank)).size).toBe(next.length);
        for (const before of prizes) {
          const [now] = next.filter(({ rank }) => rank === before.rank);
          if (now === undefined) throw new Error('A prize was lost');
          expect([now.what, now.amount]).toEqual([before.what, before.amount]);
          if (!waitedForFinal(before)) expect(now.finalAt).toBe(before.finalAt);
          if (now.entryId !== before.entryId) {
            expect('to' in one && one.to === now.entryId).toBe(true);
            expect(before.question?.candidates).toContain(now.entryId);
            expect(now.state).toBe('owed');
          }
          if ('table' in one) {
            expect(now.state).toBe(before.state);
            expect(now.question === null).toBe(isSettled(before, one.table));
          }
          const isBack = before.state === 'forfeited' && now.state === 'owed';
          if (isBack && now.entryId === before.entryId) {
            expect(now.question === null).toBe(table !== null && table[now.rank] === now.entryId);
          }
          if (now.state !== 'forfeited' && now.entryId === null) expect(now.question).not.toBeNull();
          if (now.state === 'sent' || now.state === 'received') expect(now.entryId).not.toBeNull();
        }
        prizes = next;
      }
    }),
    { numRuns: 200 },
  );
});
