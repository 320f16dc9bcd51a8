import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { FreeFireId } from '../../registration/registration.schema.ts';
import { leadsToPerson, NOT_PUBLIC } from '../../text/characters.ts';
import { lineUpTo, textUpTo } from '../../text/text.ts';
import { z } from '../../zod.ts';

const bounds = limits.competition;

/** An entry's id. It is public, so it is never made of a Free Fire ID or anything else of a person. */
export const EntryId = DocumentId;

export const EntryStatus = z.enum(['active', 'no_show', 'withdrawn', 'disqualified'], 'Elige un estado');
export type EntryStatus = z.infer<typeof EntryStatus>;

/** Who made an entry withdraw: its registration, which is approved no longer, or an organiser by hand. */
const WithdrawnBy = z.enum(['registration', 'organiser']);

/** One who plays for an entry. Their name, phone and e-mail stay with the registration. */
const EntryPlayer = z.strictObject({
  nickname: lineUpTo(bounds.nameCharacters),
  freeFireId: FreeFireId.nullable(),
});

const alias = lineUpTo(bounds.nameCharacters, 'Escribe un nombre');

/** Whom a name in a pasted result stands for, as somebody said who was asked. */
export const PastedName = z.strictObject({ entryId: EntryId, name: alias });
export type PastedName = z.infer<typeof PastedName>;

const tooManyPlayers = `Usa ${bounds.playersPerEntry} jugadores como máximo`;

/**
 * What an organiser writes of an entry. `name` is a team's; empty, the entry goes by its first player's nickname
 * (`entryName`). `keepsPoints` matters to a disqualified one alone. `aliases` are what pasted results call it.
 */
export const EntryFields = z.strictObject({
  name: lineUpTo(bounds.nameCharacters),
  players: z.array(EntryPlayer).max(bounds.playersPerEntry, tooManyPlayers),
  status: EntryStatus,
  keepsPoints: z.boolean(),
  aliases: z.array(alias).max(bounds.aliasesPerEntry),
  /** Why it was disqualified, where an organiser says so: everybody reads it. */
  reason: textUpTo(bounds.reasonCharacters).optional(),
});
export type EntryFields = z.infer<typeof EntryFields>;

const publicName = lineUpTo(bounds.nameCharacters).refine((name) => !leadsToPerson(name), NOT_PUBLIC);

/** Who an entry is, as an organiser types it: everybody reads these names. What was stored before is read as it is. */
export const EntryNames = z.strictObject({
  name: publicName,
  players: z.array(EntryPlayer.extend({ nickname: publicName })).max(bounds.playersPerEntry, tooManyPlayers),
});

/**
 * Who plays: one registration, with 1, 2 or 4 players. `seed` is its place in the order of registration, from 1;
 * `registrationId` is null where an organiser entered it by hand. `withdrawnBy` is null unless it withdrew.
 */
export const Entry = EntryFields.extend({
  id: EntryId,
  registrationId: z.string().nullable(),
  seed: z.int().min(1).nullable(),
  withdrawnBy: WithdrawnBy.nullable(),
  /** Who its players are in public, kept where their Free Fire IDs were erased; null: not known. */
  publicIds: z.array(z.string().nullable()).optional(),
  /** When its player confirmed the final, or lost it for not having done so: ISO 8601. */
  finalConfirmedAt: z.string().optional(),
  /** When the final was to begin as it was confirmed. */
  finalConfirmedFor: z.string().optional(),
  finalMissedAt: z.string().optional(),
  revision: z.int().min(0),
});
export type Entry = z.infer<typeof Entry>;
