import type { CompetitionRecords } from '../competition/records/competition-records.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import type { Match } from '../competition/records/match.schema.ts';
import type { Room } from '../competition/records/room.schema.ts';
import { isCounted } from '../competition/standings/counting.ts';
import { toMillis } from '../time/instant.ts';
import type { PlaceMatch } from './place.schema.ts';
import { placeRoom } from './place-room.ts';

/** A competition as far as one entry's matches go. */
export interface Lobbies extends CompetitionRecords {
  /** Those that there are, by the match's id. */
  rooms: ReadonlyMap<string, Room>;
}

/** The entry that came of a registration; null where none did. */
export function entryOfRegistration(entries: readonly Entry[], registrationId: string): Entry | null {
  return entries.find((entry) => entry.registrationId === registrationId) ?? null;
}

/**
 * The matches that an entry is drawn for, in the order in which they are played; void ones are nobody's. Of rooms it is
 * told nothing while there is something to confirm.
 */
export function matchesOfEntry(
  { competition, matches, rooms }: Lobbies,
  { id: entryId, status, isConfirmed }: Pick<Entry, 'id' | 'status'> & { isConfirmed: boolean },
  now: Date,
): PlaceMatch[] {
  const stages = competition?.stages ?? [];
  const own = stages.flatMap((stage, order) =>
    stage.groups
      .filter(({ entryIds }) => entryIds.includes(entryId))
      .flatMap((group) =>
        matches
          .filter(({ stageId, groupId, state }) => stageId === stage.id && groupId === group.id && state !== 'void')
          .map((match) => ({ order, stage, group, match })),
      ),
  );
  const startOf = ({ startsAt }: Match) => toMillis(startsAt) ?? Number.POSITIVE_INFINITY;
  return own
    .toSorted((a, b) => {
      const [one, other] = [startOf(a.match), startOf(b.match)];
      return a.order - b.order || (one === other ? a.match.number - b.match.number : one - other);
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
        map,
        startsAt,
        state,
        ...result,
        room: placeRoom(rooms.get(id) ?? null, { status, isConfirmed, state, startsAt }, now),
      };
    });
}
