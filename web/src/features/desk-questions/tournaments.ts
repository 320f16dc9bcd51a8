import { limits } from '@arena/domain';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import { everyPage } from '../../lib/calls/every-page.ts';
import { keepReading, useReading } from '../../lib/calls/kept-reading.ts';

/** What is said of a question that every tournament asks. */
export const ALL_TOURNAMENTS = 'Todos los torneos';

interface Named {
  id: string;
  name: string;
}

const list = keepReading<readonly Named[]>(
  ['the tournaments of questions'],
  () => everyPage((query) => authorizedCall('GET /tournaments/with-registrations', { query })),
  limits.deskListRefresh,
);

/** The tournaments that a question can belong to, the latest first; null until they have come. */
export function useTournaments(): readonly Named[] | null {
  return useReading(list).value;
}

/** What a tournament is called among these; one that isn't there any more is said to be gone. */
export function nameOf(id: string, tournaments: readonly Named[] | null): string {
  if (tournaments === null) return 'Un torneo';
  return tournaments.find((each) => each.id === id)?.name ?? 'Un torneo que ya no existe';
}
