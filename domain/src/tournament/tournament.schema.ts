import { Confirmations } from '../confirmation/confirmations.schema.ts';
import { DocumentId } from '../ids.ts';
import { TeamSize } from '../team-size.schema.ts';
import { WaitingList } from '../waiting-list.schema.ts';
import { z } from '../zod.ts';
import { ResultSummary } from './result-summary.schema.ts';

/** The statuses an organiser can store (specification, section 4). */
export const TournamentStatus = z.enum(['draft', 'scheduled', 'published']);
export type TournamentStatus = z.infer<typeof TournamentStatus>;

const InstantSchema = z.string().nullable();

/**
 * A tournament as records, replies and screens carry it (specification, section 3).
 * Instants are ISO 8601 in UTC or null; `maxPlayers` 0 means no limit; `currentPlayers` counts the
 * registrations that hold a place, each a player's or a whole team's; `entryFee` is a numeric text; texts may be empty.
 */
export const Tournament = z.strictObject({
  id: DocumentId,
  name: z.string(),
  description: z.string(),
  date: InstantSchema,
  endDate: InstantSchema,
  registrationDeadline: InstantSchema,
  maxPlayers: z.int().min(0),
  currentPlayers: z.int().min(0),
  /** One of TournamentStatus; a text this version doesn't know is kept as it is. */
  status: z.string(),
  publishDate: InstantSchema,
  publishedAt: InstantSchema,
  gameMode: z.string(),
  mapSelection: z.string(),
  modality: z.string(),
  /** How many play together: a registration, and a place, is for so many. */
  teamSize: TeamSize,
  format: z.string(),
  entryFee: z.string(),
  prizePool: z.string(),
  prize: z.string(),
  rules: z.array(z.string()),
  linkedFormId: z.string().nullable(),
  /** The picture (`PictureId`) that an organiser gave it. */
  poster: z.string().nullable(),
  /** When its players confirm that they play; null: they don't. */
  confirmations: Confirmations.nullable(),
  /** When an organiser last changed what those times follow from. */
  confirmationsSince: InstantSchema,
  /** Whether nobody under 18 is approved before their guardian has consented. */
  guardianConsent: z.boolean(),
  /** Whether names are taken once it is full. */
  waitingList: WaitingList,
  /** How many wait in line for a place, and were offered none. */
  waitingPlayers: z.int().min(0),
  /** How many have ever joined the line: the next one's number is one more, so that it has an order. */
  lastInLine: z.int().min(0),
  /** What its competition says of itself, never what an organiser typed; null where there is none. */
  result: ResultSummary.nullable(),
  /** Counts the organisers' edits from 1, not the registrations: two editors meet here, and so do calendars. */
  revision: z.int().min(0),
});
export type Tournament = z.infer<typeof Tournament>;

/**
 * The part of a tournament that visitors read once it is published, named field by field: counts, never registrants,
 * and nothing about when an organiser planned to publish. What isn't named here stays inside.
 */
export const VisibleTournament = Tournament.pick({
  id: true,
  name: true,
  description: true,
  date: true,
  endDate: true,
  registrationDeadline: true,
  maxPlayers: true,
  currentPlayers: true,
  status: true,
  publishedAt: true,
  gameMode: true,
  mapSelection: true,
  modality: true,
  teamSize: true,
  format: true,
  entryFee: true,
  prizePool: true,
  prize: true,
  rules: true,
  linkedFormId: true,
  poster: true,
  confirmations: true,
  confirmationsSince: true,
  guardianConsent: true,
  waitingList: true,
  waitingPlayers: true,
  lastInLine: true,
  result: true,
  revision: true,
});
export type VisibleTournament = z.infer<typeof VisibleTournament>;

/** What visitors' screens get. When players confirm, and what guardians are asked, is said to players. */
export const PublicTournament = VisibleTournament.omit({
  confirmations: true,
  confirmationsSince: true,
  guardianConsent: true,
  lastInLine: true,
}).extend({ status: z.literal('published') });
export type PublicTournament = z.infer<typeof PublicTournament>;
