import { limits, type Place } from '@arena/domain';
import type { EndpointReply } from '@arena/domain/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dropLink, type KeptLink, noteRead } from '../../lib/addresses/links.ts';
import { ApiError, call, dataOf } from '../../lib/calls/api.ts';
import type { Reading } from '../../lib/calls/kept-reading.ts';
import { useReadAgain } from '../../lib/calls/use-read-again.ts';
import { reportProblem } from '../../lib/page/log.ts';
import { followEnrolment } from '../../lib/storage/memory.ts';
import { paceOf } from './steps/steps.ts';

/** What is known before anything was read here: what the page brought along, as if it were read at that moment. */
function begun(place: Place | null): Reading<Place> {
  return { isLoading: place === null, failure: null, value: place, readAt: place && Date.parse(place.now) };
}

function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) reportProblem('Reading a place', error);
  return error instanceof Error ? error.message : String(error);
}

/** What an earlier visit has seen, for as long as nothing newer is known. */
async function restored({ place, at }: KeptLink): Promise<Partial<Reading<Place>>> {
  if (place === null) return {};
  const { readPlace } = await import('./kept-place.ts');
  const known = readPlace(place);
  return known === null ? {} : { value: known, readAt: at };
}

/** The place behind a link, by what the page has asked for already where that is under way. @throws {ApiError} */
async function readOwn(token: string): Promise<Place> {
  const { pageAhead: ahead } = window;
  window.pageAhead = undefined;
  const reply = ahead?.token === token ? await ahead.reply.catch(() => null) : null;
  if (reply === null) return call('POST /places/read', { body: { token } });
  return (await dataOf<EndpointReply<'POST /places/open'>>(reply)).place;
}

/** Where what is behind a link comes from: one's own, asked for here, unless told otherwise. */
interface Source {
  read?: (token: string) => Promise<Place>;
  /** What the page brought along of it. */
  carried?: Place | null;
}

/**
 * What a private link leads to: at once what was seen last, then as it is now, and again as often as it matters while
 * the screen is looked at.
 * @param onGone hears that the link is worth nothing any more, before it is forgotten.
 */
export function usePlace(link: KeptLink, onGone: () => void, { read = readOwn, carried = null }: Source = {}) {
  const { token } = link;
  const [reading, setReading] = useState(() => begun(carried));
  const first = useRef(link);
  const latest = useRef(0);

  /** Reads it; what an older reading found says nothing once a newer one has begun. */
  const refresh = useCallback(async (): Promise<Place | null> => {
    latest.current += 1;
    const turn = latest.current;
    setReading((before) => ({ ...before, isLoading: true }));
    try {
      const place = await read(token);
      if (turn !== latest.current) return place;
      const { of, tournamentId } = first.current;
      const own = of === 'team' ? null : (place.tournament?.id ?? tournamentId);
      noteRead({ token, of, tournamentId: own, place });
      if (own !== null) followEnrolment(own, place.status);
      setReading({ isLoading: false, failure: null, value: place, readAt: Date.now() });
      return place;
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'link_not_found';
      // That a link is worth nothing any more is said once, by the screen.
      const failure = isGone ? null : failureOf(error);
      if (turn === latest.current) setReading((before) => ({ ...before, isLoading: false, failure }));
      if (isGone) {
        onGone();
        dropLink(token);
      }
      return null;
    }
  }, [token, onGone, read]);

  useEffect(() => {
    restored(first.current)
      .then((known) => setReading((before) => (before.readAt === null ? { ...before, ...known } : before)))
      .catch((error: unknown) => reportProblem('Reading a kept place', error));
  }, []);

  const readAgain = useCallback(async () => {
    const place = await refresh();
    return place === null ? limits.placePolling.else : paceOf(place, Date.parse(place.now));
  }, [refresh]);
  useReadAgain(readAgain);

  return { reading, refresh };
}
