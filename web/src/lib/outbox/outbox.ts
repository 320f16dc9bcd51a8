import { limits } from '@arena/domain';
import type { z } from '@arena/domain/zod';
import { ApiError } from '../calls/api.ts';
import { onVisibilityOrOnline } from '../calls/online.ts';
import { type AnnouncedTone, announce } from '../page/announcer.ts';
import { followStorage, notifyStorageChange, readStored, removeStored, storageKeys } from '../storage/storage.ts';
import { serverNow } from '../time/clock.ts';
import {
  asUnreadable,
  entryKeys,
  isExpired,
  type Problem,
  readEntry,
  type StoredEntry,
  writeEntry,
} from './entries.ts';
import { withTabLock } from './tab-lock.ts';

/** A write that the server hasn't taken. */
export interface Entry<Body> extends Omit<StoredEntry, 'body'> {
  id: string;
  body: Body;
}

/**
 * An entry's state in this tab. `unsent`: a try failed, and it is retried. `isLate`: an earlier try failed, or an
 * earlier page added it. `error`: why the last try failed. `problem`: why the server didn't take it. `result`: its
 * answer to a done entry.
 */
export interface Outgoing<Body, Result = unknown> {
  body: Body;
  state: 'sending' | 'unsent' | 'refused' | 'conflict' | 'done';
  isLate: boolean;
  error: unknown;
  problem: Problem | null;
  result: Result | null;
}

/** The server didn't take an entry: it stays stored for the person. */
export interface Refusal {
  state: 'refused' | 'conflict';
  problem: Problem;
}

/** The server took an entry: nothing of it stays stored. */
export interface Done<Result> {
  state: 'done';
  result: Result;
}

interface Options<Body, Result> {
  kind: string;
  body: z.ZodType<Body>;
  /** Converts the body of an earlier version; null if it can't. */
  migrate?: (body: unknown, account: string) => Body | null;
  /** Describes an entry to the person, without personal data, and names the screen that shows it. */
  describe: (body: Body) => { text: string; path: string | null };
  /** Picks the entries of the next call; by default the oldest. */
  batch?: (entries: readonly Entry<Body>[]) => readonly Entry<Body>[];
  /** Sends entries. Resolves with answers by id; entries without one are done. Throws if they have to be retried. */
  send: (entries: readonly Entry<Body>[]) => Promise<ReadonlyMap<string, Refusal | Done<Result>>>;
  /** Describes an answer that no screen shows. */
  announce?: (answer: Outgoing<Body, Result>) => readonly [tone: AnnouncedTone, text: string] | null;
  onChange?: (outgoing: ReadonlyMap<string, Outgoing<Body, Result>>) => void;
  /** Called when sending stops. */
  onPause?: () => void;
}

const isLost = (error: unknown) => error instanceof ApiError && error.code === 'connection';
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isQueued = ({ state }: Pick<StoredEntry, 'state'>) => state === 'queued';
const orderOf = ({ at, id }: Entry<unknown>) => `${at} ${id}`;

/**
 * Stores writes in local storage until the server takes them, and retries them after doubling pauses. A refused one
 * stays until the person replaces or discards it, unless its screen shows the refusal. One tab sends at a time, and none
 * removes what another has stored. The server must accept repeated writes, because an answer can be lost.
 */
export class Outbox<Body, Result = unknown> {
  readonly #options: Options<Body, Result>;
  #owner = '';
  #outgoing: ReadonlyMap<string, Outgoing<Body, Result>> = new Map();
  #running: Promise<void> | null = null;
  #pause: number = limits.resend.first;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isListening = false;
  /** Entries that the browser couldn't store. */
  readonly #unkept = new Map<string, Entry<Body>>();
  /** Numbers of screens that show an entry. */
  readonly #watchers = new Map<string, number>();
  /** Answers that a screen shows. */
  readonly #answered = new Map<string, Outgoing<Body, Result>>();

