import { useEffect, useEffectEvent, useMemo } from 'react';
import { type ReactFireGlobals, useObservable, useUser } from 'reactfire';
import { BehaviorSubject } from 'rxjs';
import { forgetWithAccount } from '../calls/authorized-call.ts';

/** Where ReactFire keeps what it has heard: for the whole page, whoever is signed in. */
declare global {
  var _reactFirePreloadedObservables: ReactFireGlobals['_reactFirePreloadedObservables'];
}

const PREFIX = 'listening:';
let listenings = 0;

// What was rendered but never shown has left its name, and nothing else, there.
forgetWithAccount(() => {
  const kept = globalThis._reactFirePreloadedObservables;
  for (const id of kept.keys()) if (id.startsWith(PREFIX)) kept.delete(id);
});

/** A name that ReactFire has never kept anything under, and what it hears from then on. */
function openFeed<T>(uid: string | undefined, what: string, nothing: T) {
  listenings += 1;
  return { id: `${PREFIX} ${what}, of ${uid} (${listenings})`, feed: new BehaviorSubject(nothing) };
}

/** Begins to listen and has `hear` hear each value, a failure too. Returns the way to stop. */
export type Listen<T> = (hear: (value: T) => void) => () => void;

/**
 * What is heard by whoever is signed in, while the component that asks is shown; `nothing` before the first value.
 *
 * ReactFire begins to listen while it renders, never stops, and hands what failed to whoever asks next (decision 057).
 * So it is given a feed, which never fails, and an effect listens for it.
 * @param what names what is listened to; another name listens anew.
 */
export function useListened<T>(what: string, listen: Listen<T>, nothing: T): T {
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
