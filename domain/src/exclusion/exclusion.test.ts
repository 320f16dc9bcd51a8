import { expect, test } from 'vitest';
import { errorText } from '../errors.ts';
import { ExclusionEdit, NewExclusion } from './exclusion.schema.ts';
import { excludedIds, exclusionKeptUntil, isInForce } from './exclusion.ts';

const NOW = new Date('2026-11-20T18:00:00.000Z');
const BEFORE = '2026-11-20T17:59:59.999Z';
const AFTER = '2026-11-20T18:00:00.001Z';

test.each([
  ['without an end', null, null, true],
  ['1 ms before its end', AFTER, null, true],
  ['at its end', NOW.toISOString(), null, true],
  ['after its end', BEFORE, null, false],
  ['ended by an admin before its end', AFTER, BEFORE, false],
  ['ended by an admin, without an end of its own', null, BEFORE, false],
])('an exclusion %s', (_case, until, endedAt, expected) => {
  expect(isInForce({ until, endedAt }, NOW)).toBe(expected);
});

test.each([
  ['90 days after its end', '2026-11-20T18:00:00.000Z', null, '2027-02-18T18:00:00.000Z'],
  [
    '90 days after an admin ended it',
    '2027-11-20T18:00:00.000Z',
    '2026-11-20T18:00:00.000Z',
    '2027-02-18T18:00:00.000Z',
  ],
  ['never without an end', null, null, null],
])('an exclusion is deleted %s', (_case, until, endedAt, expected) => {
  expect(exclusionKeptUntil({ until, endedAt })).toBe(expected);
});

const player = (freeFireId: string) => ({ nickname: 'Nik0', freeFireId });
const team = { name: 'Furia', players: [player('10000002'), player('10000003')] };
const squad = { ...player('10000001'), team, playersChange: null };
const asked = { name: 'Furia', players: [player('10000002'), player('10000009')] };
const change = { ...player('10000001'), team: asked, at: BEFORE };
const WORDS = errorText.player_excluded;

test.each([
  ['nobody', squad, [], {}],
  ['the captain', squad, ['10000001'], { freeFireId: WORDS }],
  ['a teammate', squad, ['10000003'], { 'team.players.1.freeFireId': WORDS }],
  ['another player', squad, ['10000009'], {}],
  [
    'a player asked for',
    { ...squad, playersChange: { ...change, state: 'open' as const } },
    ['10000009'],
    { 'team.players.1.freeFireId': WORDS },
  ],
  [
    'a player whom an organiser refused',
    { ...squad, playersChange: { ...change, state: 'refused' as const } },
    ['10000009'],
    {},
  ],
])('the fields of excluded IDs name %s', (_case, registration, excluded: readonly string[], fields) => {
  expect(excludedIds(registration, (id) => excluded.includes(id))).toEqual(fields);
});

test('the message to a player says whom to write to, and not why', () => {
  expect(WORDS).toMatch(/Escribe al equipo en el chat oficial/);
  expect(WORDS).not.toMatch(/exclu|motivo|sanci|trampa/i);
});

test('an exclusion needs an ID and a reason, and counts zeros before the ID as the game does', () => {
  const body = { freeFireId: 'ID: 0010000001', reason: ' Usó un programa ', until: null };
  expect(NewExclusion.parse(body)).toEqual({ freeFireId: '10000001', reason: 'Usó un programa', until: null });
  expect(NewExclusion.safeParse({ ...body, reason: ' ' }).success).toBe(false);
  expect(NewExclusion.safeParse({ ...body, freeFireId: '12' }).success).toBe(false);
  expect(NewExclusion.safeParse({ freeFireId: '10000001', reason: 'x' }).success).toBe(false);
});

test('an edit of an exclusion names its revision', () => {
  expect(ExclusionEdit.safeParse({ revision: 1, note: 'Pidió perdón' }).success).toBe(true);
  expect(ExclusionEdit.safeParse({ note: 'Pidió perdón' }).success).toBe(false);
  expect(ExclusionEdit.safeParse({ revision: 1, ended: false }).success).toBe(false);
});
