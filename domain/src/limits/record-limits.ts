/**
 * The limits of what is filled in, stored and worked through, part of `limits`: in a file of their own, so that pages
 * which are only read come without them. Milliseconds unless the name says otherwise.
 */
import { DAY, MINUTE, SECOND } from '../time/units.ts';

export const freeFireId = { minDigits: 8, maxDigits: 12 } as const;
export const fullNameCharacters = 80;
export const emailCharacters = 254;
export const phoneCharacters = 25;
/** The shortest number in use in Latin America has six. */
export const phoneDigits = 6;
/** What a player calls themselves in the game, and a team itself: what a competition shows of them. */
export const nicknameCharacters = 40;
/** Of somebody of the team who shows themselves: what they are called, and a line of what they do. */
export const presentation = { nameCharacters: nicknameCharacters, doesCharacters: 80 } as const;
/** Who plays with the one that registers, at most: a squad's other three. */
export const teammates = 3;
export const answerCharacters = 2_000;
export const answersPerRegistration = 50;
export const reasonCharacters = 300;
export const tournament = {
  nameCharacters: 60,
  descriptionCharacters: 5_000,
  labelCharacters: 40,
  prizeCharacters: 300,
  rules: 60,
  ruleCharacters: 300,
  maxPlayers: 10_000,
} as const;
/** The last place a question can have. */
export const questionOrder = 1_000_000;
export const question = { textCharacters: 300, optionCharacters: 120, options: 50 } as const;
export const form = {
  labelCharacters: 200,
  descriptionCharacters: 2_000,
  optionCharacters: 120,
  options: 50,
  fields: 60,
} as const;
/** Lists: records a page when the caller doesn't say, and at most. */
export const page = { default: 50, most: 200 } as const;
/** How many registrations an export holds in memory at a time. */
export const exportPage = 50;
/**
 * The organisers' queue listens to so many registrations: those that come with the first rows, those that wait for
 * a decision, and the newest that have one, of one tournament and of all together. The same of tournaments.
 */
export const queue = { first: 40, pending: 2_500, decided: 2_500, decidedOverall: 500, tournaments: 200 } as const;
/** Registrations of which it is counted, by tournament, that they were renamed: of more the first. */
export const renamed = 100;
/** Decisions that a browser sends in one call, so that it can say how far it has come. */
export const decisionBatch = 50;
/** How long a decision can be taken back where it was made. */
export const undo = 8 * SECOND;
/** A decision that couldn't be sent is sent again after this long, and then each time after twice as long, at most. */
export const resend = { first: 2 * SECOND, most: 30 * SECOND } as const;
/** Ids in one batch call. */
export const batch = 200;
/** What a competition may hold; a lobby of the game takes so many players, a team at most so many with substitutes. */
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
  entriesPerGroup: 100,
  matchesPerGroup: 120,
  adjustments: 500,
  takenBack: 50,
  adjustmentPoints: 10_000,
  advancing: 1_000,
  playersPerEntry: 8,
  aliasesPerEntry: 20,
  correctionsPerMatch: 20,
  nameCharacters: nicknameCharacters,
  mapCharacters: 40,
  reasonCharacters: 300,
  seedCharacters: 64,
  roomCharacters: 40,
  pasteCharacters: 20_000,
} as const;
/** How a prize was sent is told in so many characters. */
export const prize = { howCharacters: 200 } as const;
/** What one public document of results may hold; Firestore's own limit is 1 MiB. Larger ones are split. */
export const resultsBytes = 900 * 1024;
/** The public results of more entries are kept, and hashed, table by table. */
export const resultsInOne = 500;
/** How often one's own place is read while it is looked at: where a match is so near, or played, and else. */
export const placePolling = { near: 10 * SECOND, else: 60 * SECOND } as const;
export const placeNear = 30 * MINUTE;
/** How long after its match, or after players may see it, a match's room is worth keeping. */
export const roomKept = DAY;
/** How far from its match players may see a room; further off is a slip, which would keep a password for so long. */
export const roomReach = 7 * DAY;
