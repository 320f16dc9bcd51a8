import { HOUR, type Place } from '@arena/domain';

// For tests alone.

type PlaceMatch = Place['matches'][number];

/** A match of the final, to be played, whenever. */
export function samplePlaceMatch(change: Partial<PlaceMatch> = {}): PlaceMatch {
  const names = { id: 'm1', stage: 'Final', group: 'Sala', number: 1, map: '' };
  return { ...names, startsAt: null, state: 'scheduled', placement: null, kills: null, room: null, ...change };
}

/** The place of Nube, who is in a tournament that begins in two days. @param now when it is read, in milliseconds. */
export function samplePlace(change: Partial<Place> = {}, now = Date.now()): Place {
  const at = (hours: number) => new Date(now + hours * HOUR).toISOString();
  return {
    status: 'approved',
    out: null,
    reason: null,
    createdAt: at(-1),
    decidedAt: at(-1),
    now: at(0),
    waiting: null,
    name: 'Nube',
    tournament: { id: 'copa', name: 'Copa', date: at(48), endDate: null, registrationDeadline: null },
    consent: 'none',
    guardianAsked: null,
    guardianLinks: 0,
    teamLink: null,
    entry: 'active',
    hasStandings: false,
    confirmations: [],
    matches: [],
    prizes: [],
    ...change,
  };
}
