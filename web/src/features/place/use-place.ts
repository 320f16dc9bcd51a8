import type { Place } from '@arena/domain';
import type { EndpointReply } from '@arena/domain/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dropLink, type KeptLink, noteRead } from '../../lib/addresses/links.ts';
import { call, dataOf } from '../../lib/calls/api.ts';
import { reportProblem } from '../../lib/page/log.ts';
import { useLinkQuery } from '../../lib/query/use-link-query.ts';
import { followEnrolment } from '../../lib/storage/remembered-player.ts';
import { forgetPlayedRooms } from './opened-rooms.ts';
import { paceOf } from './steps/steps.ts';

/** The place that this browser kept of a link; null where there is none, or it is damaged. */
async function keptPlace({ place }: KeptLink): Promise<Place | null> {
  if (place === null) return null;
  try {
    return (await import('./kept-place.ts')).readPlace(place);
  } catch (error) {
    reportProblem('Reading a kept place', error);
    return null;
  }
}

/** The place behind a link, by what the page has asked for already where that is under way. @throws {ApiError} */
async function readOwn(token: string): Promise<Place> {
  const { pageAhead: ahead } = window;
  window.pageAhead = undefined;
  const reply = ahead?.token === token ? await ahead.reply.catch(() => null) : null;
  if (reply === null) return call('POST /places/read', { body: { token } });
  return (await dataOf<EndpointReply<'POST /places/open'>>(reply)).place;
}

/** Notes in this browser what was read behind a link. A fault in this hides nothing that was read. */
function note({ token, of, tournamentId }: KeptLink, place: Place): void {
  try {
    const own = of === 'team' ? null : (place.tournament?.id ?? tournamentId);
    noteRead({ token, of, tournamentId: own, place });
    if (own !== null) followEnrolment(own, place.status);
    forgetPlayedRooms(place);
  } catch (error) {
    reportProblem('Noting a place', error);
  }
}

/** Reads a link's data; by default the player's own. */
interface Source {
  read?: (token: string) => Promise<Place>;
  carried?: Place | null;
}

/**
 * The data of a private link: cached at first, then fresh, and polled while the screen is visible. @param onGone called
 * once the link is invalid, before it is forgotten.
 */
export function usePlace(link: KeptLink, onGone: () => void, { read = readOwn, carried = null }: Source = {}) {
  const client = useQueryClient();
  const [first] = useState(link);
  const queryKey = ['place', first.token];
  return useLinkQuery({
    queryKey,
    read: async () => {
      const reading = read(first.token);
      // It may fail before what is kept is there.
      reading.catch(() => undefined);
      if (client.getQueryData(queryKey) === undefined) {
        const kept = await keptPlace(first);
        if (kept !== null) client.setQueryData(queryKey, kept, { updatedAt: first.at });
      }
      const place = await reading;
      note(first, place);
      return place;
    },
    pace: (place) => paceOf(place, Date.parse(place.now)),
    initial: carried && { value: carried, readAt: Date.parse(carried.now) },
    onGone: () => {
      onGone();
      dropLink(first.token);
    },
  });
}
