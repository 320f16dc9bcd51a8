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
  ['a new published one', null, {}, ['announced']],
  ['a draft', null, { status: 'draft' }, []],
  ['publication', { status: 'scheduled' }, {}, ['announced']],
  ['publication of what is past', { status: 'draft' }, { date: '2026-11-01T18:00:00.000Z' }, []],
  ['registrations that open', { linkedFormId: null }, {}, ['opened']],
  ['a later deadline', { registrationDeadline: '2026-11-28T17:00:00.000Z' }, {}, ['opened']],
  ['registrations that close', {}, { linkedFormId: null }, []],
] as const)('tells channels of %s', (_what, before, next, events) => {
  expect(channelEvents(before === null ? null : tournament(before), tournament(next), NOW)).toEqual(events);
});
