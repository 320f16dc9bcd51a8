/**
 * Limits of forms and stored records, part of `limits`; a file of their own, so that read-only pages don't load them.
 * Milliseconds unless the name says otherwise.
 */
import { DAY, MINUTE, SECOND } from '../time/instant.ts';

export const freeFireId = { minDigits: 8, maxDigits: 12 } as const;
export const fullNameCharacters = 80;
export const emailCharacters = 254;
export const phoneCharacters = 60;
/** The shortest number in use in Latin America has six. */
export const phoneDigits = 6;
/** Length of public names: a player's nickname, a team's name. */
export const nicknameCharacters = 40;
/** A presented team member: the name, and a line about their work. */
export const presentation = { nameCharacters: nicknameCharacters, doesCharacters: 80 } as const;
/** Players besides the captain: a squad's other three. */
export const teammates = 3;
export const answerCharacters = 2_000;
export const answersPerRegistration = 50;
/** All answers of one registration or response, with the ids of their questions: they fit one call. */
export const answersCharacters = 36_000;
export const reasonCharacters = 300;
export const tournament = {
  nameCharacters: 60,
  descriptionCharacters: 5_000,
  labelCharacters: 40,
  prizeCharacters: 300,
  sponsorCharacters: 60,
  addressCharacters: 300,
  rules: 60,
  ruleCharacters: 300,
  maxPlayers: 10_000,
} as const;
/** The largest `order` of a question. */
export const questionOrder = 1_000_000;
export const question = { textCharacters: 300, optionCharacters: 120, options: 50 } as const;
export const form = {
  labelCharacters: 200,
  descriptionCharacters: 2_000,
  optionCharacters: 120,
  options: 50,
  fields: 60,
} as const;
/** Page size of lists: default and maximum. */
export const page = { default: 50, most: 200 } as const;
/** Registrations that an export holds in memory at a time. */
export const exportPage = 50;
/**
 * Registrations that the admin queue listens to: the first rows, the pending ones, and the newest decided ones, of one
 * tournament and overall. The same limits apply to tournaments.
 */
export const queue = { first: 40, pending: 2_500, decided: 2_500, decidedOverall: 500, tournaments: 200 } as const;
/** Most requests for other players that are counted by tournament. */
export const playersChanges = 100;
/** Most unconfirmed registrations of a tournament that are counted, of each kind of confirmation. */
export const unconfirmedCounted = 300;
/** Decisions sent in one call, for progress in between. */
export const decisionBatch = 50;
/** Time to undo a decision on the screen where it was made. */
export const undo = 8 * SECOND;
/** Pause before an unsent decision is sent again; it doubles each time up to `most`. */
export const resend = { first: 2 * SECOND, most: 30 * SECOND } as const;
/** Ids in one batch call. */
export const batch = 200;
/** Length of a pasted list of registrations. */
export const importCharacters = 100_000;
/** Limits of a competition. The game sets the players of a lobby and of a team with substitutes. */
export const competition = {
  lobbyPlayers: 48,
  placements: 100,
  placementPoints: 1_000,
  perKill: 100,
  killsPerRow: 200,
  championPoints: 10_000,
  championWins: 10,
  stages: 6,
  groups: 120,
  entries: 5_000,
  importedAtOnce: 200,
  resultsAtOnce: 20,
  entriesPerGroup: 100,
  matchesPerGroup: 120,
  adjustments: 500,
  takenBack: 50,
  decidedPlaces: 20,
  adjustmentPoints: 10_000,
  advancing: 1_000,
  playersPerEntry: 8,
  topPlayers: 10,
  aliasesPerEntry: 20,
  correctionsPerMatch: 20,
  nameCharacters: nicknameCharacters,
  mapCharacters: 40,
  reasonCharacters: 300,
  seedCharacters: 64,
  roomCharacters: 40,
  pasteCharacters: 20_000,
  /** A text is one document with at most 3 bytes a character; Firestore's limit is 1 MiB. */
  readCharacters: 300_000,
  /** Lines with text of one reading: a whole season of lists by player. */
  readLines: 6_000,
  /** Words and numbers of one reading, which determine its cost: about a second of a server. */
  readWords: 50_000,
  cellsPerLine: 100,
} as const;
export const prize = { howCharacters: 200 } as const;
/** Limit of one public document; Firestore's own is 1 MiB. */
export const publicBytes = 900 * 1024;
/** Largest number of entries for which one page shows all tables; above it, one table at a time. */
export const entriesInOnePage = 500;
/** Interval at which an open player page is read: `near` around a match, `else` otherwise. */
export const registrationPolling = { near: 10 * SECOND, else: 60 * SECOND } as const;
export const matchNear = 30 * MINUTE;
/** Time that a match's room is kept after the match or its release. */
export const roomRetention = DAY;
/**
 * Largest distance between a match and its room's release. A larger one is a typo that would keep a password too long.
 */
export const roomReach = 7 * DAY;
