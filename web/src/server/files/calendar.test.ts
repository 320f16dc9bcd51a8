import { sampleMatch } from '@arena/domain/samples';
import { describe, expect, it } from 'vitest';
import { eventsIn } from '#lib/time/calendar-to-test.ts';
import { testStage, testStandings } from '../../features/standings/sample.ts';
import { testTournament } from '../../features/tournaments/test-tournament.ts';
import { calendar, cancelledCalendar } from './calendar.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const START = '2026-11-25T01:00:00.000Z';

it('another calendar library reads a tournament as one event', () => {
  const address = 'https://arena.example/tournament/copa';
  expect(eventsIn(calendar(testTournament(), null, NOW))).toEqual([
    {
      uid: 'copa@arenalibre',
      sequence: 3,
      summary: 'Copa Relámpago',
      start: START,
      status: 'CONFIRMED',
      url: address,
      description: `mar 24 nov, 19:00 🇲🇽 · 20:00 🇨🇴🇵🇪 · 22:00 🇦🇷🇧🇷 · Premio: $100 USD en premios · Quedan 24 cupos\n${address}`,
    },
  ]);
});

it.each(['Copa; DESCRIPTION:x', 'Copa\r\nEND:VEVENT', 'Ñandú, "la final" \\ 🔥'])(
  'keeps the complete name %j',
  (name) => {
    const events = eventsIn(calendar(testTournament({ name }), null, NOW));
    expect(events.map(({ summary }) => summary.replaceAll('\n', '\r\n'))).toEqual([name]);
  },
);

it('cancels a withdrawn tournament under the same uid, without details', () => {
  const event = { uid: 'copa@arenalibre', sequence: 4, summary: 'Torneo cancelado', start: START, status: 'CANCELLED' };
  const events = eventsIn(cancelledCalendar({ id: 'copa', date: START, revision: 4 }, NOW));
  expect(events).toEqual([{ ...event, url: '', description: null }]);
});

describe('matches in a calendar', () => {
  const groups = ['A', 'B'].map((name, index) => ({ id: `g${index + 1}`, name: `Grupo ${name}`, entryIds: ['loud'] }));
  const stages = [testStage({ groups }), testStage({ id: 'gran', name: 'Gran final', groups: [] })];
  const first = sampleMatch(1, '', { state: 'scheduled', startsAt: START });
  const eventsOf = (matches: Parameters<typeof testStandings>[0], updatedAt = '2026-03-01T00:00:00.000Z') => {
    const { results } = testStandings(matches, { stages });
    const [, ...events] = eventsIn(calendar(testTournament(), results && { ...results, updatedAt }, NOW));
    return events;
  };

  it('have one event each, which keeps its uid and raises its sequence when moved', () => {
    const startsAt = '2026-11-25T01:40:00.000Z';
    const [before] = eventsOf([first]);
    expect(before?.summary).toBe('Copa Relámpago · Final · Partida 1 · Grupo A');
    const [after] = eventsOf([{ ...first, startsAt }], '2026-03-01T00:00:05.000Z');
    expect(after).toMatchObject({ uid: before?.uid, start: startsAt, sequence: Number(before?.sequence) + 5 });
  });

  it('are absent without a time, and cancelled when void', () => {
    expect(eventsOf([{ ...first, startsAt: null }])).toEqual([]);
    expect(eventsOf([{ ...first, state: 'void' }])).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('are cancelled once the title is won before them', () => {
    const scoring = { ...testStage().scoring, champion: { wins: 1, maxMatches: 2 } };
    const title = { stages: [testStage({ scoring })] };
    const { results } = testStandings([sampleMatch(1, 'loud:1:0'), { ...first, id: 'm2', number: 2 }], title);
    expect(eventsIn(calendar(testTournament(), results, NOW))).toMatchObject([
      { status: 'CONFIRMED' },
      { uid: 'copa.m2@arenalibre', status: 'CANCELLED' },
    ]);
  });
});
