import { EntryStatus } from '../competition/records/entry.schema.ts';
import { MatchState } from '../competition/records/match.schema.ts';
import { ConfirmationWindow } from '../confirmation/confirmations.schema.ts';
import { DocumentId } from '../ids.ts';
import { OwnPrize } from '../prize/prize.schema.ts';
import { ActiveQuestion } from '../question/question.schema.ts';
import { ConsentState, GuardianAsked } from '../registration/consent.schema.ts';
import { Registration } from '../registration/registration.schema.ts';
import { Waiting } from '../waiting-list.schema.ts';
import { z } from '../zod.ts';

/**
 * What the holder of a link knows of a match's room before they ask for it: from when they may, and when it was last
 * changed, which is said from then on.
 */
export const PlaceRoom = z.strictObject({ from: z.string(), changedAt: z.string().nullable() });
export type PlaceRoom = z.infer<typeof PlaceRoom>;

/** What one needs to get into a match's room. `isChanged`: a player has seen another one. */
export const RoomCode = z.strictObject({
  roomId: z.string(),
  password: z.string(),
  changedAt: z.string(),
  isChanged: z.boolean(),
});
export type RoomCode = z.infer<typeof RoomCode>;

/** A match that its player's entry is drawn for. `placement` and `kills` are there once its result counts. */
export const PlaceMatch = z.strictObject({
  id: DocumentId,
  stage: z.string(),
  group: z.string(),
  number: z.int().min(1),
  map: z.string(),
  startsAt: z.string().nullable(),
  state: MatchState,
  placement: z.int().nullable(),
  kills: z.int().nullable(),
  /** Null where there is none, or not for this entry. */
  room: PlaceRoom.nullable(),
});
export type PlaceMatch = z.infer<typeof PlaceMatch>;

/**
 * The link by which those who play with a captain see their team's place: how many were replaced before it, and whether
 * it was made.
 */
export const TeamLink = z.strictObject({ number: z.int().min(0), isMade: z.boolean() });
export type TeamLink = z.infer<typeof TeamLink>;

/**
 * What the holder of a private link sees of their registration: how far it has come, and what they play. Nothing that
 * they typed but what they are called. `reason` is why it was rejected, or its entry disqualified. Instants are ISO 8601
 * in UTC.
 */
export const Place = z.strictObject({
  ...Registration.pick({ status: true, out: true, reason: true, createdAt: true, decidedAt: true }).shape,
  /** When this was said, by the server's clock: a phone's may be wrong. */
  now: z.string(),
  /** How they stand in line; null where they don't wait. */
  waiting: Waiting.nullable(),
  /** By a team's name, else the nickname, else the last digits of the ID. */
  name: z.string(),
  /** Null where it isn't published any more. */
  tournament: z
    .strictObject({
      id: DocumentId,
      name: z.string(),
      date: z.string().nullable(),
      endDate: z.string().nullable(),
      registrationDeadline: z.string().nullable(),
    })
    .nullable(),
  /** What their guardian answered, where one has to. */
  consent: ConsentState,
  /** Who has asked the guardian; null while nobody has. */
  guardianAsked: GuardianAsked.nullable(),
  /** How many links for the guardian were taken back: the number of the next. */
  guardianLinks: z.int(),
  /** Null where one plays alone, or has no place. */
  teamLink: TeamLink.nullable(),
  /** What became of the entry in the competition; null while it has none. */
  entry: EntryStatus.nullable(),
  /** Whether there is a table to look at. */
  hasStandings: z.boolean(),
  /** When it has to be confirmed that they play. */
  confirmations: z.array(ConfirmationWindow),
  /** In the order in which they are played. */
  matches: z.array(PlaceMatch),
  /** What its entry won, by rank. */
  prizes: z.array(OwnPrize),
});
export type Place = z.infer<typeof Place>;

/** What its holder may still do with a registration at a moment. */
export const PlaceRights = z.strictObject({
  correct: z.boolean(),
  leave: z.boolean(),
  /** Until when they may correct, ISO 8601; null where there is no end to it, or they may not. */
  correctUntil: z.string().nullable(),
});
export type PlaceRights = z.infer<typeof PlaceRights>;

/** Everything that is stored of a registration, as its holder sees it. Instants are ISO 8601 in UTC. */
export const PlaceData = z.strictObject({
  ...Registration.pick({
    fullName: true,
    nickname: true,
    freeFireId: true,
    email: true,
    phone: true,
    answers: true,
    team: true,
    renamed: true,
    guardian: true,
    consent: true,
    guardianAsked: true,
    status: true,
    out: true,
    reason: true,
    createdAt: true,
    decidedAt: true,
    revision: true,
  }).shape,
  /** What is asked today, and what they answered when it was asked. */
  questions: z.array(ActiveQuestion),
  teamLink: TeamLink.nullable(),
  /** Whether a code made of the network that they registered from is kept. */
  hasOrigin: z.boolean(),
  rights: PlaceRights,
});
export type PlaceData = z.infer<typeof PlaceData>;
