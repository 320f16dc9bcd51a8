import { type Registration, readRegistration } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { burstText } from '../rows/labels.ts';
import { findBursts } from './bursts.ts';

const START = Date.parse('2026-11-20T15:00:00.000Z');

/** Registrations of one network at even intervals in seconds. */
function arriving(count: number, seconds: number, fields: Partial<Registration> = {}): Registration[] {
  return Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(START + index * seconds * 1_000).toISOString();
    const id = `${fields.tournamentId ?? 'copa'}_${fields.networkHash ?? 'a'}${index}${seconds}`;
    return {
      ...readRegistration(id, { tournamentId: 'copa', status: 'pending', createdAt }),
      networkHash: 'a',
      ...fields,
    };
  });
}

const sizes = (all: readonly Registration[]) => findBursts(all).map(({ registrations }) => registrations.length);

describe('a burst', () => {
  it.each([
    ['31 in two minutes', arriving(31, 4), [31]],
    ['ten, the fewest', arriving(10, 1), [10]],
    ['nine of a family', arriving(9, 1), []],
    ['a school that comes one by one, with pauses', arriving(30, 121), []],
    ['of two places', [...arriving(12, 1), ...arriving(10, 1, { networkHash: 'b' })], [12, 10]],
    ['in two tournaments', [...arriving(6, 1), ...arriving(6, 1, { tournamentId: 'liga' })], []],
    ['from nobody knows where', arriving(30, 1, { networkHash: null }), []],
  ])('%s', (_what, all, expected) => expect(sizes(all)).toEqual(expected));

  it('comes in the order of arrival, whatever it is given in', () => {
    const [burst] = findBursts(arriving(12, 5).toReversed());
    expect(burst?.registrations[0]?.createdAt).toBe(new Date(START).toISOString());
    expect(burst?.span).toBe(55_000);
  });

  it.each([
    [31, 61_000, '31 inscripciones llegaron de la misma red en 2 minutos.'],
    [12, 60_000, '12 inscripciones llegaron de la misma red en 1 minuto.'],
    [12, 0, '12 inscripciones llegaron de la misma red en 1 minuto.'],
    [90, 7_000_000, '90 inscripciones llegaron de la misma red en 2 horas.'],
  ])('describes %i in %i ms', (count, span, text) => {
    expect(burstText({ count, span, tournament: '' })).toBe(text);
  });

  it('names its tournament where there are others', () => {
    expect(burstText({ count: 31, span: 1, tournament: 'Copa Sol' })).toBe(
      '31 inscripciones a «Copa Sol» llegaron de la misma red en 1 minuto.',
    );
  });
});
