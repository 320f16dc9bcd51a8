import { registrationPhase } from '../tournament/status.ts';
import type { Tournament } from '../tournament/tournament.schema.ts';
import type { ChannelEvent } from './notice.schema.ts';

/** Tells whether visitors see a tournament and can register at `now`. */
export function takesRegistrations(tournament: Tournament, now: Date): boolean {
  const { status, linkedFormId } = tournament;
  return status === 'published' && linkedFormId !== null && registrationPhase(tournament, now) === 'open';
}

/**
 * Lists the channel notices of a change to a tournament. If it is published with open registrations, only `announced`
 * is sent.
 */
export function channelEvents(before: Tournament | null, next: Tournament, now: Date): ChannelEvent[] {
  if (next.status !== 'published' || registrationPhase(next, now) === 'completed') return [];
  if (before?.status !== 'published') return ['announced'];
  return takesRegistrations(next, now) && !takesRegistrations(before, now) ? ['opened'] : [];
}
