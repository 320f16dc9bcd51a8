/** Limits used on every page, part of `limits`. Milliseconds unless the name says otherwise. */
import { DAY, HOUR, SECOND } from '../time/instant.ts';

/** Interval at which a visible public screen re-reads the tournaments. */
export const publicPolling = 30 * SECOND;
/** The interval while a shown tournament has its last seats: at most `most` of them, or this share of all. */
export const lastSeats = { polling: 3 * SECOND, most: 3, share: 0.1 } as const;
/** A tournament that starts within this window is 'Iniciando Pronto'. */
export const startingSoon = 24 * HOUR;
/** A tournament without an end is considered under way for this long after its date. */
export const assumedDuration = 24 * HOUR;
/** Reading time of the rules. It is here because the rules page loads without `service-limits`. */
export const rulesCountdown = 10 * SECOND;
export const longestLine = 200;
/** A finished tournament stays in the public catalogue for this long. */
export const catalogueRetention = 30 * DAY;
export const toast = { duration: 5 * SECOND, fadeOut: 300 } as const;
export const soundVolume = { navigation: 0.5, hover: 0.2 } as const;
