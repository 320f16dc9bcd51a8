import { expect, test } from 'vitest';
import { DAY } from '../../time/instant.ts';
import { registrationNotice } from './detail.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const at = (millisFromNow: number) => new Date(now.getTime() + millisFromNow).toISOString();

const open = {
  date: at(DAY),
  endDate: null,
  registrationDeadline: null,
  maxPlayers: 48,
  currentPlayers: 47,
  result: null,
};
const resultIn = (state: 'planned' | 'playing' | 'finished') => {
  return { result: { state, drawn: true as const, first: [], points: 0, live: false, nextAt: null } };
};

test.each([
  { name: 'a seat left before the date', change: {}, label: 'Inscripciones Abiertas' },
  { name: '1 ms after the date', change: { date: at(-1) }, label: 'Inscripciones Cerradas' },
  { name: '1 ms after the deadline', change: { registrationDeadline: at(-1) }, label: 'Inscripciones Cerradas' },
  { name: 'no seat left', change: { currentPlayers: 48 }, label: 'Torneo Completo' },
  { name: 'groups drawn, with seats left', change: resultIn('planned'), label: 'Inscripciones Cerradas' },
  { name: 'in play without a date', change: { date: null, ...resultIn('playing') }, label: 'Inscripciones Cerradas' },
  {
    name: 'finished without a date',
    change: { date: null, ...resultIn('finished') },
    label: 'Inscripciones Cerradas',
    isOver: true,
  },
  { name: 'over, with seats left', change: { date: at(-DAY - 1) }, label: 'Inscripciones Cerradas', isOver: true },
  {
    name: 'over and full',
    change: { date: at(-DAY - 1), currentPlayers: 48 },
    label: 'Inscripciones Cerradas',
    isOver: true,
  },
])('the registration status of the detail screen: $name: $label', ({ change, label, isOver = false }) => {
  expect(registrationNotice({ ...open, ...change }, now)).toEqual({
    open: label === 'Inscripciones Abiertas',
    isOver,
    label,
  });
});
