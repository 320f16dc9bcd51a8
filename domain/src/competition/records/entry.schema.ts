import { DocumentId, PictureId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { FreeFireId } from '../../registration/registration.schema.ts';
import { cleanPublicName, refusePrivate } from '../../text/public-name.ts';
import { singleLineUpTo, textUpTo } from '../../text/text.ts';
import { z } from '../../zod.ts';

/**
 * The entries that `would` have advanced from a closed stage by its corrected table, and those that advanced `instead`.
 * Both are empty if the table agrees again with who advanced.
 */
export const Exchange = z.strictObject({
  stageId: DocumentId,
  would: z.array(DocumentId).max(limits.competition.entries),
  instead: z.array(DocumentId).max(limits.competition.entries),
});
export type Exchange = z.infer<typeof Exchange>;

/** The exchanges that a change brought to stages played already. */
export const Exchanges = z.array(Exchange).max(limits.competition.stages);

const bounds = limits.competition;

/** An entry's public id, so it is never derived from a Free Fire ID or other personal data. */
export const EntryId = DocumentId;

export const EntryStatus = z.enum(['active', 'no_show', 'withdrawn', 'disqualified'], 'Elige un estado');
export type EntryStatus = z.infer<typeof EntryStatus>;

/** The cause of a withdrawal: its registration is no longer approved, or an organiser withdrew it. */
const WithdrawnBy = z.enum(['registration', 'organiser']);

/** A player of an entry. Name, phone and e-mail stay with the registration. */
const EntryPlayer = z.strictObject({
  nickname: singleLineUpTo(bounds.nameCharacters),
  freeFireId: FreeFireId.nullable(),
});

const alias = singleLineUpTo(bounds.nameCharacters, 'Escribe un nombre');

/** An admin's match of a pasted name with an entry. */
export const PastedName = z.strictObject({ entryId: EntryId, name: alias });
export type PastedName = z.infer<typeof PastedName>;

const tooManyPlayers = `Usa ${bounds.playersPerEntry} jugadores como máximo`;

/**
 * An organiser's edit of an entry. `name` is a team's; if empty, the entry has its first player's nickname
 * (`entryName`). `keepsPoints` applies to disqualified entries only. `aliases` are its names in pasted results.
 */
export const EntryFields = z.strictObject({
  name: singleLineUpTo(bounds.nameCharacters),
  players: z.array(EntryPlayer).max(bounds.playersPerEntry, tooManyPlayers),
  status: EntryStatus,
  keepsPoints: z.boolean(),
  aliases: z.array(alias).max(bounds.aliasesPerEntry),
  /** Public reason for the disqualification. */
  reason: textUpTo(bounds.reasonCharacters).optional(),
});
export type EntryFields = z.infer<typeof EntryFields>;

const publicName = singleLineUpTo(bounds.nameCharacters).overwrite(cleanPublicName).superRefine(refusePrivate);

/** An entry's public names as an organiser types them. Stored names are read without these checks. */
export const EntryNames = z.strictObject({
  name: publicName,
  players: z.array(EntryPlayer.extend({ nickname: publicName })).max(bounds.playersPerEntry, tooManyPlayers),
});

/** Returns the problem of an entry without any name, or null. */
export function namelessProblem({
  name,
  players,
}: Pick<z.infer<typeof EntryNames>, 'name' | 'players'>): string | null {
  const isNamed = name !== '' || players.some(({ nickname, freeFireId }) => nickname !== '' || freeFireId !== null);
  return isNamed ? null : 'Escribe un nombre o un apodo';
}

/**
 * A competitor: one registration, with 1, 2 or 4 players. `seed` is its place in the order of registration, from 1;
 * `registrationId` is null for an entry made by hand. `withdrawnBy` is null unless it withdrew.
 */
export const Entry = EntryFields.extend({
  id: EntryId,
  registrationId: z.string().nullable(),
  seed: z.int().min(1).nullable(),
  withdrawnBy: WithdrawnBy.nullable(),
  /** Public ids of its players, kept after their Free Fire IDs are erased; null: unknown. */
  publicIds: z.array(z.string().nullable()).optional(),
  /** Last disqualification, and its revocation: ISO 8601. */
  disqualifiedAt: z.string().optional(),
  reinstatedAt: z.string().optional(),
  /** The exchanges that the last of both brought. */
  exchanges: Exchanges.optional(),
  /** Time at which its player confirmed the final, or lost it for not confirming: ISO 8601. */
  finalConfirmedAt: z.string().optional(),
  /** The final's beginning at the time of the confirmation. */
  finalConfirmedFor: z.string().optional(),
  finalMissedAt: z.string().optional(),
  /** Its picture, shown as an icon next to the name. */
  emblem: PictureId.optional(),
  revision: z.int().min(0),
});
export type Entry = z.infer<typeof Entry>;

/**
 * Removes hidden players' nicknames and IDs, a name derived from them, and the emblem. `entryName` then returns
 * 'Jugador' with the seed. @param ids public ids of its players; null if unknown.
 */
export function withoutHidden<E extends Pick<Entry, 'name' | 'players' | 'emblem'>>(
  entry: E,
  ids: readonly (string | null)[],
  hidden: ReadonlySet<string>,
): E {
  const isHidden = (index: number) => hidden.has(ids[index] ?? '');
  if (!entry.players.some((_, index) => isHidden(index))) return entry;
  const nicknames = entry.players.flatMap(({ nickname }, index) => (isHidden(index) ? [nickname.trim()] : []));
  const isOfPlayer = entry.players.length === 1 || nicknames.includes(entry.name.trim());
  const players = entry.players.map((player, index) =>
    isHidden(index) ? { ...player, nickname: '', freeFireId: null } : player,
  );
  return { ...entry, name: isOfPlayer ? '' : entry.name, players, reason: '', emblem: undefined };
}
