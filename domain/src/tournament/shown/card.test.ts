import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../registration/admission.ts';
import { DAY, HOUR } from '../../time/units.ts';
import { readTournament } from '../stored/read.ts';
import { tournamentCard } from './card.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const at = (millisFromNow: number) => new Date(now.getTime() + millisFromNow).toISOString();

const inTwoDays = {
  status: 'published',
  date: at(2 * DAY),
  maxPlayers: 48,
  currentPlayers: 10,
  linkedFormId: 'inscripcion',
};
const card = (change: object, when = now) => tournamentCard(readTournament('copa', { ...inTwoDays, ...change }), when);

const REGISTER = 'INSCRIBIRSE AL TORNEO';
const CLOSED = 'INSCRIPCIONES CERRADAS';

describe('label and button of a card', () => {
  test.each([
    { name: 'open', change: {}, label: 'Inscripciones Abiertas', button: REGISTER },
    { name: 'no linked form', change: { linkedFormId: '' }, label: 'Inscripciones Abiertas', button: 'PRÓXIMAMENTE' },
    { name: 'one place left', change: { currentPlayers: 47 }, label: 'Inscripciones Abiertas', button: REGISTER },
    { name: 'full', change: { currentPlayers: 48 }, label: 'Torneo Completo', button: 'TORNEO COMPLETO' },
    {
      name: 'full, counted from the registrations',
      change: { maxPlayers: 2, currentPlayers: undefined, registrations: [{}, {}] },
      label: 'Torneo Completo',
      button: 'TORNEO COMPLETO',
    },
    {
      name: 'full and without a form: full is said',
      change: { currentPlayers: 48, linkedFormId: null },
      label: 'Torneo Completo',
      button: 'TORNEO COMPLETO',
    },
    {
      name: 'full and closed: full is said',
      change: { currentPlayers: 48, registrationDeadline: at(-1) },
      label: 'Torneo Completo',
      button: 'TORNEO COMPLETO',
    },
    { name: 'maxPlayers 0', change: { maxPlayers: 0 }, label: 'Inscripciones Abiertas', button: REGISTER },
    { name: 'maxPlayers missing', change: { maxPlayers: null }, label: 'Inscripciones Abiertas', button: REGISTER },
    { name: '24 h before the start', change: { date: at(DAY) }, label: 'Iniciando Pronto', button: REGISTER },
    { name: '24 h and 1 ms before', change: { date: at(DAY + 1) }, label: 'Inscripciones Abiertas', button: REGISTER },
    { name: 'exactly at the start', change: { date: at(0) }, label: 'Iniciando Pronto', button: REGISTER },
    { name: '1 ms after the start', change: { date: at(-1) }, label: 'Iniciando Pronto', button: CLOSED },
    {
      name: 'soon, without a form',
      change: { date: at(HOUR), linkedFormId: null },
      label: 'Iniciando Pronto',
      button: 'PRÓXIMAMENTE',
    },
    {
      name: 'exactly at the deadline',
      change: { registrationDeadline: at(0) },
      label: 'Inscripciones Abiertas',
      button: REGISTER,
    },
    {
      name: '1 ms after the deadline',
      change: { registrationDeadline: at(-1) },
      label: 'Inscripciones Cerradas',
      button: CLOSED,
    },
    {
      name: 'deadline passed, starts soon: closed is said',
      change: { date: at(HOUR), registrationDeadline: at(-1) },
      label: 'Inscripciones Cerradas',
      button: CLOSED,
    },
    {
      name: 'deadline and start passed: still closed',
      change: { date: at(-1), registrationDeadline: at(-HOUR) },
      label: 'Inscripciones Cerradas',
      button: CLOSED,
    },
    { name: 'no date', change: { date: null }, label: 'Inscripciones Abiertas', button: REGISTER },
    { name: 'a date that is none', change: { date: 'TBD' }, label: 'Inscripciones Abiertas', button: REGISTER },
  ])('$name: $label, $button', ({ change, label, button }) => {
    expect(card(change)).toMatchObject({ label, button, enabled: button === REGISTER });
  });

  test.each([
    { change: {}, state: 'open' },
    { change: { date: at(HOUR) }, state: 'soon' },
    { change: { registrationDeadline: at(-1) }, state: 'closed' },
    { change: { currentPlayers: 48 }, state: 'full' },
  ])('its state has a name of its own: $state', ({ change, state }) => {
    expect(card(change).state).toBe(state);
  });
});

describe('any tournament', () => {
  const moment = fc.integer({ min: -3 * DAY, max: 3 * DAY });
  const tournament = fc.record({
    date: fc.option(moment.map(at)),
    registrationDeadline: fc.option(moment.map(at)),
    maxPlayers: fc.integer({ min: 0, max: 3 }),
    currentPlayers: fc.integer({ min: 0, max: 4 }),
    linkedFormId: fc.constantFrom(null, 'inscripcion'),
  });

  test('a card offers registration exactly where the server accepts one', () => {
    fc.assert(
      fc.property(tournament, moment, (change, later) => {
        const record = readTournament('copa', { ...inTwoDays, ...change });
        const when = new Date(now.getTime() + later);
        expect(tournamentCard(record, when).enabled).toBe(refusalOf(record, when) === null);
      }),
    );
  });

  test('a card that said closed never says starting soon or open afterwards', () => {
    fc.assert(
      fc.property(tournament, moment, fc.nat(3 * DAY), (change, later, wait) => {
        const when = now.getTime() + later;
        fc.pre(card(change, new Date(when)).state === 'closed');
        expect(card(change, new Date(when + wait)).state).toBe('closed');
      }),
    );
  });
});
