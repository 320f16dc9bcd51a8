/**
 * Limits of the service and of screens beyond the first page, part of `limits`. Milliseconds unless the name says
 * otherwise.
 */
import { DAY, HOUR, MINUTE, SECOND } from '../time/instant.ts';

/** Maximum age of an open table: the sum of the caches of instance, CDN and browser, and latency. */
export const standingsSeen = 10 * SECOND;
/** Interval at which an open table is read while its competition is played. */
export const standingsPolling = 2.5 * SECOND;
export const standingsTimeout = 8 * SECOND;
/** A competition counts as being played for this long around a match or a change. */
export const matchDay = 6 * HOUR;
/** Interval at which the admin list of tournaments is read while visible. */
export const adminListRefresh = 5 * MINUTE;
/** Interval at which a competition is read in the admin area: two people run one match day. */
export const competitionRefresh = 10 * SECOND;
/** Default time before a match at which players see the room. */
export const roomRelease = 15 * MINUTE;
/** Interval at which visible statistics are read: one reading costs hundreds of documents. */
export const statisticsRefresh = 1 * HOUR;
/** Maximum documents of one reading: latest registrations, latest tournaments. */
export const statistics = { sample: 500, tournaments: 12 } as const;
/** Maximum of the history: tournaments of a year, tournaments of a player, searchable players, and search results. */
export const history = { year: 400, appearances: 100, nicknames: 8_000, found: 20 } as const;
/** Maximum of hidden players. */
export const hiddenPlayers = 5_000;
/** Most records of excluded players, with those that ended within the retention. */
export const exclusions = 500;
/** Invitations: of a tournament, at once, the longest time that one is valid, and that an ended one is kept. */
export const invitations = { most: 500, atOnce: 50, validFor: 180 * DAY, keptFor: 90 * DAY } as const;
/** Names of a shared first place in a list of tournaments. */
export const summaryNames = 3;
export const redirectAfterSubmit = 3 * SECOND;
/** Time for which a phone remembers its player after a registration, with consent. */
export const rememberedFor = 90 * DAY;
/** Largest picture an organiser may upload. */
export const uploadBytes = 5 * 1024 * 1024;
/** Larger bodies need an organiser's token before they are read. An instance reads a few at once, each for at most 10 s. */
export const largeBodies = { bytes: 1024 * 1024, atOnce: 6, arrival: 10 * SECOND } as const;
/** Largest longer side of an uploaded picture, in pixels. */
export const pictureSide = 1600;
/**
 * Longer side in pixels and file limit of each size. Uploads have a largest number of pixels, a smallest side, and a
 * largest ratio of the sides.
 */
export const picture = {
  sides: { icon: 128, small: 240, medium: 800, large: pictureSide },
  bytes: { icon: 8 * 1024, small: 20 * 1024, medium: 100 * 1024, large: 300 * 1024 },
  pixels: 16_000_000,
  shortest: 100,
  slimmest: 5,
} as const;
/** Time after which a picture without use or upload is deleted. */
export const unusedPictureRetention = 2 * DAY;
/** Validity of a challenge and its proof. */
export const proofLifetime = 30 * MINUTE;
/**
 * Rate limits of an instance: at most `hits` within `window`. Above those marked with * a call needs a proof of work,
 * because people share networks.
 */
export const rate = {
  registrationsPerPlayer: { hits: 5, window: MINUTE },
  // * Per network and tournament: registrations that were refused.
  refusedPerNetwork: { hits: 120, window: MINUTE },
  // * Per network and form.
  responsesPerNetwork: { hits: 4, window: HOUR },
  // Per private link: a screen reads every 10 s.
  readsPerLink: { hits: 120, window: MINUTE },
  // Per private link: like a check, a correction reveals taken IDs, and each is a commit.
  correctionsPerLink: { hits: 20, window: 10 * MINUTE },
  // Per network: each refused erasure adds a line to one document of its tournament.
  refusedErasuresPerAddress: { hits: 20, window: 10 * MINUTE },
  // * Per network and tournament: answers that say if an ID is registered. Prevents trying out ranges of IDs.
  checksPerNetwork: { hits: 60, window: MINUTE },
  // Per address of a mail: many registrations must not fill one inbox.
  asksPerMailAddress: { hits: 3, window: HOUR },
  // Per inbox, in all its spellings: receipts, lost links and questions together.
  mailsPerInbox: { hits: 6, window: HOUR },
  // Per network: lost links that were asked for.
  lostLinksPerNetwork: { hits: 6, window: HOUR },
  setupPerAccount: { hits: 5, window: 15 * MINUTE },
  setupPerAddress: { hits: 60, window: 15 * MINUTE },
} as const;
/** Time that an instance caches a tournament and its competition for player pages. */
export const tournamentContextTtl = 10 * SECOND;
export const tournamentContexts = 16;
/** PBKDF2 rounds for each key that a browser tries. */
export const proofRounds = 2_000;
/** Undecided registrations that one network may have in a tournament without proof of work. */
export const freePerNetwork = 4;
/** A burst of pending registrations from one network: at least `least`, each at most `gap` after the one before. */
export const burst = { least: 10, gap: 2 * MINUTE } as const;
/** The local admin login: duration of its session, and delay of its answer. */
export const adminSession = 24 * HOUR;
export const adminLoginDelay = 1 * SECOND;
/** Messages to groups of players: length, and number for a tournament within an evening. */
export const groupMessage = { characters: 240, most: 3, within: 12 * HOUR } as const;
/** Lost links: registrations of an address that one request mails, and the time of its answer. */
export const lostLinks = { most: 5 } as const;
/** Interval at which a signed-in browser refreshes its token and its session. */
export const sessionRecheck = 50 * MINUTE;
/** Minimum age in years. */
export const minimumAge = 11;
export const adultAge = 18;
/** Days that a guardian's yes covers, and the number of registrations under it that are listed. */
export const guardianConsentDays = 365;
export const consentRegistrations = 30;
export const minimumLevel = 40;
/** Confirmations of a player: enrolment, match, final. */
export const confirmations = 3;
/** Largest length of a confirmation window in hours. Windows below the shortest are dropped. */
export const confirmationHours = { most: 168 } as const;
export const shortestConfirmation = 30 * MINUTE;
/** Shorter for a final, which may follow the stage before on the same day. */
export const shortestFinalConfirmation = 5 * MINUTE;
/** A confirmation stays valid if the match or final moves by at most this much. */
export const confirmationHolds = 12 * HOUR;
/** Largest number of minutes before a final at which its confirmations close. */
export const mostBeforeFinal = 120;
/** Registrations of one tournament that one run of the closing job handles. */
export const confirmationsClosed = 50;
/**
 * Offers of free seats: duration before the tournament's day and on it, the shortest useful one, and the number that
 * one run of the closing job handles (`closed`).
 */
