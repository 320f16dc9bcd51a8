/**
 * How often, how long and how many: what the service and the screens beyond the first page go by, part of `limits`.
 * Milliseconds unless the name says otherwise.
 */
import { DAY, HOUR, MINUTE, SECOND } from '../time/units.ts';

/** How soon a result is in an open table. The instance, the delivery network, the browser and the way share it out. */
export const standingsSeen = 10 * SECOND;
/** How often an open table is asked for while its competition is played. */
export const standingsPolling = 2.5 * SECOND;
/** How long an open table waits for an answer. */
export const standingsTimeout = 8 * SECOND;
/** So long around a match, or a change, a competition counts as being played. */
export const evening = 6 * HOUR;
/** How often the organisers' list of tournaments re-reads itself while it is shown. */
export const deskListRefresh = 5 * MINUTE;
/** How often a competition is read again while its desk is shown: two people run one evening. */
export const competitionRefresh = 10 * SECOND;
/** How long before a match its players may see the room, unless an organiser says otherwise. */
export const roomRelease = 15 * MINUTE;
/** How often the statistics are read again while they are shown: a reading costs hundreds of documents. */
export const statisticsRefresh = 1 * HOUR;
/** What the statistics read at most: the latest registrations, and the latest tournaments. */
export const statistics = { sample: 500, tournaments: 12 } as const;
/**
 * The history at most, as far as its documents hold it: tournaments of a year, tournaments of a player, players to be
 * looked for, and to be found at a time.
 */
export const history = { year: 400, appearances: 100, nicknames: 8_000, found: 20 } as const;
/** Players whose nickname nobody is shown, at most; who is hidden already is so under a corrected ID, too. */
export const hiddenPlayers = 5_000;
/** As many as that may be hidden for players' own corrections to hide another ID: the rest is for whoever asks. */
export const hiddenByLink = hiddenPlayers / 2;
/** Who shares a first place, as far as a list of tournaments names them. */
export const summaryNames = 3;
export const redirectAfterSubmit = 3 * SECOND;
/** For so long after it last registered a phone remembers its player, where they said so. */
export const rememberedFor = 90 * DAY;
/** Largest picture an organiser may upload. */
export const uploadBytes = 5 * 1024 * 1024;
/**
 * An instance holds a body of more bytes, which an organiser's browser seldom sends, only of so many calls at once:
 * anybody may begin to send one, and it is in memory before anybody knows whose it is.
 */
export const largeBodies = { bytes: 1024 * 1024, atOnce: 6 } as const;
/** The longer side of a picture, at most, as it is sent and kept. */
export const pictureSide = 1600;
/**
 * What becomes of it: the longer side of each size in pixels, and what its file may weigh. Taken are pictures of so many
 * pixels, whose sides are no shorter than that, and one at most so many times the other.
 */
export const picture = {
  sides: { small: 240, medium: 800, large: pictureSide },
  bytes: { small: 20 * 1024, medium: 100 * 1024, large: 300 * 1024 },
  pixels: 16_000_000,
  shortest: 100,
  slimmest: 5,
} as const;
/** A picture that nothing uses goes once nobody has sent it, or meant to use it, for so long. */
export const unusedPictureKept = 2 * DAY;
/** For how long the proof of work that a visitor's browser did is good; once it was used, it is good for nothing. */
export const proofLifetime = 30 * MINUTE;
/** Rate limits: at most `hits` within `window`. */
export const rate = {
  registrationsPerAddress: { hits: 120, window: MINUTE },
  registrationsPerPlayer: { hits: 5, window: MINUTE },
  challengesPerAddress: { hits: 240, window: MINUTE },
  usesPerProof: { hits: 1, window: proofLifetime },
  responsesPerAddress: { hits: 120, window: MINUTE },
  // Links that lead nowhere: who has a good one isn't counted with their neighbours.
  linksPerAddress: { hits: 60, window: MINUTE },
  // What is changed by a private link: a correction says what ID is taken like a check does, and each is a commit.
  correctionsPerLink: { hits: 20, window: 10 * MINUTE },
  // Of what a guardian refused: each leaves a line in one document of its tournament.
  refusedErasuresPerAddress: { hits: 20, window: 10 * MINUTE },
  checksPerAddress: { hits: 60, window: MINUTE },
  // Who guesses locks out themselves; the ceiling over all addresses is what a crowd of them gets, which nobody is alone:
  // of the addresses that one hop claims it is less.
  loginsPerAccountAndAddress: { hits: 5, window: 15 * MINUTE },
  loginsPerAccountAndHop: { hits: 40, window: 15 * MINUTE },
  loginsPerAccount: { hits: 100, window: 15 * MINUTE },
  loginsPerAddress: { hits: 30, window: 15 * MINUTE },
  setupPerAccount: { hits: 5, window: 15 * MINUTE },
  setupPerAddress: { hits: 60, window: 15 * MINUTE },
} as const;
/** How often an instance answers about one private link: so often at once, then steadily. A screen asks every 10 s. */
export const linkPace = { most: 60, perMinute: 60 } as const;
export const linksPaced = 10_000;
/** How long an instance makes places of one reading of their tournament and its competition. */
export const sceneKept = 10 * SECOND;
/** How many rounds of hashing stand behind each key that a browser tries for it. */
export const proofRounds = 2_000;
/**
 * Where many ask for such work, there is more of it. What counts is what was asked for lately: so many weigh at most,
 * and so many a minute are let off. A class behind one address weighs little; a tournament that many want, too.
 */
