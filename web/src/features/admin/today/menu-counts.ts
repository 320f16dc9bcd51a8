import { adminPath } from '#lib/addresses/admin-paths.ts';
import { isInPlay } from './today.ts';
import type { Day } from './today-calls';

/** A count in the side menu. */
interface MenuCount {
  href: string;
  figure: string;
  unit: string;
}

/** Returns the counts of the side menu; parts without open tasks have none. */
export function menuCounts({ tournaments, requests }: Day, now: Date): MenuCount[] {
  const playing = tournaments.filter((each) => isInPlay(each, now)).length;
  const pending = tournaments.reduce((sum, { stats }) => sum + stats.present.pending, 0);
  const counts = [
    { href: adminPath('tournaments'), count: playing, unit: 'en juego' },
    { href: adminPath('registrations'), count: pending, unit: 'por revisar' },
    { href: adminPath('people'), count: requests.count, unit: 'por responder', hasMore: requests.hasMore },
  ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ href, count, unit, hasMore }) => ({ href, figure: hasMore ? `${count}+` : String(count), unit }));
}
