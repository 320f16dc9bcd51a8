import type { Row } from './row.ts';

/**
 * The parts of `npm run bench`, in their order. Each is a module that exports `measure`, which finds the stack's
 * addresses in the environment (tests/support/stack.ts), cleans up after itself and returns its rows.
 */
export const parts: Readonly<Record<string, () => Promise<{ measure(): Promise<Row[]> }>>> = {
  bytes: () => import('./bytes.ts'),
  reads: () => import('./reads.ts'),
  paints: () => import('./paints.ts'),
  api: () => import('./api.ts'),
  rush: () => import('./rush.ts'),
  queue: () => import('./queue.ts'),
  cold: () => import('./cold.ts'),
  engine: () => import('./engine.ts'),
  results: () => import('./results.ts'),
  standings: () => import('./standings.ts'),
  night: () => import('./night.ts'),
  big: () => import('./big.ts'),
  pictures: () => import('./pictures.ts'),
};
