import { registrationPhase } from '../tournament/status.ts';
import type { Tournament } from '../tournament/tournament.schema.ts';
import type { ChannelEvent } from './notice.schema.ts';

/** Tells whether visitors see a tournament and can register at `now`. */
export function takesRegistrations(tournament: Tournament, now: Date): boolean {
  const { status, linkedFormId } = tournament;
  return status === 'published' && linkedFormId !== null && registrationPhase(tournament, now) === 'open';
}

/**
 * Lists what a change of a tournament tells the community's channels. One that was published with open registrations
 * is announced alone.
 */
export function channelEvents(before: Tournament | null, next: Tournament, now: Date): ChannelEvent[] {
  if (next.status !== 'published' || registrationPhase(next, now) === 'completed') return [];
  if (before?.status !== 'published') return ['announced'];
  return takesRegistrations(next, now) && !takesRegistrations(before, now) ? ['opened'] : [];
}
