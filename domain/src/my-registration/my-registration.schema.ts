import { EntryId, EntryStatus } from '../competition/records/entry.schema.ts';
import { FinalResult, StageResult } from '../competition/records/entry-result.schema.ts';
import { MatchState } from '../competition/records/match.schema.ts';
import { DocumentId } from '../ids.ts';
import { OwnPrize } from '../prize/prize.schema.ts';
import { ActiveQuestion } from '../question/question.schema.ts';
import { ConsentState, GuardianAsked } from '../registration/guardian.schema.ts';
import { PlayersChange, Registration } from '../registration/registration.schema.ts';
import { ConfirmationWindow } from '../tournament/confirmations.schema.ts';
import { Waiting } from '../tournament/modes.schema.ts';
import { z } from '../zod.ts';

/** The room's release and its last change. The code itself is requested separately. */
export const MyRoom = z.strictObject({ from: z.string(), changedAt: z.string().nullable() });
export type MyRoom = z.infer<typeof MyRoom>;

/** The room's ID and password. `isChanged`: a player saw an earlier one. */
export const RoomCode = z.strictObject({
  roomId: z.string(),
  password: z.string(),
  changedAt: z.string(),
  isChanged: z.boolean(),
});
export type RoomCode = z.infer<typeof RoomCode>;

/** A match of the player's entry. `placement` and `kills` are set once its result counts. */
export const MyMatch = z.strictObject({
  id: DocumentId,
  stage: z.string(),
  group: z.string(),
  number: z.int().min(1),
  map: z.string(),
  startsAt: z.string().nullable(),
  state: MatchState,
  placement: z.int().nullable(),
  kills: z.int().nullable(),
  /** The entry's place in the room, from 1, by the order of the draw. */
  slot: z.int().min(1),
  /** Null without a room, or if this entry may not see it. */
  room: MyRoom.nullable(),
});
export type MyMatch = z.infer<typeof MyMatch>;

/** The entry's group in the last stage that it was drawn into: its own slot, and the public names of all, by slot. */
export const MyLobby = z.strictObject({ slot: z.int().min(1), names: z.array(z.string()) });
export type MyLobby = z.infer<typeof MyLobby>;

/** The team's link: the number of revoked links before it, and whether it exists. */
export const TeamLink = z.strictObject({ number: z.int().min(0), isMade: z.boolean() });
export type TeamLink = z.infer<typeof TeamLink>;

/**
 * The view of a private link: the registration's status and its matches. Names are the only typed data in it. `reason`
 * explains a rejection or disqualification. Instants are ISO 8601 in UTC.
 */
export const MyRegistration = z.strictObject({
  ...Registration.pick({ status: true, out: true, reason: true, createdAt: true, decidedAt: true }).shape,
  /** The server's time of this reply: a phone's clock may be wrong. */
  now: z.string(),
  waiting: Waiting.nullable(),
  /** The team's name, else the nickname, else the last digits of the ID. */
  name: z.string(),
  /** Null if the tournament isn't published any more. */
  tournament: z
    .strictObject({
      id: DocumentId,
      name: z.string(),
      date: z.string().nullable(),
      endDate: z.string().nullable(),
      registrationDeadline: z.string().nullable(),
    })
    .nullable(),
  consent: ConsentState,
  /** True if the guardian's earlier yes covers it: the player tells them instead of asking. */
  isConsentCarried: z.boolean(),
  guardianAsked: GuardianAsked.nullable(),
  /** Number of revoked guardian links, which is the number of the next one. */
  guardianLinks: z.int(),
  /** The last request for other players, and the number that it concerns. */
  playersChange: PlayersChange.pick({ state: true }).extend({ players: z.int() }).nullable(),
  /** Null for a solo player, or without a seat. */
  teamLink: TeamLink.nullable(),
  entry: EntryStatus.nullable(),
  /** The entry's id in the public standings; null without an entry. */
  entryId: EntryId.nullable(),
  lobby: MyLobby.nullable(),
  /** True if public standings exist. */
  hasStandings: z.boolean(),
  /** The player's confirmation windows. */
  confirmations: z.array(ConfirmationWindow),
  /** In playing order. */
  matches: z.array(MyMatch),
  prizes: z.array(OwnPrize),
  /** Its standing; null after the end, before its first result, and for an entry that is out. */
  standing: StageResult.nullable(),
  /** Null before the end, and for an entry that is out or never played. */
  finalResult: FinalResult.nullable(),
});
export type MyRegistration = z.infer<typeof MyRegistration>;

export const MyRights = z.strictObject({
  correct: z.boolean(),
  /** True if other players may be asked for. */
  players: z.boolean(),
  leave: z.boolean(),
  /** ISO 8601; null without a limit, or without the right. */
  correctUntil: z.string().nullable(),
});
export type MyRights = z.infer<typeof MyRights>;

/** All stored data of a registration, for its holder. Instants are ISO 8601 in UTC. */
export const MyRegistrationData = z.strictObject({
  ...Registration.pick({
    fullName: true,
    nickname: true,
    freeFireId: true,
    email: true,
    phone: true,
    answers: true,
    team: true,
    playersChange: true,
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
  /** The active questions, and the answers given at registration. */
  questions: z.array(ActiveQuestion),
  teamLink: TeamLink.nullable(),
  /** True if a hash of the network used to register is stored. */
  hasOrigin: z.boolean(),
  rights: MyRights,
});
export type MyRegistrationData = z.infer<typeof MyRegistrationData>;