export const waiting = { offered: 2 * HOUR, offeredToday: 15 * MINUTE, shortest: 5 * MINUTE, closed: 50 } as const;
/**
 * Time to take the seat of a player who isn't in the lobby, longer if the match is further away than `soonBefore`; and
 * the number of candidates that one commit considers.
 */
export const substitution = { offered: 15 * MINUTE, soon: 3 * MINUTE, soonBefore: 20 * MINUTE, candidates: 5 } as const;
/** The final is won by the best of this many matches. */
export const finalBestOf = 3;
/** Days after a tournament's end by which its prizes are due. */
export const prizeDeliveryDays = 3;
/** Days after a tournament's end after which its players' data are erased; counts remain. */
export const contactRetentionDays = 90;
/** Days after which a response to a public form is erased. */
export const responseRetentionDays = 90;
/** Days that an access request is kept after its decision, or after its arrival if undecided. */
export const accessRequestRetentionDays = 90;
/** Days that a backup keeps erased data (docs/deploy.md, "The database"). */
export const backupRetentionDays = 14;
/** Days that the journal of erased registrations is kept: longer than any backup. */
export const erasureJournalDays = 30;
/** Interval of the erasing job. A run erases everything that expires before the next run. */
export const erasureInterval = 1 * DAY;
export const passwordCharacters = { min: 6 } as const;
export const textareaRows = 4;
export const rating = { min: 1, max: 5 } as const;
/** Largest JSON body, and largest one of the organisers' calls that take long lists or texts (`takesLargeBody`). */
export const bodyBytes = 128 * 1024;
export const largeBodyBytes = 5 * 1024 * 1024;
/** Time after which the API answers that the service doesn't respond. */
export const requestDeadline = 9 * SECOND;
/** Time for a registration change including its retries, and for one attempt. */
export const operationDeadline = 8 * SECOND;
export const attemptDeadline = 3 * SECOND;
/** The same for rebuilding the history, which reads the archives of all competitions. */
export const historyDeadline = 30 * SECOND;
/** Longest wait of a registration that fills a tournament for the catalogue that says so. */
export const fullRebuild = 1 * SECOND;
/** Pause that callers are asked to make after the database was unreachable. */
export const retryAfterOutageSeconds = 10;
/** Registrations of one tournament within the window are decided and written together. */
export const registrationBatch = { window: 5, most: 200 } as const;
/** Time for which an instance caches the active questions. */
export const questionCacheTtl = 5 * SECOND;
/** Time for which an instance caches the pictures of the team. */
export const teamPictureCacheTtl = 5 * SECOND;
/** Time for which an instance caches the totals of the home page. */
export const statsCacheTtl = 5 * SECOND;
/** Time for which an instance renders from one read of the catalogue; also the timeout of that read. */
export const pageCacheTtl = 5 * SECOND;
export const pageDeadline = 3 * SECOND;
/** Limit of the catalogue's document; Firestore's own is 1 MiB. */
export const catalogueBytes = 900 * 1024;
/** Web Push: sizes of a subscription, subscriptions of one private link, and their lifetime. */
export const push = {
  endpointCharacters: 1_000,
  zoneCharacters: 60,
  perLink: 5,
  kept: 200 * DAY,
  /** Time for one call to a push service. */
  timeout: 5 * SECOND,
  /** Tasks made at once, and notices in one run of the job. */
  queuedAtOnce: 50,
  noticesPerRun: 200,
} as const;
/** Days that notices and the deliveries of webhooks are kept. */
export const delivery = { keptDays: 14 } as const;
/**
 * Notices by e-mail. A private link may ask for `asksPerLink` confirmation mails a day; asking again within `askAgain`
 * sends none. `answerable` is the time to confirm an address.
 */
export const mail = {
  asksPerLink: 3,
  askAgain: 10 * MINUTE,
  answerable: 7 * DAY,
  attempts: 5,
  keptDays: 3,
  /** Time for which an address that said no is asked nothing. */
  refusalKept: 365 * DAY,
} as const;
/** Webhooks: length of an address, webhooks of a site, deliveries shown, and timeout of one call. */
export const webhook = {
  urlCharacters: 500,
  most: 50,
  shown: 20,
  timeout: 5 * SECOND,
  headerBytes: 16 * 1024,
} as const;
/** Time before registrations close at which the community's channels are told. */
export const closingSoon = 1 * HOUR;
