import { type Registration, readRegistration } from '@arena/domain';
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { emptyQueue, type Queue } from '../queue/queue.ts';
import { useArranged } from './use-arranged.ts';

const MARKS = { duplicates: new Map(), unconfirmed: new Map<string, string>(), excluded: new Set<string>() };
const TONIGHT_FIRST = new Map([
  ['hoy', 0],
  ['otra', 1],
]);

function registration(tournamentId: string, minute: number): Registration {
  const createdAt = `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
  return readRegistration(`${tournamentId}_${10_000_000 + minute}`, { tournamentId, createdAt, status: 'pending' });
}

const oldest = registration('otra', 0);
const tonight = registration('hoy', 1);
const last = registration('otra', 2);

function queueOf(some: readonly Registration[], come: Partial<Queue>): Queue {
  return { ...emptyQueue, isLoading: false, registrations: new Map(some.map((one) => [one.id, one])), ...come };
}

function arrangedBy(first: Queue) {
  const options = { initialProps: first, wrapper: MemoryRouter };
  return renderHook((queue: Queue) => useArranged(queue, MARKS, TONIGHT_FIRST, null), options);
}

beforeEach(() => signIn());
// The filter is forgotten with the account.
afterEach(signOutOrganiser);

test('sorts and counts pending registrations once they are loaded, before the other states', () => {
  const { result, rerender } = arrangedBy(queueOf([oldest], {}));
  expect(result.current.isCounted('pending')).toBe(false);
  rerender(queueOf([oldest, tonight, last], { isPendingWhole: true }));
  expect(result.current.ids).toEqual([tonight.id, oldest.id, last.id]);
  expect(result.current.waiting).toBe(0);
  expect(result.current.isCounted('pending')).toBe(true);
  expect(result.current.isCounted('approved')).toBe(false);
  rerender(queueOf([oldest, tonight, last], { isPendingWhole: true, isWhole: true }));
  expect(result.current.isCounted('approved')).toBe(true);
});

test.each([
  ['announced once all are loaded', { isPendingWhole: true }, 1],
  ['not announced while others are loading', {}, 0],
])('a registration that sorts above others is %s', (_, come, waiting) => {
  const { result, rerender } = arrangedBy(queueOf([oldest], come));
  rerender(queueOf([oldest, tonight], { ...come, isWhole: waiting === 1 }));
  expect([result.current.ids, result.current.waiting]).toEqual([[oldest.id], waiting]);
});
