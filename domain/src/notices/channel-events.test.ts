import { expect, test } from 'vitest';
import { sampleTournament } from '../samples.ts';
import type { Tournament } from '../tournament/tournament.schema.ts';
import { channelEvents } from './channel-events.ts';

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
] as const)('lists the channel events of %s', (_what, before, next, events) => {
  expect(channelEvents(before === null ? null : tournament(before), tournament(next), NOW)).toEqual(events);
});
