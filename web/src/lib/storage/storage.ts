import { useSyncExternalStore } from 'react';

/** Storage keys that every page loads; others are in `visitorStorageKeys` and `adminStorageKeys`. */
export const storageKeys = {
  /** Local: the last list of tournaments and its time. */
  tournaments: 'tournaments',
  /** Session: scroll positions by history entry. */
  places: 'places',
  /** Local: `off` if the visitor muted the site. */
  sound: 'sound',
  /**
   * Traces of a session for the next page. They grant nothing: the server accepts only a verified token. In local
   * storage if the session is remembered, else in session storage.
   */
  authToken: 'authToken',
  rememberMe: 'rememberMe',
  userRole: 'userRole',
  /** `true` for an organiser with a limited role, whose `userRole` is `user`. */
  organiser: 'organiser',
  loginTime: 'loginTime',
  /** Local: the local admin login (`AdminSession`). */
  adminSession: 'adminSession',
  /** Session, and local if the player is remembered; by tournament: time of the registration. */
  enrolled: (tournamentId: string) => `enrolled:${tournamentId}`,
  /** Session, and local if its holder chose so: private links (`lib/addresses/links.ts`). */
  links: 'links',
  /** Local, by kind of write and account: writes without an answer (`lib/outbox`). */
  outbox: (kind: string, ...rest: string[]) => ['outbox', kind, ...rest].join(':'),
} as const;

export type Area = 'local' | 'session';

/** Fallback without browser storage, as long as the page lives. */
const ofPage: Record<Area, Record<string, string>> = { local: {}, session: {} };

// Reading the property throws if the browser blocks storage; within an app it may be null. With damaged storage every
// access throws.
function areaOf(area: Area): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

/** True if this browser's storage works. */
export const hasStorage = (): boolean => areaOf('local') !== null;

/** Returns the JSON value under `key`, or null if it is missing or damaged. */
export function readStored(area: Area, key: string): unknown {
  const storage = areaOf(area);
  try {
    return JSON.parse((storage ? storage.getItem(key) : ofPage[area][key]) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores `value` as JSON. Returns false if storage is full, or blocked so that it lives as long as the page. Values
 * that must not be lost need another way.
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

/** Reads a plain text, such as the prescribed keys of a session. */
export function readText(area: Area, key: string): string | null {
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a plain text, unless storage is blocked or full. */
export function writeText(area: Area, key: string, text: string): void {
  try {
    areaOf(area)?.setItem(key, text);
  } catch {
    // It is a hint for the next page.
  }
}

/** Returns the stored keys that begin with `prefix`. */
export function storedKeys(area: Area, prefix: string): string[] {
  try {
    return Object.keys(areaOf(area) ?? ofPage[area]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function removeStored(area: Area, key: string): void {
  delete ofPage[area][key];
  try {
    areaOf(area)?.removeItem(key);
  } catch {
    // Unreachable storage can't be cleared.
  }
}

/** Notifies all screens of changed storage. Other tabs are notified by the browser. */
export function notifyStorageChange(): void {
  window.dispatchEvent(new Event('storage'));
}

/** Calls `listener` when this browser's storage may have changed. */
export function followStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Selects from this browser's storage and follows its changes; `otherwise` on the server, which has no storage. */
export function useStored<T extends string | boolean | undefined | null>(select: () => T, otherwise: T): T {
  return useSyncExternalStore(followStorage, select, () => otherwise);
}
