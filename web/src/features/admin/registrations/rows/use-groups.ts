import { isOver, nearestFirst, shortDateText, toMillis } from '@arena/domain';
import { clockIn } from '#lib/time/format-date.ts';
import { useMinute } from '#lib/time/use-minute.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import type { Places } from '../arranging/arrange-registrations';
import { type Tournaments, tournamentName } from '../queue/queue.ts';

/** The heading of one tournament's rows. */
export interface Group {
  name: string;
  /** The tournament's date, in words. */
  when: string;
  isOver: boolean;
}

/** Groups of the queue by tournament; null for a single one. */
export interface QueueGroups {
  /** Null until the tournaments are known. */
  places: Places | null;
  of: (tournamentId: string) => Group;
}

/** Groups the queue over all tournaments: the nearest first, past ones last. */
export function useGroups(tournamentId: string | null, tournaments: Tournaments): QueueGroups | null {
  const zone = useViewerZone();
  const now = useMinute();
  if (tournamentId !== null) return null;
  const order = tournaments === null ? null : nearestFirst(tournaments.values(), now);
  return {
    places: order && new Map(order.map(({ id }, place) => [id, place])),
    of: (id) => {
      const tournament = tournaments?.get(id);
      if (tournament === undefined) {
        return { name: tournamentName(tournaments, id), when: '', isOver: tournaments !== null };
      }
      // Its date follows.
      const name = tournament.name || 'Sin nombre';
      const over = isOver(tournament, now);
      const day = shortDateText(tournament.date, zone);
      const when = toMillis(tournament.date) === null ? day : `${day}, ${clockIn(tournament.date, zone)}`;
      return { name, when: over ? `Terminado · ${day}` : when, isOver: over };
    },
  };
}
