import type { CommunityStats } from '@arena/domain/api';
import { community } from '../../lib/community.ts';

/** One thing the community is proud of: a figure as it is shown, and what it counts. */
export interface Figure {
  id: string;
  value: string;
  label: string;
}

/** What the figures follow of the totals that the API counts. */
export type Totals = Pick<CommunityStats, 'finishedTournaments' | 'registeredPlayers'>;

const whole = new Intl.NumberFormat('es-MX');

function atLeast(known: number, counted: number | undefined, suffix: string): string {
  return counted !== undefined && counted > known ? whole.format(counted) : `${whole.format(known)}${suffix}`;
}

/**
 * The four figures of the home page (specification, section 1). Those that can be counted give way to what the API
 * counts, once that is more.
 */
export function figuresOf(totals: Totals | null): readonly Figure[] {
  const { tournaments, players, prizes, support } = community.achievements;
  return [
    { id: 'tournaments', value: atLeast(tournaments, totals?.finishedTournaments, ''), label: 'torneos realizados' },
    { id: 'players', value: atLeast(players, totals?.registeredPlayers, '+'), label: 'jugadores inscritos' },
    { id: 'prizes', value: prizes, label: 'en premios' },
    { id: 'support', value: support, label: 'soporte en el chat' },
  ];
}
