import { expect, test } from 'vitest';
import { sampleCompetition, sampleEntry, sampleMatch, sampleStage } from '../competition/competition-samples.ts';
import { drawAgain, drawStage } from '../competition/plan/draw.ts';
import type { Competition, Stage } from '../competition/records/competition.schema.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import type { Match } from '../competition/records/match.schema.ts';
import type { Confirming } from '../tournament/confirmation-windows.ts';
import { usualConfirmations } from '../tournament/confirmations.schema.ts';
import { closeFinal, finalConfirmation, isFinalMissed, isFinalUntimed, withFinal } from './final-confirmation.ts';

const BEGINS = Date.parse('2026-11-22T20:00:00.000Z');
const before = (minutes: number) => new Date(BEGINS - minutes * 60_000);
const iso = (minutes: number) => before(minutes).toISOString();

const copa: Confirming = {
  status: 'published',
  date: iso(180),
  confirmations: usualConfirmations,
  confirmationsSince: null,
  result: null,
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
  ['open once the finalists are known', {}, 60, '60-10 open'],
  ['missed just after it closes', {}, 9.9, '60-10 missed'],
  ['confirmed', { one: { finalConfirmedAt: iso(40) } }, 5, '60-10 confirmed'],
  ['confirmed, then moved by half a day', { one: confirmedFor(12 * 60, 21 * 60) }, 20, '60-10 confirmed'],
  ['confirmed, then moved by more than half a day', { one: confirmedFor(12 * 60 + 1) }, 20, '60-10 open'],
  ['none for an entry outside the final', { one: { id: 'D' } }, 60, null],
  ['none for a substitute', { competition: played({ draw: draw(['A']) }) }, 60, null],
  ['none for a withdrawn entry', { one: { status: 'withdrawn' } }, 60, null],
  [
    'none without final confirmations',
    { tournament: { confirmations: { ...usualConfirmations, finalUntilMinutes: null } } },
    60,
    null,
  ],
  ['none while the stage before is open', { competition: open }, 60, null],
  ['none without a time', { played: [result, { ...first, startsAt: null }] }, 60, null],
  ['none once it is played', { played: [result, { ...first, state: 'playing' }, second] }, 5, null],
  [
    'none after a played match was voided',
    { played: [result, { ...first, state: 'void', revision: 1 }, second] },
    5,
    null,
  ],
  ['none once it is marked as begun', { competition: played({}, { finalBegun: true }) }, 5, null],
  [
    'moved to the second match if the first is void',
    { played: [result, { ...first, state: 'void' }, second] },
    -20,
    '60--20 open',
  ],
  ['opened when its hours change', { tournament: { confirmationsSince: iso(30) } }, 20, '30-10 open'],
  ['none with less than five minutes left', { tournament: { confirmationsSince: iso(14) } }, 12, null],
  ['none for an unconfirmed entry after the start', {}, -0.1, null],
  ['confirmed after the start', { one: { finalConfirmedAt: iso(40) } }, -0.1, '60-10 confirmed'],
  ['missed by an entry that lost its seat', { one: { id: 'D', finalMissedAt: iso(9) } }, 5, '9-9 missed'],
])(
  'the confirmation window of the final: %s',
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

test('an unconfirmed entry loses the final after the window, not after the start', () => {
  const facts = { competition: played(), matches };
  const missed = [10, 9.9, -0.1].map((minutes) => isFinalMissed(copa, facts, entry('A'), before(minutes)));
  expect(missed).toEqual([false, true, false]);
});

const untimed = [result, { ...first, startsAt: null }];
const AT = iso(42);

test.each<[string, Competition, Competition, readonly Match[], string | null]>([
  ['is settled when the stage before closes', open, played({}, { final: null }), matches, AT],
  ['counts as new if its time changes', played(), played(), [result, { ...first, startsAt: iso(-5) }, second], AT],
  ['counts as new once redrawn', played(), played({ draw: { method: 'hand', at: AT, late: [] } }), matches, AT],
  ['stays the same with a substitute', played(), played({ draw: draw(['D']) }), matches, iso(60)],
  ['is removed if the stage before is reopened', played(), { ...open, final: played().final }, matches, null],
])('a final %s', (_, from, next, of, since) => {
  expect(withFinal({ competition: from, matches }, next, of, AT).final?.since ?? null).toBe(since);
});

const playing = [result, { ...first, state: 'playing' as const }, second];
const voided = [result, { ...first, state: 'void' as const }, second];

test.each<[string, readonly Match[], Competition, readonly Match[], boolean]>([
  ['stays begun if the match being played is voided', playing, played(), voided, true],
  ['stays begun if the match being played is deleted', playing, played(), [result, second], true],
  ['has not begun if its start is undone', playing, played(), matches, false],
  ['has not begun if a match is voided before being played', matches, played(), voided, false],
])('a final %s', (_, of, next, after, isBegun) => {
  const { final, finalBegun = false } = withFinal({ competition: played(), matches: of }, next, after, AT);
  expect(finalBegun).toBe(isBegun);
  if (isBegun) expect(final).toBe(null);
});

const since = (minutes: number) => played({}, { final: { since: iso(minutes), begins: iso(0) } });
test.each<[string, Case, boolean]>([
  ['it has no time', {}, true],
  ['not if a match has a time', { played: matches }, false],
  ['its time passed before it was known', { played: matches, competition: since(-1) }, true],
  ['not while its entries are unknown', { competition: open }, false],
  ['not once it is played', { played: [result, { ...first, startsAt: null, state: 'playing' }] }, false],
])('detects a final that cannot be confirmed: %s', (_, { competition = played(), played: of = untimed }, isUntimed) => {
  const facts = { competition, entries: [entry('A'), entry('D')], matches: of };
  expect(isFinalUntimed(copa, facts)).toBe(isUntimed);
});

const entries = 'ABCDE'.split('').map((id) => entry(id, id === 'A' ? { finalConfirmedAt: iso(30) } : {}));
const membersOf = (competition: Competition | undefined) =>
  competition?.stages[1]?.groups.map(({ entryIds }) => entryIds);

test('the next entries of the stage before replace unconfirmed ones without confirming', () => {
  const facts = { competition: played(), entries, matches };
  expect(closeFinal(copa, facts, before(10))).toBe(null);
  const closed = closeFinal(copa, facts, before(9)) ?? expect.fail();
  expect(closed).toMatchObject({ out: ['B', 'C'], came: ['D', 'E'] });
  expect(membersOf(closed.competition)).toEqual([['A', 'D', 'E']]);
  const missed = closed.entries.filter(({ finalMissedAt }) => finalMissedAt === iso(9));
  expect(missed.map(({ id }) => id)).toEqual(['B', 'C']);
  expect(closeFinal(copa, { ...facts, ...closed }, before(8))).toBe(null);
});

test('replacing an entry keeps the draw of a final with several groups', () => {
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
  ['withdrew after confirming', { status: 'withdrawn', finalConfirmedAt: iso(30) }, 9, ['D', 'B', 'C']],
  ['withdrew while others still confirm', { status: 'withdrawn' }, 10, null],
  ['was absent', { status: 'no_show', finalConfirmedAt: iso(30) }, 9, null],
])('replaces an entry at most once if it %s', (_, change, minutes, members) => {
  const all = entries.map((one) => ({ ...one, finalConfirmedAt: iso(30), ...(one.id === 'A' ? change : {}) }));
  const closed = closeFinal(copa, { competition: played(), entries: all, matches }, before(minutes));
  expect(membersOf(closed?.competition)?.[0] ?? null).toEqual(members);
  if (closed === null) return;
  expect([closed.out, closed.came, closed.entries]).toEqual([['A'], ['D'], all]);
  expect(closeFinal(copa, { ...closed, matches }, before(minutes))).toBe(null);
});

test('an entry with a result in the final is never replaced', () => {
  const withdrawn = entries.map((one) => (one.id === 'A' ? { ...one, status: 'withdrawn' as const } : one));
  const without = sampleMatch(1, 'A:1:5 B:2:1 C:3:0', { id: 'nula', state: 'void' });
  const facts = { competition: played(), entries: withdrawn, matches: [...matches, without] };
  expect(closeFinal(copa, facts, before(9))).toBe(null);
});

test('leaves a seat free if the next entry is missing or tied', () => {
  const close = (change: Partial<Entry>, of: string, known: readonly Match[]) => {
    const changed = entries.map((one) => (of.includes(one.id) ? { ...one, ...change } : one));
    return closeFinal(copa, { competition: played(), entries: changed, matches: known }, before(9));
  };
  expect(membersOf(close({ status: 'withdrawn' }, 'DE', matches)?.competition)).toEqual([['A']]);
  const equal = [sampleMatch(1, 'A:1:5 B:2:4 C:3:3 D:4:2 E:5:3', { id: 'antes', stageId: 'grupos' }), first, second];
  expect(close({ finalConfirmedAt: iso(30) }, 'B', equal)?.came).toEqual([]);
});
