import type { FullConfig } from '@playwright/test';
import { stack } from '../support/stack.ts';

/**
 * Has the functions load their servers and reach the database, so that no test waits for the first call of a stack that
 * was just started: as often as tests run at once, since the emulator starts another process for each call that comes
 * while all of them are busy.
 */
export default async function warmUp({ workers }: FullConfig): Promise<void> {
  const first = Array.from({ length: workers }, () => ['/api/tournaments/stats', '/tournaments']).flat();
  await Promise.all(first.map((path) => fetch(new URL(path, stack.siteUrl), { cache: 'no-store' })));
}
