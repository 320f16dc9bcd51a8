import { communityCurrency } from '@arena/domain';
import type { CommunityStats } from '@arena/domain/api';
import { community } from '#lib/community.ts';

/** An achievement of the community: its figure and what it counts. */
export interface PlayerFigure {
  id: string;
  value: string;
  label: string;
}

type Totals = Pick<CommunityStats, 'finishedTournaments' | 'registeredPlayers' | 'prizes'>;

/** Formats a count with commas. `Intl` formats take a slow phone too long to create. */
const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

function atLeast(known: number, counted: number | undefined, suffix: string): string {
  return counted !== undefined && counted > known ? grouped(counted) : `${grouped(known)}${suffix}`;
}

/** Returns the prizes paid in the community's currency, or the known sum if that is larger. */
function atLeastPaid(totals: Totals | null): string {
  const cents = totals?.prizes.find(({ currency }) => currency === communityCurrency)?.cents ?? 0;
  return `$${atLeast(community.achievements.prizes, Math.floor(cents / 100), '+')}`;
}

/** Returns the four figures of the home page. The API's counts replace the known ones once they are larger. */
export function playerFigures(totals: Totals | null): readonly PlayerFigure[] {
  const { tournaments, players, support } = community.achievements;
  return [
    { id: 'tournaments', value: atLeast(tournaments, totals?.finishedTournaments, ''), label: 'torneos realizados' },
    { id: 'players', value: atLeast(players, totals?.registeredPlayers, '+'), label: 'jugadores inscritos' },
    { id: 'prizes', value: atLeastPaid(totals), label: 'en premios' },
    { id: 'support', value: support, label: 'soporte en el chat' },
  ];
}
