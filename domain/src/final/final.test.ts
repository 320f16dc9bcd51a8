import { expect, test } from 'vitest';
import { drawAgain, drawStage } from '../competition/plan/draw.ts';
import type { Competition, Stage } from '../competition/records/competition.schema.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import type { Match } from '../competition/records/match.schema.ts';
import { sampleCompetition, sampleEntry, sampleMatch, sampleStage } from '../competition/samples.ts';
import { usualConfirmations } from '../confirmation/confirmations.schema.ts';
import type { Confirming } from '../confirmation/windows.ts';
import { closeFinal } from './final-closing.ts';
import { finalConfirmation, isFinalMissed, isFinalUntimed, withFinal } from './final-confirmation.ts';

const BEGINS = Date.parse('2026-11-22T20:00:00.000Z');
const before = (minutes: number) => new Date(BEGINS - minutes * 60_000);
const iso = (minutes: number) => before(minutes).toISOString();

const copa: Confirming = {
  status: 'published',
  date: iso(180),
  confirmations: usualConfirmations,
  confirmationsSince: null,
};
const draw = (late: string[] = []): Stage['draw'] => ({ method: 'snake', at: iso(60), late });
const groups = sampleStage('A B C D E', { id: 'grupos', state: 'closed', advance: { perGroup: 3, best: 0 } });

/** A competition with this final, known an hour before it. */
function played(final: Partial<Stage> = {}, change: Partial<Competition> = {}): Competition {
  const stages = [groups, sampleStage('A B C', { draw: draw(), ...final })];
  return sampleCompetition(stages, { final: { since: iso(60), begins: iso(0) }, ...change });
}

const result = sampleMatch(1, 'A:1:5 B:2:4 C:3:3 D:4:2 E:5:1', { id: 'antes', stageId: 'grupos' });
const fresh = { state: 'scheduled', revision: 0 } as const;
const first = sampleMatch(1, '', { ...fresh, startsAt: iso(0) });
const second = sampleMatch(2, '', { id: 'm2', ...fresh, startsAt: iso(-30) });
const matches = [result, first, second];
const entry = (id: string, change: Partial<Entry> = {}) => sampleEntry(id, { registrationId: `copa_${id}`, ...change });

const confirmedFor = (minutes: number, at = 40) => ({ finalConfirmedAt: iso(at), finalConfirmedFor: iso(minutes) });

const open = played({}, { stages: [{ ...groups, state: 'open' }, sampleStage('', { draw: null })], final: null });

interface Case {
  one?: Partial<Entry>;
  competition?: Competition;
  tournament?: Partial<Confirming>;
  played?: readonly Match[];
}

test.each<[string, Case, number, string | null]>([
  ['from the moment the finalists are known', {}, 60, '60-10 open'],
  ['a moment later', {}, 9.9, '60-10 missed'],
  ['confirmed', { one: { finalConfirmedAt: iso(40) } }, 5, '60-10 confirmed'],
  ['confirmed, and moved within the day since', { one: confirmedFor(12 * 60, 21 * 60) }, 20, '60-10 confirmed'],
  ['confirmed, and moved to another day since', { one: confirmedFor(12 * 60 + 1) }, 20, '60-10 open'],
  ['who isn’t in it', { one: { id: 'D' } }, 60, null],
  ['who came in for somebody', { competition: played({ draw: draw(['A']) }) }, 60, null],
  ['who withdrew', { one: { status: 'withdrawn' } }, 60, null],
  ['nobody asks', { tournament: { confirmations: { ...usualConfirmations, finalUntilMinutes: null } } }, 60, null],
  ['the stage before is open', { competition: open }, 60, null],
  ['it has no time', { played: [result, { ...first, startsAt: null }] }, 60, null],
  ['it is played', { played: [result, { ...first, state: 'playing' }, second] }, 5, null],
  ['a match was played and is void', { played: [result, { ...first, state: 'void', revision: 1 }, second] }, 5, null],
  ['it has begun, and no match says so', { competition: played({}, { finalBegun: true }) }, 5, null],
  ['a match void before it is played', { played: [result, { ...first, state: 'void' }, second] }, -20, '60--20 open'],
  ['other hours', { tournament: { confirmationsSince: iso(30) } }, 20, '30-10 open'],
  ['less than five minutes are left', { tournament: { confirmationsSince: iso(14) } }, 12, null],
  ['silent when it begins', {}, -0.1, null],
  ['confirmed, and it begins', { one: { finalConfirmedAt: iso(40) } }, -0.1, '60-10 confirmed'],
  ['who lost it', { one: { id: 'D', finalMissedAt: iso(9) } }, 5, '9-9 missed'],
])(
  'the final is confirmed: %s',
  (_, { one, competition = played(), tournament, played: of = matches }, minutes, expected) => {
    const window = finalConfirmation(
      { ...copa, ...tournament },
      { competition, matches: of },
      entry('A', one),
      before(minutes),
    );
    const ago = (instant: string) => (BEGINS - Date.parse(instant)) / 60_000;
    expect(window && `${ago(window.opensAt)}-${ago(window.closesAt)} ${window.state}`).toBe(expected);
  },
);

