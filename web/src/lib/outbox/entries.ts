import { erasureLimit, isFields, limits } from '@arena/domain';
import { z } from '@arena/domain/zod';
import {
  notifyStorageChange,
  readStored,
  readText,
  removeStored,
  storageKeys,
  storedKeys,
  writeStored,
} from '../storage/storage.ts';
import { serverNow } from '../time/clock.ts';

/** Why the server didn't take an entry; `fields` are messages by field of its body. */
const Problem = z.strictObject({ message: z.string(), fields: z.record(z.string(), z.string()) });
export type Problem = z.infer<typeof Problem>;

/** `queued`: waits to be sent. `refused` and `conflict`: waits for the person. */
const EntryState = z.enum(['queued', 'refused', 'conflict']);

const Stored = z.strictObject({
  version: z.literal(2),
  /** Renewed by each write of the person, so that no tab removes what another one has stored. */
  stamp: z.string(),
  at: z.iso.datetime(),
  state: EntryState,
  /** True after a try without an answer: the server may have it. */
  isTried: z.boolean(),
  text: z.string(),
  /** Address of the screen that shows it; null without one. */
  path: z.string().nullable(),
  problem: Problem.nullable(),
  body: z.unknown(),
});
export type StoredEntry = z.infer<typeof Stored>;

const Former = z.object({ version: z.literal(1), at: z.iso.datetime(), body: z.unknown() });

const UNREADABLE = 'Lo guardó una versión anterior de esta página, y esta ya no lo entiende. Cópialo y repítelo.';

/** Lists the texts of a value of unknown form, one a line. */
export function readableText(value: unknown): string {
  if (Array.isArray(value)) return value.map(readableText).join('\n');
  if (!isFields(value)) return value === null || value === undefined ? '' : String(value);
  const isFlat = Object.values(value).every((each) => typeof each !== 'object' || each === null);
  const lines = Object.entries(value).map(([name, each]) =>
    typeof each === 'object' && each !== null ? readableText(each) : `${name}: ${readableText(each)}`,
  );
  return lines.filter((line) => line !== '').join(isFlat ? ', ' : '\n');
}

function unreadable(at: string, body: unknown): StoredEntry {
  const problem = { message: UNREADABLE, fields: {} };
  const text = readableText(body);
  return { version: 2, stamp: at, at, state: 'refused', isTried: false, text, path: null, problem, body };
}

/** Returns the entry as one that can't be sent by this version. */
export function asUnreadable({ at, body }: StoredEntry): StoredEntry {
  return unreadable(at, body);
}

/** Parses an entry of any version; null if nothing is stored. */
export function readEntry(key: string): StoredEntry | null {
  const kept = readStored('local', key);
  const entry = Stored.safeParse(kept).data;
  if (entry !== undefined) return entry;
  const former = Former.safeParse(kept).data;
  const now = serverNow().toISOString();
  if (former === undefined)
    return readText('local', key) === null ? null : unreadable(now, kept ?? readText('local', key));
  const { at, body } = former;
  return { version: 2, stamp: at, at, state: 'queued', isTried: true, text: '', path: null, problem: null, body };
}

/** Stores an entry. Returns false if the browser can't. */
export function writeEntry(key: string, entry: StoredEntry): boolean {
  return writeStored('local', key, entry);
}

/** True if an entry's personal data are to be erased. */
export function isExpired({ at }: StoredEntry): boolean {
  return Date.parse(at) < erasureLimit(limits.contactRetentionDays, serverNow()).getTime();
}

/** Lists the keys of stored entries, of all kinds and accounts by default. */
export function entryKeys(kind?: string): string[] {
  return storedKeys('local', kind === undefined ? storageKeys.outbox('') : storageKeys.outbox(kind, ''));
}

export interface ShownEntry extends StoredEntry {
  key: string;
}

/** Lists entries of this account and of visitors that wait for the person or for a connection, the oldest first. */
export function shownEntries(account: string): ShownEntry[] {
  return entryKeys()
    .filter((key) => ['', account].includes(key.split(':')[2] ?? ''))
    .flatMap((key) => {
      const entry = readEntry(key);
      return entry === null || entry.text === '' ? [] : [{ ...entry, key }];
    })
    .filter(({ state, isTried }) => state !== 'queued' || isTried)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** The kind of write of an entry. */
export const kindOf = ({ key }: ShownEntry): string => key.split(':')[1] ?? '';

/** Lets a refused entry wait to be sent again, unless it has changed since it was shown. */
export function requeueEntry({ key, ...entry }: ShownEntry): void {
  if (readEntry(key)?.stamp !== entry.stamp) return;
  writeEntry(key, { ...entry, stamp: crypto.randomUUID(), state: 'queued', isTried: true, problem: null });
  notifyStorageChange();
}

/** Deletes an entry that the person has discarded, unless it has changed since it was shown. */
export function discardEntry({ key, stamp }: ShownEntry): void {
  if (readEntry(key)?.stamp === stamp || readEntry(key)?.state === 'refused') removeStored('local', key);
  notifyStorageChange();
}
