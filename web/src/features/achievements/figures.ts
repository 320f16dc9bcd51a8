import { communityCurrency } from '@arena/domain';
import type { CommunityStats } from '@arena/domain/api';
import { community } from '../../lib/community.ts';

/** One thing the community is proud of: a figure as it is shown, and what it counts. */
export interface Figure {
  id: string;
  value: string;
  label: string;
}

type Totals = Pick<CommunityStats, 'finishedTournaments' | 'registeredPlayers' | 'prizes'>;

/** A count with a comma for each thousand. The platform's own formats take a slow phone long to make. */
const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

function atLeast(known: number, counted: number | undefined, suffix: string): string {
  return counted !== undefined && counted > known ? grouped(counted) : `${grouped(known)}${suffix}`;
}

/** The prizes in the community's currency, once they are more than is known. */
function atLeastPaid(totals: Totals | null): string {
  const cents = totals?.prizes.find(({ currency }) => currency === communityCurrency)?.cents ?? 0;
  return `$${atLeast(community.achievements.prizes, Math.floor(cents / 100), '+')}`;
}

/**
 * The four figures of the home page. Those that can be counted give way to what the API
 * counts, once that is more.
 */
export function figuresOf(totals: Totals | null): readonly Figure[] {
  const { tournaments, players, support } = community.achievements;
  return [
    { id: 'tournaments', value: atLeast(tournaments, totals?.finishedTournaments, ''), label: 'torneos realizados' },
    { id: 'players', value: atLeast(players, totals?.registeredPlayers, '+'), label: 'jugadores inscritos' },
    { id: 'prizes', value: atLeastPaid(totals), label: 'en premios' },
    { id: 'support', value: support, label: 'soporte en el chat' },
  ];
}