test('an unconfirmed entry loses the final too late, and not once it has begun', () => {
  const facts = { competition: played(), matches };
  const missed = [10, 9.9, -0.1].map((minutes) => isFinalMissed(copa, facts, entry('A'), before(minutes)));
  expect(missed).toEqual([false, true, false]);
});

const untimed = [result, { ...first, startsAt: null }];
const AT = iso(42);

test.each<[string, Competition, Competition, readonly Match[], string | null]>([
  ['is settled when the stage before is closed', open, played({}, { final: null }), matches, AT],
  ['is another one where its time changes', played(), played(), [result, { ...first, startsAt: iso(-5) }, second], AT],
  ['is another one once drawn again', played(), played({ draw: { method: 'hand', at: AT, late: [] } }), matches, AT],
  ['is the same where one comes in for somebody', played(), played({ draw: draw(['D']) }), matches, iso(60)],
  ['is none where the stage before is opened again', played(), { ...open, final: played().final }, matches, null],
])('a final %s', (_, from, next, of, since) => {
  expect(withFinal({ competition: from, matches }, next, of, AT).final?.since ?? null).toBe(since);
});

const playing = [result, { ...first, state: 'playing' as const }, second];
const voided = [result, { ...first, state: 'void' as const }, second];

test.each<[string, readonly Match[], Competition, readonly Match[], boolean]>([
  ['stays begun where what is played is given up', playing, played(), voided, true],
  ['stays begun where what is played is deleted', playing, played(), [result, second], true],
  ['hasn’t begun where its start is taken back', playing, played(), matches, false],
  ['hasn’t begun where a match is void before it is played', matches, played(), voided, false],
])('a final %s', (_, of, next, after, isBegun) => {
  const { final, finalBegun = false } = withFinal({ competition: played(), matches: of }, next, after, AT);
  expect(finalBegun).toBe(isBegun);
  if (isBegun) expect(final).toBe(null);
});

const since = (minutes: number) => played({}, { final: { since: iso(minutes), begins: iso(0) } });
test.each<[string, Case, boolean]>([
  ['it has no time', {}, true],
  ['not once one of its matches has one', { played: matches }, false],
  ['it should have begun before it was known', { played: matches, competition: since(-1) }, true],
  ['not while it isn’t known who plays it', { competition: open }, false],
  ['not once it is played', { played: [result, { ...first, startsAt: null, state: 'playing' }] }, false],
])('the final is to be confirmed, and can’t: %s', (_, { competition = played(), played: of = untimed }, isUntimed) => {
  const facts = { competition, entries: [entry('A'), entry('D')], matches: of };
  expect(isFinalUntimed(copa, facts)).toBe(isUntimed);
});

const entries = 'ABCDE'.split('').map((id) => entry(id, id === 'A' ? { finalConfirmedAt: iso(30) } : {}));
const membersOf = (competition: Competition | undefined) =>
  competition?.stages[1]?.groups.map(({ entryIds }) => entryIds);