  constructor(options: Options<Body, Result>) {
    this.#options = options;
  }

  /** Adds or replaces a write by id, and sends. Returns false if the browser couldn't store it. */
  put(id: string, body: Body): boolean {
    this.putAll([[id, body]]);
    return !this.#unkept.has(id);
  }

  putAll(writes: readonly (readonly [id: string, body: Body])[]): void {
    const at = serverNow().toISOString();
    for (const [id, given] of writes) {
      const { success, data: body = given } = this.#options.body.safeParse(given);
      const before = this.entry(id);
      if (before !== undefined && isQueued(before) && isAlike(before.body, body)) continue;
      this.#unkept.delete(id);
      this.#answered.delete(id);
      const isUnderway = this.#outgoing.get(id)?.state === 'sending';
      const isTried = before !== undefined && isQueued(before) && (before.isTried || isUnderway);
      const entry = { ...this.#newEntry(body, at), isTried };
      if (!success || !writeEntry(this.#keyOf(id), entry)) this.#unkept.set(id, { ...entry, id, body });
    }
    this.#change((next) => {
      for (const [id] of writes) {
        const entry = this.entry(id);
        if (entry === undefined) continue;
        const isLate = next.get(id)?.isLate ?? false;
        next.set(id, { body: entry.body, state: 'sending', isLate, error: null, problem: null, result: null });
      }
    });
    void this.flush();
  }

  /** Removes an entry, sent or not, with its answer, and returns it. */
  take(id: string): Entry<Body> | undefined {
    const entry = this.entry(id);
    if (entry !== undefined) this.#remove([entry]);
    if (this.#answered.delete(id)) notifyStorageChange();
    return entry;
  }

  /** Lets a screen show an entry and its answer. Returns the end of it. */
  watch(id: string): () => void {
    this.#watchers.set(id, (this.#watchers.get(id) ?? 0) + 1);
    void this.flush();
    return () => {
      const left = (this.#watchers.get(id) ?? 1) - 1;
      if (left > 0) this.#watchers.set(id, left);
      else {
        this.#watchers.delete(id);
        this.#answered.delete(id);
      }
    };
  }

  /** True if the person has replaced an entry that was sent. */
  isReplaced({ id, stamp }: Entry<Body>): boolean {
    const now = this.entry(id);
    return now !== undefined && now.stamp !== stamp;
  }

  /** Returns the waiting body, which may be newer than the one being sent. */
  waiting(id: string): Body | undefined {
    const entry = this.entry(id);
    return entry !== undefined && isQueued(entry) ? entry.body : undefined;
  }

  /** Returns what this browser has stored now, by any tab. */
  entry(id: string): Entry<Body> | undefined {
    return this.#entries().find((entry) => entry.id === id);
  }

  /** Lists the refused entries that wait for the person, the oldest first. */
  refused(): Entry<Body>[] {
    return this.#entries().filter(({ state }) => state === 'refused');
  }

  outgoing(id: string): Outgoing<Body, Result> | undefined {
    return this.#answered.get(id) ?? this.#outgoing.get(id);
  }

  /** Sends all entries, or joins a running send. */
  flush(): Promise<void> {
    this.#listen();
    clearTimeout(this.#timer);
    const all = this.#entries();
    const waiting = all.filter(isQueued);
    if (!isAlike([...this.#outgoing.keys()].toSorted(), all.map(({ id }) => id).toSorted())) this.#follow();
    if (waiting.length === 0) return this.#running ?? Promise.resolve();
    this.#mark(waiting, 'sending');
    this.#running ??= this.#run();
    return this.#running;
  }

  /** Resumes entries that an earlier page of this account couldn't send. */
  resume(account = ''): Promise<void> {
    if (account !== this.#owner) this.stop();
    this.#owner = account;
    return this.flush();
  }

  /** Stops sending for this account; its entries stay stored for its next session. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#owner = '';
    this.#running = null;
    this.#pause = limits.resend.first;
    this.#unkept.clear();
    this.#answered.clear();
    this.#change((next) => next.clear());
  }

  // The server creates outboxes as well and never sends.
  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    onVisibilityOrOnline(() => void this.#onReturn());
    followStorage(() => this.#follow());
  }

  #keyOf(id: string, owner = this.#owner): string {
    return storageKeys.outbox(this.#options.kind, owner, id);
  }

  #newEntry(body: Body, at: string): StoredEntry {
    const { text, path } = this.#options.describe(body);
    const stamp = crypto.randomUUID();
    return { version: 2, stamp, at, state: 'queued', isTried: false, text, path, problem: null, body };
  }

  /** Lists this account's entries, the oldest first. Those of earlier versions are converted; expired ones deleted. */
  #entries(): Entry<Body>[] {
    const own = this.#keyOf('');
    const kept = entryKeys(this.#options.kind).flatMap((key): Entry<Body>[] => {
      const stored = readEntry(key);
      if (stored === null) return [];
      if (isExpired(stored)) removeStored('local', key);
      if (isExpired(stored) || !key.startsWith(own)) return [];
      const body = this.#bodyOf(stored);
      const described = body === null ? asUnreadable(stored) : { ...stored, ...this.#options.describe(body), body };
      if (!isAlike(described, readStored('local', key)) && writeEntry(key, described))
        queueMicrotask(notifyStorageChange);
      return body === null ? [] : [{ ...described, id: key.slice(own.length), body }];
    });
    const others = kept.filter(({ id }) => !this.#unkept.has(id));
    return [...others, ...this.#unkept.values()].toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  }

  #bodyOf({ body, state, problem }: StoredEntry): Body | null {
    const parsed = this.#options.body.safeParse(body);
    if (parsed.success) return parsed.data;
    if (state === 'refused' && problem !== null) return null;
    return this.#options.migrate?.(body, this.#owner) ?? null;
  }

  /** Removes entries that are stored as given. */
  #remove(entries: readonly Entry<Body>[], owner = this.#owner): void {
    for (const { id, stamp } of entries) {
      if (readEntry(this.#keyOf(id, owner))?.stamp === stamp) removeStored('local', this.#keyOf(id, owner));
      if (owner === this.#owner && this.#unkept.get(id)?.stamp === stamp) this.#unkept.delete(id);
    }
    if (owner !== this.#owner) return;
    this.#change((next) => {
      for (const { id } of entries) if (this.entry(id) === undefined) next.delete(id);
    });
  }

  /** Replaces entries that are stored as given. */
  #rewrite(entries: readonly Entry<Body>[], change: Partial<StoredEntry>, owner = this.#owner): void {
    for (const { id, body, ...entry } of entries) {
      const key = this.#keyOf(id, owner);
      const next = { ...entry, ...change };
      if (readEntry(key)?.stamp === entry.stamp) writeEntry(key, { ...next, body });
      else if (owner === this.#owner && this.#unkept.has(id)) this.#unkept.set(id, { ...next, id, body });
    }
  }

  #change(edit: (next: Map<string, Outgoing<Body, Result>>) => void): void {
    const next = new Map(this.#outgoing);
    edit(next);
    if (next.size === 0 && this.#outgoing.size === 0) return;
    this.#outgoing = next;
    this.#options.onChange?.(next);
    notifyStorageChange();
  }

  /** Shows what this or another tab has stored or removed. */
  #follow(): void {
    const entries = new Map(this.#entries().map((entry) => [entry.id, entry]));
    const isKnown = [...this.#outgoing.keys()].every((id) => entries.has(id));
    const isFollowed = ({ id, body, state }: Entry<Body>) => {
      const shown = this.#outgoing.get(id);
      const isSame = shown !== undefined && isAlike(shown.body, body);
      return isSame && isQueued({ state }) === (shown.state === 'sending' || shown.state === 'unsent');
    };
    if (isKnown && [...entries.values()].every(isFollowed)) return;
    this.#change((next) => {
      for (const id of next.keys()) if (!entries.has(id)) next.delete(id);
      for (const entry of entries.values()) {
        if (isFollowed(entry)) continue;
        const { id, body, state, isTried, problem } = entry;
        const shown = state === 'queued' ? (isTried ? 'unsent' : 'sending') : state;
        next.set(id, { body, state: shown, isLate: isTried, error: null, problem, result: null });
      }
    });
    if ([...entries.values()].some(isQueued) && this.#running === null) this.#later();
  }

  #mark(some: readonly Entry<Body>[], state: 'sending' | 'unsent', error: unknown = null): void {
    this.#change((next) => {
      for (const { id, body } of some) {
        const isLate = state === 'unsent' || (next.get(id)?.isLate ?? true);
        next.set(id, { body, state, isLate, error, problem: null, result: null });
      }
    });
  }

  async #run(): Promise<void> {
    const owner = this.#owner;
    await withTabLock(this.#keyOf(''), () => this.#sendAll(owner));
    if (this.#owner !== owner) return;
    this.#running = null;
    // Added while the last call ended.
    if ([...this.#outgoing.values()].some(({ state }) => state === 'sending')) void this.flush();
  }

  /** Tries each entry once. Entries replaced meanwhile are sent again. */
  async #sendAll(owner: string): Promise<void> {
    const { batch = (all) => all.slice(0, 1), onPause } = this.#options;
    const tried = new Set<string>();
    for (;;) {
      const next = batch(this.#entries().filter((entry) => isQueued(entry) && !tried.has(entry.stamp)));
      if (next.length === 0) break;
      for (const { stamp } of next) tried.add(stamp);
      const isOver = await this.#send(next, owner);
      if (this.#owner !== owner) return;
      if (isOver) break;
    }
    // Another tab sent the others.
    this.#follow();
    if (this.#entries().some(isQueued)) this.#later();
    onPause?.();
  }

  /** Makes one call. Returns true without a connection. */
  async #send(batch: readonly Entry<Body>[], owner: string): Promise<boolean> {
    let answers: ReadonlyMap<string, Refusal | Done<Result>>;
    try {
      answers = await this.#options.send(batch);
    } catch (error) {
      this.#rewrite(batch, { isTried: true }, owner);
      if (this.#owner === owner) this.#mark(isLost(error) ? this.#entries().filter(isQueued) : batch, 'unsent', error);
      return isLost(error);
    }
    this.#pause = limits.resend.first;
    const done: Entry<Body>[] = [];
    for (const entry of batch) {
      const answer = answers.get(entry.id);
      const isShown = this.#owner === owner && this.#report(entry, answer);
      if (answer === undefined || answer.state === 'done' || (answer.state === 'refused' && isShown)) done.push(entry);
      else this.#rewrite([entry], answer, owner);
    }
    this.#remove(done, owner);
    if (done.length < batch.length && this.#owner === owner) this.#follow();
    return false;
  }

  /** Reports an answer, unless the person has replaced its entry. Returns true if a screen shows it. */
  #report(entry: Entry<Body>, answer: Refusal | Done<Result> | undefined): boolean {
    if (answer === undefined || this.isReplaced(entry)) return false;
    const { id, body } = entry;
    const isLate = this.#outgoing.get(id)?.isLate ?? true;
    const outgoing = { body, isLate, error: null, problem: null, result: null, ...answer };
    const isShown = this.#watchers.has(id);
    const announced = isShown ? null : this.#options.announce?.(outgoing);
    if (isShown) this.#answered.set(id, outgoing);
    if (announced) announce(...announced);
    return isShown;
  }

  async #onReturn(): Promise<void> {
    if (document.hidden) return;
    this.#follow();
    if (navigator.onLine) await this.flush();
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, limits.resend.most);
  }
}
