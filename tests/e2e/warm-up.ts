import { local } from '../../scripts/lib/local.ts';

/**
 * Makes the functions load their servers and reach the database, so that no test waits for the first call of a new
 * stack.
 */
export default async function warmUp(): Promise<void> {
  const first = ['/api/tournaments/stats', '/tournaments'];
  await Promise.all(first.map((path) => fetch(new URL(path, local.siteUrl), { cache: 'no-store' })));
}
