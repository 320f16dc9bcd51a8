import { type Entry, type ExcludedEntry, entryName, finalResults, limits } from '@arena/domain';
import type { Context } from '../platform/context.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import { publicPlayerId, tournamentsOfPlayer } from './hidden-players.ts';
import { readCompetition } from './read-competition.ts';

async function entriesIn(
  context: Context,
  tournamentId: string,
  isOf: (entry: Entry) => boolean,
): Promise<ExcludedEntry[]> {
  const tournament = await findTournament(context, tournamentId);
  const { competition, entries, matches, prizes } = (await readCompetition(context, tournamentId)).facts;
  if (tournament === null || competition === null) return [];
  const results = finalResults(competition, entries, matches);
  return entries.filter(isOf).map((entry) => ({
    tournamentId,
    tournament: tournament.name,
    isOver: competition.state === 'finished',
    entry: entryName(entry),
    status: entry.status,
    place: results.get(entry.id)?.rank ?? null,
    prizes: prizes
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ rank, what, state, question }) => ({ rank, what, state, inQuestion: question !== null })),
  }));
}

/** Lists a player's entries in competitions, those of finished ones first, with their places and prizes. */
export async function listEntriesOf(context: Context, freeFireId: string): Promise<ExcludedEntry[]> {
  const { db, hash } = context;
  const playerId = publicPlayerId(freeFireId, hash);
  const isOf = ({ players, publicIds }: Entry) =>
    players.some((player) => player.freeFireId === freeFireId) || publicIds?.includes(playerId) === true;
  const tournaments = await tournamentsOfPlayer(db, playerId);
  const found = tournaments.slice(0, limits.history.appearances).map((id) => entriesIn(context, id, isOf));
  return (await Promise.all(found)).flat().toSorted((a, b) => Number(b.isOver) - Number(a.isOver));
}
