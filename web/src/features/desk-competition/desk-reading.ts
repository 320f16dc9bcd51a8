import { limits, type Room, type Tournament } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { keepCompetition, keptCompetition } from '../../lib/calls/kept-competition.ts';
import { type KeptReading, keepReading } from '../../lib/calls/kept-reading.ts';
import type { Organiser } from '../../lib/calls/organiser.ts';
import { readTournament } from '../../lib/calls/read-tournament.ts';
import { readCompetition, readContacts, readRoom, readSightings } from './calls.ts';

/** What the desk shows: the tournament, and its competition once one is planned. */
export interface CompetitionDesk {
  tournament: Tournament;
  view: CompetitionView | null;
}

/**
 * A tournament's competition, read on opening and every 10 seconds while it is shown; the tournament once. Until then
 * it is what the tab kept of it.
 */
export function deskReading(organiser: Organiser, tournamentId: string): KeptReading<CompetitionDesk> {
  const read = async (): Promise<CompetitionDesk> => {
    const known = reading.current()?.tournament ?? readTournament(tournamentId);
    const [tournament, view] = await Promise.all([known, readCompetition(tournamentId)]);
    if (view !== null) keepCompetition(organiser, tournamentId, { tournament, view });
    return { tournament, view };
  };
  const before = (): CompetitionDesk | null => {
    const { tournament, view = null } = keptCompetition(organiser, tournamentId) ?? {};
    return tournament === undefined ? null : { tournament, view };
  };
  const reading = keepReading(['a competition', tournamentId], read, limits.competitionRefresh, before);
  return reading;
}

/** The room of a match; none is said by `room: null`. */
export function roomReading(tournamentId: string, matchId: string): KeptReading<{ room: Room | null }> {
  const read = async () => ({ room: await readRoom(tournamentId, matchId) });
  return keepReading(['a room', tournamentId, matchId], read, limits.competitionRefresh);
}

/** How to reach who won a tournament's prizes, read while somebody looks at them. */
export function contactsReading(tournamentId: string) {
  return keepReading(['contacts', tournamentId], () => readContacts(tournamentId), limits.deskListRefresh);
}

/** Who of a match has seen its room, read while somebody looks at the list. */
export function sightingsReading(tournamentId: string, matchId: string) {
  const read = () => readSightings(tournamentId, matchId);
  return keepReading(['who saw a room', tournamentId, matchId], read, limits.competitionRefresh);
}
