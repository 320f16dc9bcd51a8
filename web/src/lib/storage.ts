/** The keys this site writes in the browser's storage (specification, section 3), all of them. */
export const storageKeys = {
  /** Local: the last good list of tournaments and when it was read. */
  tournaments: 'tournaments',
  /** Local: `off` where the visitor muted the site. */
  sound: 'sound',
  /** Session, one per tournament: a registration being filled in or sent. */
  registrationAttempt: (tournamentId: string) => `registration:${tournamentId}`,
} as const;

type Area = 'local' | 'session';

// Reading the property itself throws where the browser blocks storage.
function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** The JSON value kept under `key`, or null where there is none, it is damaged or storage is blocked. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(areaOf(area).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps `value` as JSON; where storage is blocked or full the site goes on without it. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    areaOf(area).setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on a kept value: it only saves the visitor a wait.
  }
}

/** Forgets `key`. */
export function removeStored(area: Area, key: string): void {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // As above.
  }
}
