import { loadReader } from '../features/tournaments/tournament-list.ts';
import { paths } from '../lib/paths.ts';

/** The parts that the site is loaded in: each screen that visitors read, and all others. */
export const parts = {
  home: () => import('../routes/HomeScreen.tsx'),
  tournaments: () => import('../routes/TournamentsScreen.tsx'),
  tournament: () => import('../routes/TournamentScreen.tsx'),
  rules: () => import('../routes/RulesScreen.tsx'),
  others: () => import('./OtherScreens.tsx'),
};

const AFTER_PAINT = 1_500;

async function register(): Promise<unknown> {
  const { loadRegister } = await import('./load-register.ts');
  return loadRegister();
}

/** The form in two goes: what it checks by, which is half of it, and the rest. */
const form = [() => import('../features/registration/registration-values.ts'), register];

function next(address: string): (() => Promise<unknown>)[] {
  const { home, tournaments, tournament, rules, others } = parts;
  if (address === paths.home()) return [tournaments, tournament, rules];
  if (address === paths.tournaments()) return [tournament, rules, home];
  if (address.startsWith(paths.tournament(''))) return [tournaments, rules, others];
  return address.startsWith(paths.rules('')) ? form : [];
}

/** Loads one part after the other: a slow phone has time for a touch between two of them. */
async function loadInTurn(loads: readonly (() => Promise<unknown>)[], stopped: AbortSignal): Promise<void> {
  for (const load of loads) {
    if (stopped.aborted) return;
    // One that doesn't arrive is fetched again when it is needed, and it says so then.
    await load().catch(() => undefined);
  }
}

/**
 * Fetches what the visitor of `address` is likely to open next, the likeliest first, once the screen has come to rest:
 * the reading screens from the list, and the form, which is large, while the rules are being read. Returns the way to
 * stop.
 */
export function loadAhead(address: string): () => void {
  const stop = new AbortController();
  const timer = setTimeout(() => loadInTurn([...next(address), loadReader], stop.signal), AFTER_PAINT);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
