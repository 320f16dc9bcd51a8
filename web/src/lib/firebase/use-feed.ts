import { useEffect, useEffectEvent, useMemo } from 'react';
import { type ReactFireGlobals, useObservable, useUser } from 'reactfire';
import { BehaviorSubject } from 'rxjs';
import { forgetWithAccount } from '../calls/authorized-call.ts';

/** ReactFire's cache, global to the page and shared by accounts. */
declare global {
  var _reactFirePreloadedObservables: ReactFireGlobals['_reactFirePreloadedObservables'];
}

const PREFIX = 'listening:';
let listenings = 0;

// An observable that rendered without mounting leaves its key behind.
forgetWithAccount(() => {
  const kept = globalThis._reactFirePreloadedObservables;
  for (const id of kept.keys()) if (id.startsWith(PREFIX)) kept.delete(id);
});

/** Opens a feed under a key that ReactFire has never cached. */
function openFeed<T>(uid: string | undefined, what: string, nothing: T) {
  listenings += 1;
  return { id: `${PREFIX} ${what}, of ${uid} (${listenings})`, feed: new BehaviorSubject(nothing) };
}

/** Listens and calls `hear` with each value, including failures. Returns the unsubscribe function. */
export type Listen<T> = (hear: (value: T) => void) => () => void;

/**
 * Listens as the signed-in account while the component is mounted; `nothing` before the first value. ReactFire
 * subscribes during rendering, never unsubscribes, and gives an old error to later callers
 * (docs/decisions/009-data-in-the-browser.md). It therefore gets a feed that never fails, and an effect subscribes to the
 * source. @param what names the source; another name subscribes again.
 */
export function useFeed<T>(what: string, listen: Listen<T>, nothing: T): T {
  const { data: user } = useUser();
  const uid = user?.uid;
  const { id, feed } = useMemo(() => openFeed(uid, what, nothing), [uid, what, nothing]);
  const begin = useEffectEvent(() => (uid === undefined ? undefined : listen((value) => feed.next(value))));
  useEffect(() => {
    const stop = begin();
    return () => {
      stop?.();
      globalThis._reactFirePreloadedObservables.delete(id);
    };
  }, [id]);
  return useObservable(id, feed).data;
}
