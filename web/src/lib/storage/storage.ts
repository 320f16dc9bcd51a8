/**
 * The keys this site writes in the browser's storage that every page loads; the others are
 * `visitorStorageKeys` and `adminStorageKeys`.
 */
export const storageKeys = {
  /** Local: the last good list of tournaments and when it was read. */
  tournaments: 'tournaments',
  /** Session: how far down the visitor was on each of the history's screens. */
  places: 'places',
  /** Local: `off` where the visitor muted the site. */
  sound: 'sound',
  /**
   * Traces of a session for the next page, without power: the server believes only a verified token. In local storage
   * if the session is remembered, else in session storage.
   */
  authToken: 'authToken',
  rememberMe: 'rememberMe',
  userRole: 'userRole',
  /** `true` with a limited role, which is a `user` to `userRole`. */
  organiser: 'organiser',
  loginTime: 'loginTime',
  /** Local: the local admin login (`AdminSession`). */
  adminSession: 'adminSession',
  /** Session and, if the player is remembered, local; one per tournament: the time of the registration. */
  enrolled: (tournamentId: string) => `enrolled:${tournamentId}`,
  /** Session and, where its holder said so, local: private links of registrations (`lib/addresses/links.ts`). */
  links: 'links',
  /** Local, one per write of a kind and an account: what the server hasn't answered yet (`lib/outbox`). */
  outbox: (kind: string, ...rest: string[]) => ['outbox', kind, ...rest].join(':'),
} as const;

export type Area = 'local' | 'session';

/** Fallback without browser storage, for the life of the page. */
const ofPage: Record<Area, Record<string, string>> = { local: {}, session: {} };

// Reading the property itself throws where the browser blocks storage; within an app it can be null. Where what is
// stored is damaged, everything done to it throws.
function areaOf(area: Area): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** True if what this browser keeps can outlast the page; where it is blocked nothing does. */
export const hasStorage = (): boolean => areaOf('local') !== null;

/** The JSON value kept under `key`, or null where there is none or it is damaged. */
export function readStored(area: Area, key: string): unknown {
  const storage = areaOf(area);
  try {
    return JSON.parse((storage ? storage.getItem(key) : ofPage[area][key]) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores `value` as JSON. False if storage is full, or blocked so that it is kept for this page only. A cached value
 * may be lost; a value that must not be lost needs another way.
 */
export function writeStored(area: Area, key: string, value: unknown): boolean {
  const storage = areaOf(area);
  const text = JSON.stringify(value);
  try {
    if (storage) storage.setItem(key, text);
    else ofPage[area][key] = text;
    return storage !== null;
  } catch {
    return false;
  }
}

/** Reads a text that isn't JSON, such as the prescribed keys of a session. */
export function readText(area: Area, key: string): string | null {
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text as it is. Blocked or full storage does without. */
export function writeText(area: Area, key: string, text: string): void {
  try {
    areaOf(area)?.setItem(key, text);
  } catch {
    // A hint for the next page.
  }
}

/** The keys in use that begin with `prefix`. */
export function storedKeys(area: Area, prefix: string): string[] {
  try {
    return Object.keys(areaOf(area) ?? ofPage[area]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Forgets `key`. */
export function removeStored(area: Area, key: string): void {
  delete ofPage[area][key];
  try {
    areaOf(area)?.removeItem(key);
  } catch {
    // Unreachable storage can't be cleared.
  }
}
