import type { Row } from './row.ts';

/**
 * The parts of `npm run bench`, in their order. Each is a module that exports `measure`, which finds the stack's
 * addresses in the environment (tests/support/stack.ts), cleans up after itself and returns its rows.
 */
export const parts: Readonly<Record<string, () => Promise<{ measure(): Promise<Row[]> }>>> = {
  bytes: () => import('./pages/bytes.ts'),
  reads: () => import('./server/reads.ts'),
  proof: () => import('./pages/proof.ts'),
  paints: () => import('./pages/paints.ts'),
  api: () => import('./server/api.ts'),
  rush: () => import('./server/rush.ts'),
  queue: () => import('./evening/queue.ts'),
  cold: () => import('./server/cold.ts'),
  engine: () => import('./evening/engine.ts'),
  results: () => import('./evening/results.ts'),
  standings: () => import('./evening/standings.ts'),
  night: () => import('./evening/night.ts'),
  big: () => import('./evening/big.ts'),
  pictures: () => import('./pages/pictures.ts'),
};
