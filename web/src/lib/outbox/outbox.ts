import { erasureLimit, limits } from '@arena/domain';
import { z } from 'zod';
import { ApiError } from '../calls/api.ts';
import { onVisibilityOrOnline } from '../page/visibility-or-online.ts';
import { readStored, removeStored, storageKeys, storedKeys, writeStored } from '../storage/storage.ts';
import { serverNow } from '../time/clock.ts';
import { withTabLock } from './tab-lock.ts';

const Stored = z.strictObject({ version: z.literal(1), at: z.iso.datetime(), body: z.unknown() });

/** A write without an answer. */
export interface Entry<Body> {
  id: string;
  /** ISO 8601. */
  at: string;
  body: Body;
}

/** `isLate`: an earlier try failed, or an earlier page added it. `error`: why the last try failed. */
export interface Outgoing<Body> {
  body: Body;
  state: 'sending' | 'unsent';
  isLate: boolean;
  error: unknown;
}

interface Options<Body> {
  kind: string;
  body: z.ZodType<Body>;
  /** Picks the entries of the next call; by default the oldest. */
  batch?: (entries: readonly Entry<Body>[]) => readonly Entry<Body>[];
  /** Sends entries and reports refusals itself. Throws if they have to be retried. */
  send: (entries: readonly Entry<Body>[]) => Promise<void>;
  onChange?: (outgoing: ReadonlyMap<string, Outgoing<Body>>) => void;
  /** Called when sending stops. */
  onPause?: () => void;
}

const isLost = (error: unknown) => error instanceof ApiError && error.code === 'connection';
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const orderOf = ({ at, id }: Entry<unknown>) => `${at} ${id}`;

/**
 * Stores writes in local storage until the server answers, and retries them after doubling pauses. One tab sends at a
 * time. The server must accept repeated writes, because an answer can be lost.
 */
export class Outbox<Body> {
  readonly #options: Options<Body>;
  #owner = '';
  #outgoing: ReadonlyMap<string, Outgoing<Body>> = new Map();
  #running: Promise<void> | null = null;
  #pause: number = limits.resend.first;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isListening = false;
  /** Entries that the browser couldn't store. */
  readonly #unkept = new Map<string, Entry<Body>>();

  constructor(options: Options<Body>) {
    this.#options = options;
  }

  /** Adds or replaces a write by id, and sends. Returns false if the browser couldn't store it. */
  put(id: string, body: Body): boolean {
    this.putAll([[id, body]]);
    return !this.#unkept.has(id);
  }

  putAll(writes: readonly (readonly [id: string, body: Body])[]): void {
    const before = this.#bodies();
    const at = serverNow().toISOString();
    this.#change((next) => {
      for (const [id, given] of writes) {
        const { success, data: body = given } = this.#options.body.safeParse(given);
        if (!isAlike(before.get(id), body)) {
          this.#unkept.delete(id);
          const isKept = success && writeStored('local', this.#keyOf(id), { version: 1, at, body });
          if (!isKept) this.#unkept.set(id, { id, at, body });
        }
        next.set(id, { body, state: 'sending', isLate: next.get(id)?.isLate ?? false, error: null });
      }
    });
    void this.flush();
  }

  /** Removes an entry, sent or not. */
  drop(id: string): void {
    this.#dropAll([id]);
  }

  /** Returns the waiting body, which may be newer than the one being sent. */
  waiting(id: string): Body | undefined {
    return this.#bodies().get(id);
  }

  outgoing(id: string): Outgoing<Body> | undefined {
    return this.#outgoing.get(id);
  }

  /** Sends all entries, or joins a running send. */
  flush(): Promise<void> {
    // The server creates outboxes as well and never sends.
    if (!this.#isListening) onVisibilityOrOnline(() => void this.#onReturn());
    this.#isListening = true;
    clearTimeout(this.#timer);
    const waiting = this.#entries();
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
    this.#change((next) => next.clear());
  }

  #keyOf(id: string, owner = this.#owner): string {
    return storageKeys.outbox(this.#options.kind, owner, id);
  }

  /** Lists the entries, the oldest first. Unreadable and expired ones are deleted. */
  #entries(): Entry<Body>[] {
    const oldest = erasureLimit(limits.contactRetentionDays, serverNow()).getTime();
    const own = this.#keyOf('');
    const kept = storedKeys('local', storageKeys.outbox(this.#options.kind, '')).flatMap((key) => {
      const { data: stored } = Stored.safeParse(readStored('local', key));
      const { data: body } = this.#options.body.safeParse(stored?.body);
      const isUsable = stored !== undefined && body !== undefined && Date.parse(stored.at) >= oldest;
      if (!isUsable) removeStored('local', key);
      return isUsable && key.startsWith(own) ? [{ id: key.slice(own.length), at: stored.at, body }] : [];
    });
    const others = kept.filter(({ id }) => !this.#unkept.has(id));
    return [...others, ...this.#unkept.values()].toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  }

  #bodies(): Map<string, Body> {
    return new Map(this.#entries().map(({ id, body }) => [id, body]));
  }

  #dropAll(ids: readonly string[], owner = this.#owner): void {
    for (const id of ids) removeStored('local', this.#keyOf(id, owner));
    if (owner !== this.#owner) return;
    this.#change((next) => {
      for (const id of ids) {
        this.#unkept.delete(id);
        next.delete(id);
      }
    });
  }

  #change(edit: (next: Map<string, Outgoing<Body>>) => void): void {
    const next = new Map(this.#outgoing);
    edit(next);
    this.#outgoing = next;
    this.#options.onChange?.(next);
  }

  #mark(some: readonly Entry<Body>[], state: Outgoing<Body>['state'], error: unknown = null): void {
    this.#change((next) => {
      for (const { id, body } of some) {
        const isLate = state === 'unsent' || (next.get(id)?.isLate ?? true);
        next.set(id, { body, state, isLate, error });
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
    const nameOf = ({ id, body }: Entry<Body>) => JSON.stringify([id, body]);
    for (;;) {
      const next = batch(this.#entries().filter((entry) => !tried.has(nameOf(entry))));
      if (next.length === 0) break;
      for (const entry of next) tried.add(nameOf(entry));
      const isOver = await this.#send(next, owner);
      if (this.#owner !== owner) return;
      if (isOver) break;
    }
    const left = this.#bodies();
    // Another tab sent the others.
    this.#dropAll([...this.#outgoing.keys()].filter((id) => !left.has(id)));
    if (left.size > 0) this.#later();
    onPause?.();
  }

  /** Makes one call. Returns true without a connection. */
  async #send(batch: readonly Entry<Body>[], owner: string): Promise<boolean> {
    try {
      await this.#options.send(batch);
    } catch (error) {
      if (this.#owner === owner) this.#mark(isLost(error) ? this.#entries() : batch, 'unsent', error);
      return isLost(error);
    }
    this.#pause = limits.resend.first;
    const now = this.#bodies();
    const isReplaced = ({ id, body }: Entry<Body>) => this.#owner === owner && !isAlike(now.get(id), body);
    this.#dropAll(
      batch.filter((entry) => !isReplaced(entry)).map(({ id }) => id),
      owner,
    );
    return false;
  }

  async #onReturn(): Promise<void> {
    if (!document.hidden && navigator.onLine) await this.flush();
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, limits.resend.most);
  }
}
