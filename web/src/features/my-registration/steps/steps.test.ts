import type { MyMatch, MyRegistration } from '@arena/domain';
import { sampleMyMatch, sampleMyRegistration } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { nextMatch, openRooms, paceOf, stepsOf } from './steps.ts';

const NOW = Date.parse('2026-11-20T15:00:00.000Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

/** `opened`: since when its room's code is there to be seen, in minutes; null where there is no room. */
function match(
  state: MyMatch['state'],
  startsAt: string | null = null,
  number = 1,
  opened: number | null = null,
): MyMatch {
  const room = opened === null ? null : { from: at(opened), changedAt: opened <= 0 ? at(-60) : null };
  return sampleMyMatch({ id: `m${number}`, number, startsAt, state, room });
}

const myRegistration = (change: Partial<MyRegistration>) => sampleMyRegistration(NOW, { entry: 'active', ...change });

const line = (change: Partial<MyRegistration>) =>
  stepsOf(myRegistration(change)).map(({ title, state }) => `${title}: ${state}`);

test('a registration comes step by step, and each says where it is', () => {
  expect(line({ status: 'pending', entry: null })).toEqual([
    'Enviada: done',
    'En revisión: now',
    'Horario: later',
    'Partidas: later',
  ]);
  expect(line({ status: 'pending', consent: 'open' }).slice(1, 3)).toEqual(['Permiso: now', 'En revisión: now']);
  expect(line({ consent: 'given' }).slice(1, 3)).toEqual(['Permiso: done', 'Aprobada: done']);
  expect(line({ status: 'rejected', out: 'no_consent', consent: 'refused' })).toEqual([
    'Enviada: done',
    'Sin permiso: stopped',
  ]);
  expect(line({ status: 'waiting', entry: null })[1]).toBe('En espera: now');
  expect(line({ status: 'rejected', out: 'unanswered', entry: null })[1]).toBe('Sin respuesta: stopped');
  expect(line({ status: 'rejected', entry: null })).toEqual(['Enviada: done', 'No aprobada: stopped']);
  expect(line({ status: 'rejected', out: 'left', entry: null })).toEqual(['Enviada: done', 'Lo dejaste: stopped']);
  expect(line({})).toEqual(['Enviada: done', 'Aprobada: done', 'Horario: now', 'Partidas: later']);
  expect(line({ matches: [match('official'), match('scheduled', null, 2)] }).slice(2)).toEqual([
    'Horario: done',
    'Partidas 1/2: now',
  ]);
  expect(line({ matches: [match('official')] }).at(-1)).toBe('Partidas 1/1: done');
  expect(line({ entry: 'withdrawn', matches: [match('scheduled')] }).at(-1)).toBe('Fuera del torneo: stopped');
});

test.each<[name: string, matches: MyMatch[], next: number | null, open: number[]]>([
  [
    'the second room is made while the first match is played',
    [match('playing', null, 1, -40), match('scheduled', at(5), 2, -5), match('scheduled', at(40), 3, 25)],
    2,
    [2, 1],
  ],
  [
    'all results are typed at the end',
    [1, 2, 3, 4].map((number) => match('scheduled', null, number, [-90, -50, -10, null][number - 1])),
    3,
    [3, 2, 1],
  ],
  ['nobody said that the match before has ended', [match('playing', null, 1), match('playing', null, 2)], 2, []],
  ['all is played', [match('official', null, 1, -40), match('provisional', null, 2, -5)], null, []],
])('the next match, and every room that is open, where %s', (_name, matches, next, open) => {
  expect(nextMatch(myRegistration({ matches }))?.number ?? null).toBe(next);
  expect(openRooms(matches).map(({ number }) => number)).toEqual(open);
});

test.each([
  ['half an hour before', [match('scheduled', at(30))], 10_000],
  ['while it is played', [match('playing')], 10_000],
  ['longer before', [match('scheduled', at(31))], 60_000],
  ['after it', [match('official', at(-5))], 60_000],
  ['without a time, while its room opens', [match('scheduled', null, 1, 30)], 10_000],
])('a place is read as often as it matters: %s', (_, matches, pace) => {
  expect(paceOf({ matches, waiting: null }, NOW)).toBe(pace);
});

test('a place that is offered is read often', () => {
  const waiting = { number: null, offeredUntil: at(60) };
  expect(paceOf({ matches: [], waiting }, NOW)).toBe(10_000);
  expect(paceOf({ matches: [], waiting: { number: 1, offeredUntil: null } }, NOW)).toBe(60_000);
});
