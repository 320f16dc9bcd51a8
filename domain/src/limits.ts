/** Every limit and time of the product, named once (specification, section 9). Milliseconds unless the name says otherwise. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const limits = {
  /** How often a visible public screen re-reads the tournaments. */
  publicPolling: 30 * SECOND,
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
  textareaRows: 4,
  rating: { min: 1, max: 5 },
  /** Largest JSON body the API accepts. */
  bodyBytes: 32 * 1024,
} as const;
