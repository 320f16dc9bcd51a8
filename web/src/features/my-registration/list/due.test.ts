import type { MyRegistration } from '@arena/domain';
import { sampleMyMatch, sampleMyRegistration } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { type Due, dueOf, mostUrgentFirst } from './due.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

const tournament = { id: 'copa', name: 'Copa', date: at(48), endDate: null, registrationDeadline: at(24) };
const open = (kind: 'enrolment' | 'match' | 'final', closes: number) =>
  ({ kind, opensAt: at(-1), closesAt: at(closes), state: 'open' }) as const;
const sent = {
  id: 'p',
  rank: 1,
  receivedAt: null,
  forfeitedAt: null,
  what: '10 USD',
  state: 'sent',
  dueAt: at(9),
  sentAt: at(-1),
  reason: '',
} as const;

const due = (change: Partial<MyRegistration>, isTeams = false) =>
  dueOf(sampleMyRegistration(NOW.getTime(), { tournament, ...change }), NOW, isTeams);

const waits = { status: 'waiting', decidedAt: null, waiting: { number: 3, offeredUntil: null } } as const;
const place = { stage: 'Clasificatoria', rank: 1, of: 47, points: 71, isTied: false, isTeam: false } as const;
const room = { from: at(-0.1), changedAt: at(-1) };

test.each<[string, Partial<MyRegistration>, Due]>([
  [
    'an offered seat',
    { ...waits, waiting: { number: null, offeredUntil: at(0.2) } },
    { text: 'Toma tu cupo', at: at(0.2), isDeadline: true, kind: 'act' },
  ],
  [
    'an open confirmation',
    { confirmations: [open('match', 2)] },
    { text: 'Confirma que juegas', at: at(2), isDeadline: true, kind: 'act' },
  ],
  [
    'a released room',
    { entry: 'active', matches: [sampleMyMatch({ startsAt: at(0.1), room })] },
    { text: 'Ya está el código de tu sala', at: at(0.1), isDeadline: false, kind: 'act' },
  ],
  [
    'a missing consent',
    { status: 'pending', decidedAt: null, consent: 'open' },
    { text: 'Pídele permiso a tu tutor', at: at(24), isDeadline: true, kind: 'act' },
  ],
  [
    'a consent that the team asked for',
    { status: 'pending', decidedAt: null, consent: 'open', guardianAsked: 'team' },
    { text: 'Falta que responda tu tutor', at: at(24), isDeadline: true, kind: 'act' },
  ],
  [
    'a pending registration',
    { status: 'pending', decidedAt: null },
    { text: 'En revisión', at: null, isDeadline: false, kind: 'wait' },
  ],
  [
    'a place in the waiting list',
    waits,
    { text: 'Número 3 en la lista de espera', at: null, isDeadline: false, kind: 'wait' },
  ],
  [
    'a match to come',
    { entry: 'active', matches: [sampleMyMatch({ startsAt: at(5) })] },
    { text: 'Juegas', at: at(5), isDeadline: false, kind: 'wait' },
  ],
  [
    'a confirmation to come',
    { confirmations: [{ ...open('match', 9), opensAt: at(3), state: 'later' }] },
    { text: 'Confirma desde', at: at(3), isDeadline: false, kind: 'wait' },
  ],
  [
    'a place between two stages',
    {
      entry: 'active',
      matches: [sampleMyMatch({ state: 'official' })],
      standing: { ...place, next: 'Final', outcome: 'through' },
    },
    { text: 'Pasaste: 1.º de 47 · 71 puntos en Clasificatoria', at: null, isDeadline: false, kind: 'wait' },
  ],
  ['an approval without matches', {}, { text: 'Estás dentro: juegas', at: at(48), isDeadline: false, kind: 'wait' }],
  ['a rejection', { status: 'rejected' }, { text: 'No aprobada', at: null, isDeadline: false, kind: 'over' }],
  [
    'a disqualification',
    { entry: 'disqualified' },
    { text: 'Fuera del torneo', at: null, isDeadline: false, kind: 'over' },
  ],
  [
    'a sent prize',
    {
      entry: 'active',
      finalResult: { rank: 1, of: 12, points: 30, isTied: false, isTeam: false },
      prizes: [{ ...sent, objectedAt: null, inQuestion: false }],
    },
    { text: 'Di si te llegó tu premio', at: null, isDeadline: true, kind: 'act' },
  ],
])('says what is due of %s', (_, change, expected) => {
  expect(due(change)).toEqual(expected);
});

test('leaves to the captain what only the captain can do', () => {
  expect(due({ confirmations: [open('enrolment', 2)] }, true)).toEqual({
    text: 'Falta confirmar el cupo del equipo',
    at: at(2),
    isDeadline: true,
    kind: 'act',
  });
});

test('orders what has to be done first by its deadline, then what waits, then what is over', () => {
  const list: Due[] = [
    { text: 'over', at: null, isDeadline: false, kind: 'over' },
    { text: 'waits', at: null, isDeadline: false, kind: 'wait' },
    { text: 'plays later', at: at(9), isDeadline: false, kind: 'wait' },
    { text: 'prize', at: null, isDeadline: true, kind: 'act' },
    { text: 'tomorrow', at: at(24), isDeadline: true, kind: 'act' },
    { text: 'today', at: at(2), isDeadline: true, kind: 'act' },
  ];
  const texts = list.toSorted(mostUrgentFirst).map(({ text }) => text);
  expect(texts).toEqual(['today', 'tomorrow', 'prize', 'plays later', 'waits', 'over']);
});
