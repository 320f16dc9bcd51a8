import { limits, type Room, type Tournament } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { type KeptReading, keepReading } from '../../lib/kept-reading.ts';
import { readCompetition, readContacts, readRoom, readSightings, readTournament } from './calls.ts';

/** What the desk shows: the tournament, and its competition once one is planned. */
export interface CompetitionDesk {
  tournament: Tournament;
  view: CompetitionView | null;
}

/** One reading for each key, for as long as the page lives. */
function oneFor<T>(make: (key: string) => KeptReading<T>): (key: string) => KeptReading<T> {
  const made = new Map<string, KeptReading<T>>();
  return (key) => {
    const kept = made.get(key) ?? make(key);
    made.set(key, kept);
    return kept;
  };
}

/** A tournament's competition, read on opening and every 10 seconds while it is shown; the tournament once. */
export const deskReading = oneFor((tournamentId) => {
  let tournament: Promise<Tournament> | null = null;
  const read = async (): Promise<CompetitionDesk> => {
    tournament ??= readTournament(tournamentId);
    tournament.catch(() => {
      tournament = null;
    });
    const [about, view] = await Promise.all([tournament, readCompetition(tournamentId)]);
    return { tournament: about, view };
  };
  return keepReading('Reading a competition', read, limits.competitionRefresh);
});

/** The room of a match, by `tournamentId/matchId`; none is said by `room: null`. */
export const roomReading = oneFor((place) => {
  const [tournamentId = '', matchId = ''] = place.split('/');
  const read = async (): Promise<{ room: Room | null }> => ({ room: await readRoom(tournamentId, matchId) });
  return keepReading('Reading a room', read, limits.competitionRefresh);
});

/** How to reach who won a tournament's prizes, read while somebody looks at them. */
export const contactsReading = oneFor((tournamentId) =>
  keepReading('Reading contacts', () => readContacts(tournamentId), limits.deskListRefresh),
);

/** Who of a match has seen its room, by `tournamentId/matchId`; read while somebody looks at the list. */
export const sightingsReading = oneFor((place) => {
  const [tournamentId = '', matchId = ''] = place.split('/');
  return keepReading('Reading who saw a room', () => readSightings(tournamentId, matchId), limits.competitionRefresh);
});
