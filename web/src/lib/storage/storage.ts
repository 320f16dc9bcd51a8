/**
 * The keys this site writes in the browser's storage (specification, section 3) that every page loads; the others are
 * `visitorStorageKeys` and `deskStorageKeys`.
 */
export const storageKeys = {
  /** Local: the last good list of tournaments and when it was read. */
  tournaments: 'tournaments',
  /** Session: how far down the visitor was on each of the history's screens. */
  places: 'places',
  /** Local: `off` where the visitor muted the site. */
  sound: 'sound',
  /**
   * What a session leaves for the next page; none of it has any power, the server believes only a verified token.
   * Local where the session is remembered, session storage where it ends with the tab.
   */
  authToken: 'authToken',
  rememberMe: 'rememberMe',
  userRole: 'userRole',
  loginTime: 'loginTime',
  /** Local: the local admin login (`AdminSession`). */
  adminSession: 'adminSession',
  /** Session and, where the player is remembered, local; one per tournament: when somebody registered in it here. */
  enrolled: (tournamentId: string) => `enrolled:${tournamentId}`,
  /** Session and, where its holder said so, local: private links of registrations (`lib/addresses/links.ts`). */
  links: 'links',
} as const;

export type Area = 'local' | 'session';

/** What this page keeps where the browser gives it no storage: as long as it is there itself. */
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

/** Whether what this browser keeps can outlast the page; where it is blocked nothing does. */
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
 * Keeps `value` as JSON. False where storage is full, or blocked and it is kept for this page alone: a value that only
 * saves the visitor a wait is done without, one that must not be lost has to go another way.
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
    // What can't be reached can't be forgotten.
  }
}