test('unconfirmed entries are replaced by the next of the stage before, who need not confirm', () => {
  const facts = { competition: played(), entries, matches };
  expect(closeFinal(copa, facts, before(10))).toBe(null);
  const closed = closeFinal(copa, facts, before(9)) ?? expect.fail();
  expect(closed).toMatchObject({ out: ['B', 'C'], came: ['D', 'E'] });
  expect(membersOf(closed.competition)).toEqual([['A', 'D', 'E']]);
  const missed = closed.entries.filter(({ finalMissedAt }) => finalMissedAt === iso(9));
  expect(missed.map(({ id }) => id)).toEqual(['B', 'C']);
  expect(closeFinal(copa, { ...facts, ...closed }, before(8))).toBe(null);
});

test('a final of several groups is drawn again alike, without unconfirmed entries and substitutes', () => {
  const three = entries.slice(0, 3);
  const final = drawStage(sampleStage(['', '']), three, { method: 'random', seed: '7d1' }, iso(60));
  const silent = { ...entry(final.groups[0]?.entryIds[0] ?? ''), registrationId: 'copa_1' };
  const known = entries.map((one) => (one.id === silent.id ? silent : { ...one, finalConfirmedAt: iso(30) }));
  const facts = { competition: played(final), entries: known, matches };
  const [, stage = expect.fail()] = closeFinal(copa, facts, before(9))?.competition.stages ?? [];
  expect(stage.groups.flatMap(({ entryIds }) => entryIds)).toContain('D');
  const stayed = stage.groups.map(({ entryIds }) => entryIds.filter((id) => id !== 'D'));
  expect(drawAgain(stage)).toEqual(stayed);
});

test.each<[string, Partial<Entry>, number, string[] | null]>([
  ['withdrew', { status: 'withdrawn' }, 9, ['D', 'B', 'C']],
  ['withdrew and had confirmed', { status: 'withdrawn', finalConfirmedAt: iso(30) }, 9, ['D', 'B', 'C']],
  ['withdrew while others still confirm', { status: 'withdrawn' }, 10, null],
  ['didn’t come', { status: 'no_show', finalConfirmedAt: iso(30) }, 9, null],
])('an entry that %s gives way to the next one, once', (_, change, minutes, members) => {
  const all = entries.map((one) => ({ ...one, finalConfirmedAt: iso(30), ...(one.id === 'A' ? change : {}) }));
  const closed = closeFinal(copa, { competition: played(), entries: all, matches }, before(minutes));
  expect(membersOf(closed?.competition)?.[0] ?? null).toEqual(members);
  if (closed === null) return;
  expect([closed.out, closed.came, closed.entries]).toEqual([['A'], ['D'], all]);
  expect(closeFinal(copa, { ...closed, matches }, before(minutes))).toBe(null);
});

test("an entry with a result in the final keeps its place, even if it withdraws or doesn't confirm", () => {
  const withdrawn = entries.map((one) => (one.id === 'A' ? { ...one, status: 'withdrawn' as const } : one));
  const without = sampleMatch(1, 'A:1:5 B:2:1 C:3:0', { id: 'nula', state: 'void' });
  const facts = { competition: played(), entries: withdrawn, matches: [...matches, without] };
  expect(closeFinal(copa, facts, before(9))).toBe(null);
});

test('a place stays free without a next entry, or with two tied ones', () => {
  const close = (change: Partial<Entry>, of: string, known: readonly Match[]) => {
    const changed = entries.map((one) => (of.includes(one.id) ? { ...one, ...change } : one));
    return closeFinal(copa, { competition: played(), entries: changed, matches: known }, before(9));
  };
  expect(membersOf(close({ status: 'withdrawn' }, 'DE', matches)?.competition)).toEqual([['A']]);
  const equal = [sampleMatch(1, 'A:1:5 B:2:4 C:3:3 D:4:2 E:5:3', { id: 'antes', stageId: 'grupos' }), first, second];
  expect(close({ finalConfirmedAt: iso(30) }, 'B', equal)?.came).toEqual([]);
});
