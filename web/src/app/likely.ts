import { loadReader } from '../features/tournaments/tournament-list.ts';
import { paths } from '../lib/addresses/paths.ts';
import { loadRegister } from './load-register.ts';
import { parts } from './parts.ts';

/** The form in three goes: the library that it checks by, which is half of it, what it checks, and the rest. */
const form = [
  () => import('./schema-library.ts'),
  () => import('../features/registration/fields/registration-values.ts'),
  loadRegister,
];

/** The likeliest first: the reading screens from the list, and the form, which is large, while the rules are read. */
function likelyFrom(address: string): (() => Promise<unknown>)[] {
  const { home, tournaments, tournament, standings, rules, others } = parts;
  if (address === paths.home()) return [tournaments, tournament, rules];
  if (address === paths.tournaments()) return [tournament, rules, home];
  if (address.endsWith('/standings')) return [tournament];
  if (address.startsWith(paths.tournament(''))) return [tournaments, rules, standings, others];
  return address.startsWith(paths.rules('')) ? form : [];
}

/**
 * Loads what is likely to be opened from `address`, one part after the other: a slow phone has time for a touch
 * between two of them. What doesn't arrive is fetched again when it is needed, and it says so then.
 */
export async function loadLikely(address: string, stopped: AbortSignal): Promise<void> {
  for (const load of [...likelyFrom(address), loadReader]) {
    if (stopped.aborted || !navigator.onLine) return;
    await load().catch(() => undefined);
    // Without a task of its own the next would be asked for in the one that has run this.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
