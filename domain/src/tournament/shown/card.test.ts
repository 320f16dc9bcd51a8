import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../registration/admission.ts';
import { DAY, HOUR } from '../../time/instant.ts';
import { readTournament } from '../stored/read-tournament.ts';
import { readableCode, tournamentCard } from './card.ts';

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
const FULL = 'Torneo Completo';
const ENDED = 'Inscripciones Cerradas';
const CLOSED = 'INSCRIPCIONES CERRADAS';

describe('label and button of a card', () => {
  test.each([
    ['open', 'Inscripciones Abiertas', REGISTER, {}],
    ['no linked form', 'Inscripciones Abiertas', 'PRÓXIMAMENTE', { linkedFormId: '' }],
    ['full', FULL, 'TORNEO COMPLETO', { currentPlayers: 48 }],
    ['full and closed', FULL, 'TORNEO COMPLETO', { currentPlayers: 48, registrationDeadline: at(-1) }],
    ['24 h before the start', 'Iniciando Pronto', REGISTER, { date: at(DAY) }],
    ['24 h and 1 ms before', 'Inscripciones Abiertas', REGISTER, { date: at(DAY + 1) }],
    ['1 ms after the start', 'Iniciando Pronto', CLOSED, { date: at(-1) }],
    ['1 ms after the deadline', ENDED, CLOSED, { registrationDeadline: at(-1) }],
    ['drawn, with seats left', ENDED, CLOSED, { result: { state: 'planned', drawn: true } }],
    ['in play, without a date', ENDED, CLOSED, { date: null, result: { state: 'playing' } }],
    ['in play, past its date', 'Iniciando Pronto', CLOSED, { date: at(-3 * DAY), result: { state: 'playing' } }],
    ['finished before its date', 'Terminado', CLOSED, { result: { state: 'finished' } }],
    ['finished without a date', 'Terminado', CLOSED, { date: null, result: { state: 'finished' } }],
    ['begun after its deadline', 'Iniciando Pronto', CLOSED, { date: at(-1), registrationDeadline: at(-HOUR) }],
    ['closed, starts soon', ENDED, CLOSED, { date: at(HOUR), registrationDeadline: at(-1) }],
  ])('%s: %s, %s', (_name, label, button, change) => {
    expect(card(change)).toMatchObject({ label, button, enabled: button === REGISTER });
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
    result: fc.constantFrom(
      null,
      { state: 'planned' },
      { state: 'planned', drawn: true },
      { state: 'playing' },
      { state: 'finished' },
    ),
  });

  test('a card offers registration exactly when the server accepts one', () => {
    fc.assert(
      fc.property(tournament, moment, (change, later) => {
        const record = readTournament('copa', { ...inTwoDays, ...change });
        const when = new Date(now.getTime() + later);
        expect(tournamentCard(record, when).enabled).toBe(refusalOf(record, when) === null);
      }),
    );
  });
});

test.each([
  ['COMPETITIVO', 'Competitivo'],
  ['eliminacion_directa', 'Eliminación directa'],
  ['ELIMINACION_DIRECTA', 'Eliminación directa'],
  ['battle_royale', 'Battle royale'],
  ['Bermuda Remastered', 'Bermuda Remastered'],
  ['dúo', 'Dúo'],
  ['CS', 'CS'],
  ['', ''],
])('makes the stored code “%s” readable', (code, label) => expect(readableCode(code)).toBe(label));
