import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { singleLineUpTo } from '../../text/text.ts';
import { EnteredInstant } from '../../time/instant.schema.ts';
import { z } from '../../zod.ts';

const bounds = limits.competition;

/** An organiser's edit of a match's custom room. Players see it from `releaseAt` (ISO 8601) on. */
export const RoomFields = z.strictObject({
  roomId: singleLineUpTo(bounds.roomCharacters, 'Escribe el ID de la sala'),
  password: singleLineUpTo(bounds.roomCharacters, 'Escribe la contraseña de la sala'),
  releaseAt: EnteredInstant,
});
export type RoomFields = z.infer<typeof RoomFields>;

/**
 * A match's room, under `roomDocumentId`; erased a day after the match. `seen` maps entries to the time at which they
 * first opened it since `changedAt`, the last change of ID or password. `replaced`: a player saw an earlier room.
 * `startsAt` is the match's time when `releaseAt` was chosen, or null. Instants are ISO 8601 in UTC.
 */
export const Room = z.strictObject({
  ...RoomFields.shape,
  tournamentId: DocumentId,
  matchId: DocumentId,
  releaseAt: z.string(),
  startsAt: z.string().nullable(),
  changedAt: z.string(),
  seen: z.record(DocumentId, z.string()),
  replaced: z.boolean(),
  revision: z.int().min(0),
});
export type Room = z.infer<typeof Room>;

/** The id of a room's document. */
export function roomDocumentId(tournamentId: string, matchId: string): string {
  return `${tournamentId}_${matchId}`;
}
