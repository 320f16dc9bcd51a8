import { sampleTournament } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import type { AdminTournament } from '#lib/calls/admin-tournaments.ts';
import { menuCounts } from './today.ts';
import type { Day } from './today-calls';

const now = new Date('2026-11-22T00:00:00Z');
const PLAYED = { status: 'published', date: '2026-11-21T23:00:00Z', endDate: '2026-11-22T02:00:00Z' } as const;

function tournament(pending: number, fields: Partial<AdminTournament> = {}): AdminTournament {
  const present = { pending, approved: 0, rejected: 0 };
  const stats = { ...present, total: pending, present, free: 11, erasedAt: null };
  return { ...sampleTournament({ status: 'published', date: '2027-01-01T00:00:00Z', ...fields }), stats };
}

const none = { count: 0, hasMore: false };

test.each<[string, readonly AdminTournament[], Day['requests'], string[]]>([
  ['nothing', [tournament(0)], none, []],
  [
    'the registrations of all tournaments',
    [tournament(2), tournament(3)],
    none,
    ['/admin/registrations 5 por revisar'],
  ],
  ['tournaments in play', [tournament(0, PLAYED), tournament(0)], none, ['/admin/tournaments 1 en juego']],
  ['requests for access', [], { count: 2, hasMore: false }, ['/admin/people 2 por responder']],
  ['more requests than a page', [], { count: 50, hasMore: true }, ['/admin/people 50+ por responder']],
])('counts %s', (_what, tournaments, requests, texts) => {
  const counts = menuCounts({ tournaments, requests, owed: [], changing: [], unconfirmed: [] }, now);
  expect(counts.map(({ href, figure, unit }) => `${href} ${figure} ${unit}`)).toEqual(texts);
});
