import { expect, test } from 'vitest';
import { sampleTournament } from '../samples.ts';
import type { Tournament } from '../tournament/tournament.schema.ts';
import { NoticeEvent } from './notice.schema.ts';
import { noticeText } from './notice-text.ts';
import { channelEvents, noticeExpiry, noticePlan, noticeTime } from './plan.ts';

const MEXICO = 'America/Mexico_City';
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const LATE = '2026-12-31T00:00:00.000Z';

const sent = (dueAt: string, zone: string, { expiresAt = LATE, now = dueAt } = {}) =>
  noticeTime('approved', { dueAt, expiresAt }, zone, new Date(now))?.toISOString() ?? null;

test.each([
  ['Mexico, 21:59', '2026-11-28T03:59:59.000Z', MEXICO, '2026-11-28T03:59:59.000Z'],
  ['Mexico, 22:00', '2026-11-28T04:00:00.000Z', MEXICO, '2026-11-28T14:00:00.000Z'],
  ['Mexico, 7:59', '2026-11-28T13:59:59.900Z', MEXICO, '2026-11-28T14:00:00.000Z'],
  ['Buenos Aires, 1:00', '2026-11-28T04:00:00.000Z', BUENOS_AIRES, '2026-11-28T11:00:00.000Z'],
  ['the night in which clocks go back', '2026-11-01T02:30:00.000Z', 'America/New_York', '2026-11-01T13:00:00.000Z'],
])('waits for the morning of the reader: %s', (_, dueAt, zone, expected) => {
  expect(sent(dueAt, zone)).toBe(expected);
});

test.each([
  ['expires at 7:59', '2026-11-28T13:59:00.000Z', '2026-11-28T06:00:00.000Z'],
  ['expires at 8:00', '2026-11-28T14:00:00.000Z', '2026-11-28T14:00:00.000Z'],
])('sends a notice at night if it expires before morning: %s', (_, expiresAt, expected) => {
  expect(sent('2026-11-28T06:00:00.000Z', MEXICO, { expiresAt })).toBe(expected);
});

test('sends nothing before it is due or after its expiry', () => {
  const dueAt = '2026-11-28T18:00:00.000Z';
  expect(sent(dueAt, MEXICO, { now: '2026-11-28T16:00:00.000Z' })).toBe(dueAt);
  expect(sent(dueAt, MEXICO, { now: LATE, expiresAt: dueAt })).toBeNull();
});

test.each([
  ['table', '2026-11-28T06:00:00.000Z'],
  ['room', '2026-11-28T13:50:00.000Z'],
  ['offered', '2026-11-28T13:50:00.000Z'],
] as const)('sends urgent notices and channel messages at night: %s', (event, dueAt) => {
  const at = { dueAt, expiresAt: LATE };
  expect(noticeTime(event, at, MEXICO, new Date(dueAt))?.toISOString()).toBe(dueAt);
});

test.each([
  ['offered', '2026-11-28T18:15:00.000Z', '2026-11-28T18:15:00.000Z'],
  ['room', '2026-11-28T22:00:00.000Z', '2026-11-28T18:30:00.000Z'],
  ['prize', null, '2026-12-01T18:00:00.000Z'],
] as const)('expires with its plan or its deadline: %s until %s', (event, until, expected) => {
  expect(noticeExpiry(event, { dueAt: '2026-11-28T18:00:00.000Z', until })).toBe(expected);
});

test.each(NoticeEvent.options)('%s has a text that fits into a notification', (event) => {
  const facts = { tournament: 'Copa', until: '2026-11-28T18:00:00.000Z', count: 12 };
  const { title, body } = noticeText(event, facts, MEXICO);
  expect([title.length <= 32, body.startsWith('Copa: '), body.length <= 90]).toEqual([true, true, true]);
  expect(noticePlan[event].channels.length).toBeGreaterThan(0);
});

test.each([
  ['offered', MEXICO, 'Copa: tómalo en «Mi lugar» antes de las 12:15.'],
  ['offered', BUENOS_AIRES, 'Copa: tómalo en «Mi lugar» antes de las 15:15.'],
  ['approved', BUENOS_AIRES, 'Copa: te aprobaron. Confirma en «Mi lugar» antes del sáb 28 nov, 15:15.'],
  ['requests', MEXICO, 'Copa: 3 inscripciones esperan.'],
] as const)('writes %s in the time zone %s', (event, zone, body) => {
  const facts = { tournament: 'Copa', until: '2026-11-28T18:15:00.000Z', count: 3 };
  expect(noticeText(event, facts, zone).body).toBe(body);
});

const NOW = new Date('2026-11-28T18:00:00.000Z');
const tournament = (change: Partial<Tournament>) =>
  sampleTournament({
    status: 'published',
    date: '2026-12-01T18:00:00.000Z',
    registrationDeadline: null,
    maxPlayers: 0,
    linkedFormId: 'inscripcion',
    ...change,
  });

test.each([
  ['a new published tournament', null, {}, ['announced']],
  ['a new draft', null, { status: 'draft' }, []],
  ['publication', { status: 'scheduled' }, {}, ['announced']],
  ['publication of a past tournament', { status: 'draft' }, { date: '2026-11-01T18:00:00.000Z' }, []],
  ['opened registrations', { linkedFormId: null }, {}, ['opened']],
  ['a later deadline', { registrationDeadline: '2026-11-28T17:00:00.000Z' }, {}, ['opened']],
  ['closed registrations', {}, { linkedFormId: null }, []],
  ['a publication by link only', null, { unlisted: true }, []],
  ['a listing of one that was by link only', { unlisted: true }, {}, ['announced']],
  ['opened registrations by link only', { linkedFormId: null, unlisted: true }, { unlisted: true }, []],
] as const)('lists the channel events of %s', (_what, before, next, events) => {
  expect(channelEvents(before === null ? null : tournament(before), tournament(next), NOW)).toEqual(events);
});
