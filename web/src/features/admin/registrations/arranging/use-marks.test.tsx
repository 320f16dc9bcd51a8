import { readRegistration, readTournament, usualConfirmations } from '@arena/domain';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyQueue } from '../queue/queue.ts';
import { useUnconfirmed, useWindows } from './marks.ts';

const APPROVED = new Date('2026-11-20T10:00:20Z');
const tournament = {
  ...readTournament('copa', { status: 'published', confirmations: usualConfirmations }),
  date: '2026-11-25T02:00:00.000Z',
};
const approved = readRegistration('copa_10000001', {
  tournamentId: 'copa',
  status: 'approved',
  decidedAt: APPROVED.toISOString(),
});

beforeEach(() => {
  vi.useFakeTimers({ now: APPROVED.getTime() + 1_000 });
});

test('lists a newly approved registration as unconfirmed', () => {
  const queue = { ...emptyQueue, registrations: new Map([[approved.id, approved]]) };
  const { result } = renderHook(() => useUnconfirmed(queue, new Map([['copa', tournament]])));
  expect([...result.current.keys()]).toEqual([approved.id]);
  const { result: windows } = renderHook(() => useWindows(tournament, approved));
  expect(windows.current.map(({ kind, state }) => [kind, state])).toContainEqual(['enrolment', 'open']);
});
