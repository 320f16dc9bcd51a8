import type { MyMatch, MyRegistration } from '@arena/domain';
import { sampleMyMatch, sampleMyRegistration } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { nextOwnMatch, openRooms, paceOf, stepsOf } from './steps.ts';

const NOW = Date.parse('2026-11-20T15:00:00.000Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

/** `opened`: since when its room's code is there to be seen, in minutes; null where there is no room. */
function match(state: MyMatch['state'], startsAt: string | null = null, number = 1, opened: number | null = null) {
  const room = opened === null ? null : { from: at(opened), changedAt: opened <= 0 ? at(-60) : null };
  return sampleMyMatch({ id: `m${number}`, number, startsAt, state, room });
}

const myRegistration = (change: Partial<MyRegistration>) => sampleMyRegistration(NOW, { entry: 'active', ...change });

test.each<[Partial<MyRegistration>, string]>([
  [{ status: 'pending', entry: null }, 'Enviada: done, En revisión: now, Horario: later, Partidas: later'],
  [
    { status: 'pending', consent: 'open' },
    'Enviada: done, Permiso: now, En revisión: later, Horario: later, Partidas: later',
  ],
  [{ consent: 'given' }, 'Enviada: done, Permiso: done, Aprobada: done, Horario: now, Partidas: later'],
  [{ status: 'waiting', entry: null }, 'Enviada: done, En espera: now, Horario: later, Partidas: later'],
  [{ status: 'rejected', out: 'no_consent', consent: 'refused' }, 'Enviada: done, Sin permiso: stopped'],
  [{ status: 'rejected', out: 'unanswered', entry: null }, 'Enviada: done, Sin respuesta: stopped'],
  [{ status: 'rejected', entry: null }, 'Enviada: done, No aprobada: stopped'],
  [{ status: 'rejected', out: 'left', entry: null }, 'Enviada: done, Lo dejaste: stopped'],
  [{}, 'Enviada: done, Aprobada: done, Horario: now, Partidas: later'],
  [
    { matches: [match('official'), match('scheduled', null, 2)] },
    'Enviada: done, Aprobada: done, Horario: done, Partidas 1/2: now',
  ],
  [{ matches: [match('official')] }, 'Enviada: done, Aprobada: done, Horario: done, Partidas 1/1: done'],
])('lists the steps of a registration with their states: %o', (change, line) => {
  const steps = stepsOf(myRegistration(change)).map(({ title, state }) => `${title}: ${state}`);
  expect(steps.join(', ')).toBe(line);
});

test('the steps of a withdrawn registration stop at the withdrawal', () => {
  const steps = stepsOf(myRegistration({ entry: 'withdrawn', matches: [match('scheduled')] }));
  expect(steps.at(-1)).toMatchObject({ title: 'Fuera del torneo', state: 'stopped' });
});

test.each<[name: string, matches: MyMatch[], next: number | null, open: number[]]>([
  [
    'the second room is made while the first match is played',
    [match('playing', null, 1, -40), match('scheduled', at(5), 2, -5), match('scheduled', at(40), 3, 25)],
    2,
    [2, 1],
  ],
  [
    'all results are entered at the end',
    [1, 2, 3, 4].map((number) => match('scheduled', null, number, [-90, -50, -10, null][number - 1])),
    3,
    [3, 2, 1],
  ],
  ['the previous match was never marked as ended', [match('playing', null, 1), match('playing', null, 2)], 2, []],
  ['all matches are played', [match('official', null, 1, -40), match('provisional', null, 2, -5)], null, []],
])('finds the next match and all open rooms when %s', (_name, matches, next, open) => {
  expect(nextOwnMatch(myRegistration({ matches }))?.number ?? null).toBe(next);
  expect(openRooms(matches).map(({ number }) => number)).toEqual(open);
});

const offered = { number: null, offeredUntil: at(60) };
const third = { number: 3, offeredUntil: null };

test.each<[string, MyMatch[], MyRegistration['waiting'], number]>([
  ['every 10 s half an hour before a match', [match('scheduled', at(30))], null, 10_000],
  ['every 10 s during a match', [match('playing')], null, 10_000],
  ['every minute longer before a match', [match('scheduled', at(31))], null, 60_000],
  ['every minute after a match', [match('official', at(-5))], null, 60_000],
  ['every 10 s before a room opens, without a start time', [match('scheduled', null, 1, 30)], null, 10_000],
  ['every 10 s while a seat is offered', [], offered, 10_000],
  ['every minute on the waiting list', [], third, 60_000],
])('polls a registration %s', (_, matches, waiting, pace) => {
  expect(paceOf({ matches, waiting }, NOW)).toBe(pace);
});
