import { DocumentId, PictureId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { nameUpTo, singleLineUpTo } from '../text/text.ts';
import { z } from '../zod.ts';
import { Confirmations } from './confirmations.schema.ts';
import { TeamSize, WaitingList } from './modes.schema.ts';

const bounds = limits.tournament;

function isSecureAddress(text: string): boolean {
  return text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:');
}

/** Completes an address that was typed without its scheme: `inkagaming.pe`. */
function completed(text: string): string {
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:].*)?$/.test(text) ? `https://${text}` : text;
}

/** The sponsor of a tournament: a picture with its name, and a website, which may be empty. */
export const Sponsor = z.strictObject({
  name: nameUpTo(bounds.sponsorCharacters, 'Escribe el nombre de quien patrocina'),
  picture: PictureId,
  website: singleLineUpTo(bounds.addressCharacters)
    .overwrite(completed)
    .refine(isSecureAddress, 'Escribe un enlace que empiece con https://'),
});
export type Sponsor = z.infer<typeof Sponsor>;

/**
 * A competition's summary for lists: progress, public names of champions or leaders (none before the first result),
 * their points, and the next match (ISO 8601, UTC, or null). `live`: a match is being played. Written in the same
 * commit as `results/{tournamentId}`. `drawn`: the groups of a planned one have
 * entries.
 */
export const ResultSummary = z.strictObject({
  state: z.enum(['planned', 'playing', 'finished']),
  drawn: z.literal(true).optional(),
  first: z.array(z.string()),
  points: z.number(),
  live: z.boolean(),
  nextAt: z.string().nullable(),
});
export type ResultSummary = z.infer<typeof ResultSummary>;

/** The statuses an organiser can store. */
export const TournamentStatus = z.enum(['draft', 'scheduled', 'published']);
export type TournamentStatus = z.infer<typeof TournamentStatus>;

const InstantSchema = z.string().nullable();

/**
 * A stored tournament. Instants are ISO 8601 in UTC or null; `maxPlayers` 0 means no limit; `currentPlayers` counts the
 * registrations with a seat, each a player's or a whole team's; `entryFee` is a numeric text; texts may be empty.
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
  /** Places kept for invitations, and the seats that invited registrations hold. */
  reservedPlaces: z.int().min(0),
  invitedPlayers: z.int().min(0),
  /** One of TournamentStatus, or an unknown text. */
  status: z.string(),
  publishDate: InstantSchema,
  publishedAt: InstantSchema,
  gameMode: z.string(),
  mapSelection: z.string(),
  modality: z.string(),
  /** Players of one registration, who share a seat. */
  teamSize: TeamSize,
  format: z.string(),
  entryFee: z.string(),
  prizePool: z.string(),
  prize: z.string(),
  rules: z.array(z.string()),
  linkedFormId: z.string().nullable(),
  /** Its picture (`PictureId`). */
  poster: z.string().nullable(),
  /** Shown on its table, the table's pictures and the overlay. */
  sponsor: Sponsor.nullable(),
  /** Confirmation windows of its players; null without any. */
  confirmations: Confirmations.nullable(),
  /** The last change of the dates behind the confirmation windows. */
  confirmationsSince: InstantSchema,
  /** True if approval of a player under 18 requires a guardian's consent. */
  guardianConsent: z.boolean(),
  /** True if its form requires the nickname in the game. */
  asksNickname: z.boolean(),
  /** True if it is reached by its link alone: it is in no list, feed or search engine. */
  unlisted: z.boolean(),
  /** Mode of its waiting list. */
  waitingList: WaitingList,
  /** Waiting registrations without an offer. */
  waitingPlayers: z.int().min(0),
  /** The last number given out on the waiting list. */
  lastInLine: z.int().min(0),
  /** Derived from the competition; null without one. */
  result: ResultSummary.nullable(),
  /** Counts the organisers' edits from 1, without registrations, to detect two editors. Calendars use it as well. */
  revision: z.int().min(0),
});
export type Tournament = z.infer<typeof Tournament>;

/** A tournament without its publication plan, as players' pages need it. */
export const VisibleTournament = Tournament.omit({ publishDate: true });
export type VisibleTournament = z.infer<typeof VisibleTournament>;

/** Fields of visitors' screens. Confirmations are shown to players. */
export const PublicTournament = VisibleTournament.omit({
  confirmations: true,
  confirmationsSince: true,
  lastInLine: true,
}).extend({ status: z.literal('published') });
export type PublicTournament = z.infer<typeof PublicTournament>;
