import { useRef, useState } from 'react';
import { ApiError } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failures.ts';
import { areOrderedAlike, inOrder, moveItem, type Ordered, placesOf } from '#lib/editing/order.ts';
import { reportProblem } from '#lib/page/log.ts';

/** Reads and stores an order. @throws {ApiError} */
interface Placing {
  /** Reads all items. */
  read: () => Promise<readonly Ordered[]>;
  /** Stores positions, all or none. */
  place: (places: Ordered[]) => Promise<unknown>;
  /** Refetches the shown data; never rejects. */
  refetch: () => Promise<void>;
}

/** Items in an organiser's order, and the state of storing it. */
export interface Order<T> {
  things: readonly T[];
  isSaving: boolean;
  /** Why the order isn't stored; null if it is, or is being stored. */
  failure: string | null;
  move: (from: number, to: number) => void;
  /** Retries storing; null if no order is waiting, such as after a foreign change. */
  retry: (() => void) | null;
  /** Discards the order that couldn't be stored. */
  giveUp: () => void;
}

const MOVED_MEANWHILE = 'Alguien más cambió el orden. Ya ves el suyo: mueve lo que falte.';

/** Orders that this browser saw or sent; any other is a foreign change. */
type Own = readonly (readonly Ordered[])[];

/**
 * Stores an order, unless another admin has changed it meanwhile; one already stored by an earlier attempt is kept.
 * @returns true if this is the order now. @throws {ApiError}
 */
async function store({ read, place }: Placing, own: Own, wanted: readonly string[]): Promise<boolean> {
  const now = await read();
  const places = placesOf(inOrder(now, wanted));
  if (places.length === 0) return true;
  if (!own.some((order) => areOrderedAlike(now, order))) return false;
  await place(places);
  return true;
}

/** Orders items and stores each order after the one before it. @param stored the items as read. */
export function useOrder<T extends Ordered>(stored: readonly T[], placing: Placing): Order<T> {
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  /** From the first unsaved move on: data read meanwhile may be a foreign order. */
  const own = useRef<Own>([]);
  const things = wanted === null ? stored : inOrder(stored, wanted);

  const settle = () => {
    latest.current = null;
    setWanted(null);
  };

  const storeLatest = async () => {
    let done: readonly string[] | null = null;
    while (latest.current !== done && latest.current !== null) {
      done = latest.current;
      const before = own.current;
      const sent = inOrder(stored, done);
      own.current = [...before, sent];
      const isStored = await store(placing, before, done);
      if (!isStored) setFailure(MOVED_MEANWHILE);
      if (!isStored) latest.current = done = null;
      else own.current = [sent];
      await placing.refetch();
    }
    settle();
  };

  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      await storeLatest();
    } catch (error) {
      if (!(error instanceof ApiError)) reportProblem('Ordering in the admin area', error);
      setFailure(failureText(error));
    } finally {
      setSaving(false);
    }
  };

  return {
    things,
    isSaving,
    failure,
    move(from, to) {
      const next = moveItem(things, from, to).map(({ id }) => id);
      if (latest.current === null) own.current = [stored];
      latest.current = next;
      setWanted(next);
      if (!isSaving) void save();
    },
    retry: wanted === null ? null : () => void save(),
    giveUp() {
      settle();
      setFailure(null);
      void placing.refetch();
    },
  };
}
