import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { followStorage } from '../storage/storage.ts';
import type { Outbox, Outgoing } from './outbox.ts';

/**
 * Returns the state of an outbox's entry and follows its changes; null without one. The screen that follows it shows its
 * answer; otherwise it is announced, and a refused entry stays stored.
 */
export function useOutgoing<Body, Result>(outbox: Outbox<Body, Result>, id: string): Outgoing<Body, Result> | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [followStorage(listener), outbox.watch(id)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [outbox, id],
  );
  return useSyncExternalStore(
    subscribe,
    () => outbox.outgoing(id) ?? null,
    () => null,
  );
}

/** Calls `follow` with what is under way when the screen opens, and with each change of it. */
export function useOutgoingChange<Body, Result>(
  outgoing: Outgoing<Body, Result> | null,
  follow: (now: Outgoing<Body, Result> | null) => void,
): void {
  const onChange = useEffectEvent(follow);
  useEffect(() => onChange(outgoing), [outgoing]);
}
