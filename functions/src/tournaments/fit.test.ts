import { limits, readTournament, toPublicTournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { fittingTournaments } from './fit.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

function tournament(id: string, daysFromNow: number | null, bytes: number) {
  const date = daysFromNow === null ? null : new Date(NOW.getTime() + daysFromNow * 86_400_000).toISOString();
  const record = readTournament(id, { status: 'published', date, description: 'x'.repeat(bytes) });
  const visible = toPublicTournament(record);
  return visible === null ? [] : [visible];
}

const third = limits.catalogueBytes / 3 - 1_000;
const kept = (tournaments: ReturnType<typeof tournament>) => fittingTournaments(tournaments, NOW).map(({ id }) => id);

describe('fittingTournaments', () => {
  it('keeps everything that fits, in its order', () => {
    const all = [...tournament('a', -5, third), ...tournament('b', 2, third), ...tournament('c', null, third)];
    expect(kept(all)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['the tournament that ended longest ago', [-9, -5, 3, null], ['b', 'c', 'd']],
    ['a past tournament before an upcoming one', [9, 8, -2, 7], ['a', 'b', 'd']],
    ['the last in order if all are upcoming', [1, 2, 3, 4], ['a', 'b', 'c']],
  ])('leaves out %s', (_name, days, expected) => {
    const all = days.flatMap((day, index) => tournament('abcd'.charAt(index), day, third));
    expect(kept(all)).toEqual(expected);
  });

  it('counts bytes, not characters', () => {
    const [one] = tournament('a', 1, 0);
    const heavy = { ...one, description: '🔥'.repeat(limits.catalogueBytes / 4) };
    expect(one && fittingTournaments([{ ...one, ...heavy }], NOW)).toEqual([]);
  });
});
