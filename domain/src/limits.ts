/** Every limit and time of the product, named once (specification, section 9). Milliseconds unless the name says otherwise. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const limits = {
  /** How often a visible public screen re-reads the tournaments. */
  publicPolling: 30 * SECOND,
  /** How often the organisers' list of tournaments re-reads itself while it is shown. */
  deskListRefresh: 5 * MINUTE,
  /** A tournament that starts within this window is 'Iniciando Pronto'. */
  startingSoon: 24 * HOUR,
  /** A tournament without an end is considered under way for this long after its date. */
  assumedDuration: 24 * HOUR,
  /** A finished tournament stays in the public catalogue for this long. */
  catalogueRetention: 30 * DAY,
  rulesCountdown: 10 * SECOND,
  redirectAfterSubmit: 3 * SECOND,
  toast: { duration: 5 * SECOND, fadeOut: 300 },
  soundVolume: { navigation: 0.5, hover: 0.2 },
  freeFireId: { minDigits: 8, maxDigits: 12 },
  fullNameCharacters: 80,
  emailCharacters: 254,
  phoneCharacters: { min: 8, max: 25 },
  answerCharacters: 2_000,
  answersPerRegistration: 50,
  reasonCharacters: 300,
  tournament: {
    nameCharacters: 60,
    descriptionCharacters: 5_000,
    labelCharacters: 40,
    prizeCharacters: 300,
    rules: 60,
    ruleCharacters: 300,
    urlCharacters: 1_000,
    maxPlayers: 10_000,
  },
  /** The last place a question can have. */
  questionOrder: 1_000_000,
  question: { textCharacters: 300, optionCharacters: 120, options: 50 },
  form: { labelCharacters: 200, descriptionCharacters: 2_000, optionCharacters: 120, options: 50, fields: 60 },
  /** Lists: records a page when the caller doesn't say, and at most. */
  page: { default: 50, most: 200 },
  /** Ids in one batch call. */
  batch: 200,
  /** Largest picture an organiser may upload. */
  uploadBytes: 5 * 1024 * 1024,
  /** Rate limits: at most `hits` within `window`. */
  rate: {
    registrationsPerAddress: { hits: 120, window: MINUTE },
    registrationsPerPlayer: { hits: 5, window: MINUTE },
    responsesPerAddress: { hits: 120, window: MINUTE },
    checksPerAddress: { hits: 60, window: MINUTE },
    loginsPerAccount: { hits: 5, window: 15 * MINUTE },
    loginsPerAddress: { hits: 30, window: 15 * MINUTE },
    setupPerAccount: { hits: 5, window: 15 * MINUTE },
    setupPerAddress: { hits: 60, window: 15 * MINUTE },
  },
  /** The local admin login: how long its session lasts, and the pause before it answers. */
  adminSession: 24 * HOUR,
  adminLoginDelay: 1 * SECOND,
  /** How often a signed-in browser refreshes its token and asks again who it is. */
  sessionRecheck: 50 * MINUTE,
  /** What the terms ask of a player: years of age, level of the game account (specification, section 1). */
  minimumAge: 11,
  adultAge: 18,
  minimumLevel: 40,
  /** How often a player confirms: enrolment, match, final. */
  confirmations: 3,
  /** The final is won by the best of this many matches. */
  finalBestOf: 3,
  /** Days after a tournament's end within which its prizes are delivered. */
  prizeDeliveryDays: 3,
  /** Days after a tournament's end for which its players' data are kept at most; then only counts stay. */
  contactRetentionDays: 90,
  passwordCharacters: { min: 6 },
  textareaRows: 4,
  rating: { min: 1, max: 5 },
  /** Largest JSON body the API accepts. */
  bodyBytes: 32 * 1024,
  /** How long the API works on one call before it answers that the service doesn't respond. */
  requestDeadline: 9 * SECOND,
  /** How long a change to a registration may wait and be tried again, and how long one try may take. */
  operationDeadline: 8 * SECOND,
  attemptDeadline: 3 * SECOND,
  /** When a caller may try again after the database could not be reached. */
  retryAfterOutageSeconds: 10,
  /** Tries that count against the same limit and arrive within the window are counted together. */
  rateBatch: { window: 2, most: 500 },
  /** Registrations of one tournament that arrive within the window are decided and written together. */
  registrationBatch: { window: 5, most: 200 },
  /** An instance of the API reads the active questions again after this long. */
  questionsKept: 5 * SECOND,
  /** An instance makes its pages from one reading of the catalogue for this long, and waits this long for one. */
  pagesKept: 5 * SECOND,
  pageDeadline: 3 * SECOND,
  /** How often registrations make an instance bring the public catalogue up to date, at most. */
  catalogueInterval: 1 * SECOND,
  /** What the catalogue's document may hold; Firestore's own limit is 1 MiB. */
  catalogueBytes: 900 * 1024,
} as const;
