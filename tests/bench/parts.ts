import type { Row } from './row.ts';

/**
 * The parts of `npm run bench`, in their order. Each is a module that exports `measure`, which finds the stack's
 * addresses in the environment (tests/fixtures/stack.ts), cleans up after itself and returns its rows.
 */
export const parts: Readonly<Record<string, () => Promise<{ measure(): Promise<Row[]> }>>> = {
  bytes: () => import('./pages/bytes.ts'),
  reads: () => import('./server/reads.ts'),
  paints: () => import('./pages/paints.ts'),
  api: () => import('./server/api.ts'),
  rush: () => import('./server/rush.ts'),
  queue: () => import('./match-day/queue.ts'),
  cold: () => import('./server/cold.ts'),
  engine: () => import('./match-day/engine.ts'),
  reading: () => import('./match-day/reading.ts'),
  standings: () => import('./match-day/standings.ts'),
  night: () => import('./match-day/night.ts'),
  big: () => import('./match-day/big.ts'),
  pictures: () => import('./pages/pictures.ts'),
  'admin-phone': () => import('./pages/admin-phone.ts'),
};
