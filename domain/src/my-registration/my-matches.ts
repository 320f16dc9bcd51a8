import type { Entry } from '../competition/records/entry.schema.ts';
import type { CompetitionRecords, Match } from '../competition/records/match.schema.ts';
import type { Room } from '../competition/records/room.schema.ts';
import type { IsCancelled } from '../competition/standings/cancelled.ts';
import { isCounted } from '../competition/standings/counting.ts';
import { toMillis } from '../time/instant.ts';
import type { MyLobby, MyMatch } from './my-registration.schema.ts';
import { myRoom } from './my-room.ts';

/** The part of a competition for one entry's matches. */
export interface Lobbies extends CompetitionRecords {
  /** Existing rooms by the match's id. */
  rooms: ReadonlyMap<string, Room>;
  isOff: IsCancelled;
}

/** Returns the entry of a registration, or null. */
export function entryOfRegistration(entries: readonly Entry[], registrationId: string): Entry | null {
  return entries.find((entry) => entry.registrationId === registrationId) ?? null;
}

/**
 * Returns the group of an entry in the last stage that it was drawn into; null without one.
 * @param names public names of the entries
 */
export function ownLobby(
  { competition }: Pick<CompetitionRecords, 'competition'>,
  entryId: string,
  names: ReadonlyMap<string, string>,
): MyLobby | null {
  const groups = (competition?.stages ?? []).flatMap((stage) => stage.groups);
  const own = groups.findLast(({ entryIds }) => entryIds.includes(entryId));
  if (own === undefined) return null;
  return { slot: own.entryIds.indexOf(entryId) + 1, names: own.entryIds.map((id) => names.get(id) ?? 'Jugador') };
}

/** Returns the time to sort a match by. A match without a time, such as a replay, comes before the next number. */
function startIn(all: readonly Match[], { number, startsAt }: Match): number {
  const later = all.filter((match) => match.number > number).map((match) => toMillis(match.startsAt));
  return toMillis(startsAt) ?? Math.min(...later.filter((start) => start !== null));
}

/** Lists an entry's matches in playing order, without cancelled ones. Rooms are hidden while a confirmation is open. */
export function matchesOfEntry(
  { competition, matches, rooms, isOff }: Lobbies,
  { id: entryId, status, isConfirmed }: Pick<Entry, 'id' | 'status'> & { isConfirmed: boolean },
  now: Date,
): MyMatch[] {
  const stages = competition?.stages ?? [];
  const own = stages.flatMap((stage, order) =>
    stage.groups
      .filter(({ entryIds }) => entryIds.includes(entryId))
      .flatMap((group) =>
        matches
          .filter((match) => match.stageId === stage.id && match.groupId === group.id && !isOff(match))
          .map((match, _index, all) => ({ order, stage, group, match, starts: startIn(all, match) })),
      ),
  );
  return own
    .toSorted((a, b) => {
      const byTime = a.starts === b.starts ? a.match.number - b.match.number : a.starts - b.starts;
      return a.order - b.order || byTime;
    })
    .map(({ stage, group, match }) => {
      const row = isCounted(match) ? match.rows.find((each) => each.entryId === entryId) : undefined;
      const { id, number, map, startsAt, state } = match;
      const result = { placement: row?.placement ?? null, kills: row?.kills ?? null };
      return {
        id,
        stage: stage.name,
        group: group.name,
        number,
        slot: group.entryIds.indexOf(entryId) + 1,
        map,
        startsAt,
        state,
        ...result,
        room: myRoom(rooms.get(id) ?? null, { status, isConfirmed, state, startsAt }, now),
      };
    });
}
