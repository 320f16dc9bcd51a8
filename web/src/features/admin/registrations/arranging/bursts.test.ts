import { type Registration, readRegistration } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { burstText } from '../rows/labels.ts';
import { findBursts } from './marks.ts';

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
    ['has 31 registrations in two minutes', arriving(31, 4), [31]],
    ['has at least ten registrations', arriving(10, 1), [10]],
    ['isn’t nine registrations', arriving(9, 1), []],
    ['isn’t 30 registrations with pauses of over two minutes', arriving(30, 121), []],
    ['belongs to one network', [...arriving(12, 1), ...arriving(10, 1, { networkHash: 'b' })], [12, 10]],
    ['belongs to one tournament', [...arriving(6, 1), ...arriving(6, 1, { tournamentId: 'liga' })], []],
    ['needs a known network', arriving(30, 1, { networkHash: null }), []],
  ])('%s', (_what, all, expected) => expect(sizes(all)).toEqual(expected));

  it('is sorted by arrival from any input order', () => {
    const [burst] = findBursts(arriving(12, 5).toReversed());
    expect(burst?.registrations[0]?.createdAt).toBe(new Date(START).toISOString());
    expect(burst?.span).toBe(55_000);
  });

  it.each([
    [31, 61_000, '31 inscripciones llegaron de la misma red en 2 minutos.'],
    [12, 60_000, '12 inscripciones llegaron de la misma red en 1 minuto.'],
    [12, 0, '12 inscripciones llegaron de la misma red en 1 minuto.'],
    [90, 7_000_000, '90 inscripciones llegaron de la misma red en 2 horas.'],
  ])('has a text for %i registrations in %i ms', (count, span, text) => {
    expect(burstText({ count, span, tournament: '' })).toBe(text);
  });

  it('names its tournament if one is given', () => {
    expect(burstText({ count: 31, span: 1, tournament: 'Copa Sol' })).toBe(
      '31 inscripciones a «Copa Sol» llegaron de la misma red en 1 minuto.',
    );
  });
});
