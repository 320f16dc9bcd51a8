import { readTournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { withdrawnTournament } from './withdrawn.ts';

const DATE = '2026-11-25T00:00:00.000Z';
const stored = { name: 'Copa', status: 'draft', date: DATE, publishedAt: '2026-11-01T00:00:00.000Z', revision: 4 };

describe('a tournament that was withdrawn', () => {
  it.each([
    ['is known by its date and revision, and by nothing else', stored, { id: 'copa', date: DATE, revision: 4 }],
    ['is none while it is published', { ...stored, status: 'published' }, null],
    ['is none where it never was published', { ...stored, publishedAt: null }, null],
    ['is none without a date', { ...stored, date: null }, null],
  ])('%s', async (_what, fields, expected) => {
    const store = { visible: async (id: string) => readTournament(id, fields) };
    expect(await withdrawnTournament(store, 'copa')).toEqual(expected);
  });

  it('is none where nothing is stored', async () => {
    expect(await withdrawnTournament({ visible: async () => null }, 'copa')).toBeNull();
  });
});