export const pressure = {
  pressureOfAddress: { most: 120, perMinute: 1 },
  pressureOfPurpose: { most: 400, perMinute: 20 },
} as const;
/** So many of one address, or of one purpose, make it one time more; an address pays so many times at most. */
export const pricing = {
  timesPerAddress: 8,
  mostTimesOfAddress: 16,
  timesPerPurpose: 400,
  mostTimesOfPurpose: 2,
} as const;
/** Of a tournament's places, so many may wait for a decision that were asked for from one address. */
export const crowd = { share: 0.5, least: 4 } as const;
/** So many pending registrations of one address, none later than this after the one before, are shown as a burst. */
export const burst = { least: 10, gap: 2 * MINUTE } as const;
/** What stands beside a limit by address, which a caller can claim: one network hop brings so many addresses at most. */
export const addressesPerHop = 40;
/** The local admin login: how long its session lasts, and the pause before it answers. */
export const adminSession = 24 * HOUR;
export const adminLoginDelay = 1 * SECOND;
/** How often the list of admins is brought in line with what happens to their accounts elsewhere. */
export const adminUpkeep = 5 * MINUTE;
/** How often a signed-in browser refreshes its token and asks again who it is. */
export const sessionRecheck = 50 * MINUTE;
/** What the terms ask of a player: years of age, level of the game account (specification, section 1). */
export const minimumAge = 11;
export const adultAge = 18;
export const minimumLevel = 40;
/** How often a player confirms: enrolment, match, final. */
export const confirmations = 3;
/** Hours that an organiser may give for one, at most; one that would be open for less than that isn't asked for. */
export const confirmationHours = { most: 168 } as const;
export const shortestConfirmation = 30 * MINUTE;
/** Of a final, which may follow on the stage before in the same evening. */
export const shortestFinalConfirmation = 5 * MINUTE;
/** Whoever confirmed a match, or a final, means it, too, where it is moved since by so much. */
export const confirmationHolds = 12 * HOUR;
/** So many minutes before a final its confirmations may end. */
export const mostBeforeFinal = 120;
/** How many registrations a run of the job that closes them looks at, of one tournament. */
export const confirmationsClosed = 50;
/**
 * A place that became free: for how long it is offered, before the tournament's day and on it; an offer for less than
 * that is none; and how many of them a run of the job that closes them looks at.
 */
export const waiting = { offered: 2 * HOUR, offeredToday: 15 * MINUTE, shortest: 5 * MINUTE, closed: 50 } as const;
/** The final is won by the best of this many matches. */
export const finalBestOf = 3;
/** Days after a tournament's end within which its prizes are delivered. */
export const prizeDeliveryDays = 3;
/** Days after a tournament's end for which its players' data are kept at most; then only counts stay. */
export const contactRetentionDays = 90;
/** Days for which a response to a public form is kept at most after it arrived. */
export const responseRetentionDays = 90;
/** Days for which a request for access is kept at most after it was decided on or, as long as nobody did, made. */
export const accessRequestRetentionDays = 90;
/** Days for which a backup keeps what was erased after it was made (docs/deploy.md, "The database"). */
export const backupRetentionDays = 14;
/** How often what is over is erased: whatever would be over before the next time goes now. */
export const erasureInterval = 1 * DAY;
export const passwordCharacters = { min: 6 } as const;
export const textareaRows = 4;
export const rating = { min: 1, max: 5 } as const;
/** Largest JSON body the API accepts, and largest one that names who plays in which group: thousands, stage by stage. */
export const bodyBytes = 32 * 1024;
export const groupsBytes = 512 * 1024;
/** How long the API works on one call before it answers that the service doesn't respond. */
export const requestDeadline = 9 * SECOND;
/** How long a change to a registration may wait and be tried again, and how long one try may take. */
export const operationDeadline = 8 * SECOND;
export const attemptDeadline = 3 * SECOND;
/** The same of making the history anew, which reads what all competitions came to. */
export const historyDeadline = 30 * SECOND;
/** When a caller may try again after the database could not be reached. */
export const retryAfterOutageSeconds = 10;
/** Tries that count against the same limit and arrive within the window are counted together. */
export const rateBatch = { window: 2, most: 500 } as const;
/** Registrations of one tournament that arrive within the window are decided and written together. */
export const registrationBatch = { window: 5, most: 200 } as const;
/** An instance of the API reads the active questions again after this long. */
export const questionsKept = 5 * SECOND;
/** An instance counts the totals of the home page again after this long. */
export const statsKept = 5 * SECOND;
/** An instance makes its pages from one reading of the catalogue for this long, and waits this long for one. */
export const pagesKept = 5 * SECOND;
export const pageDeadline = 3 * SECOND;
/** How often registrations make an instance bring the public catalogue up to date, at most. */
export const catalogueInterval = 1 * SECOND;
/** What the catalogue's document may hold; Firestore's own limit is 1 MiB. */
export const catalogueBytes = 900 * 1024;
