import { describe, expect, test } from 'vitest';
import { BORDER, SPOKES, STROKE, zoneRadius } from './ring-geometry.ts';

describe('the radius of the zone', () => {
  test.each([
    ['closed round the number', 0, 51],
    ['half open', 0.5, 70.5],
    ['wide open', 1, 90],
    ['more places than there should be', 1.4, 90],
    ['fewer than none', -0.2, 51],
  ])('%s', (_, open, radius) => expect(zoneRadius(open)).toBe(radius));

  test('stays inside the border at its widest', () => {
    expect(zoneRadius(1) + STROKE / 2).toBeLessThan(BORDER);
  });
});

test('the spokes are lines of plain numbers, nothing that a policy against styles could forbid', () => {
  expect(SPOKES).toMatch(/^(M[\d.]+ [\d.]+L[\d.]+ [\d.]+){72}$/);
});
