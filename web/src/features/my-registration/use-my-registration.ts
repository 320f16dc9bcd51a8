import type { MyRegistration } from '@arena/domain';
import type { EndpointReply } from '@arena/domain/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type KeptLink, removeLink, storeLinkData } from '../../lib/addresses/links.ts';
import { call, dataOf } from '../../lib/calls/api.ts';
import { reportProblem } from '../../lib/page/log.ts';
import { useLinkQuery } from '../../lib/query/use-link-query.ts';
import { followEnrolment } from '../../lib/storage/remembered-player.ts';
import { forgetPlayedRooms } from './opened-rooms.ts';
import { paceOf } from './steps/steps.ts';

/** Returns a link's stored registration; null if there is none or it is invalid. */
async function cachedRegistration({ myRegistration }: KeptLink): Promise<MyRegistration | null> {
  if (myRegistration === null) return null;
  try {
    return (await import('./cached-registration.ts')).readMyRegistration(myRegistration);
  } catch (error) {
    reportProblem('Reading a kept registration', error);
    return null;
  }
}

/** Reads the registration of a link, from the page's early request if there is one. @throws {ApiError} */
async function readOwn(token: string): Promise<MyRegistration> {
  const { pageAhead: ahead } = window;
  window.pageAhead = undefined;
  const reply = ahead?.token === token ? await ahead.reply.catch(() => null) : null;
  if (reply === null) return call('POST /my-registration/read', { body: { token } });
  return (await dataOf<EndpointReply<'POST /my-registration/open'>>(reply)).myRegistration;
}

/** Stores a registration in this browser. A failure doesn't affect the screen. */
function note({ token, of, tournamentId }: KeptLink, myRegistration: MyRegistration): void {
  try {
    const own = of === 'team' ? null : (myRegistration.tournament?.id ?? tournamentId);
    storeLinkData({ token, of, tournamentId: own, myRegistration });
    if (own !== null) followEnrolment(own, myRegistration.status);
    forgetPlayedRooms(myRegistration);
  } catch (error) {
    reportProblem('Keeping a registration', error);
  }
}

/** Reads a link's data; by default the player's own. */
interface Source {
  read?: (token: string) => Promise<MyRegistration>;
  carried?: MyRegistration | null;
}

/**
 * The data of a private link: cached at first, then fresh, and polled while the screen is visible. @param onGone called
 * once the link is invalid, before it is forgotten.
 */
export function useMyRegistration(link: KeptLink, onGone: () => void, { read = readOwn, carried = null }: Source = {}) {
  const client = useQueryClient();
  const [first] = useState(link);
  const queryKey = ['my-registration', first.token];
  return useLinkQuery({
    queryKey,
    read: async () => {
      const reading = read(first.token);
      // Handled later: it may fail before the stored data is loaded.
      reading.catch(() => undefined);
      if (client.getQueryData(queryKey) === undefined) {
        const kept = await cachedRegistration(first);
        if (kept !== null) client.setQueryData(queryKey, kept, { updatedAt: first.at });
      }
      const myRegistration = await reading;
      note(first, myRegistration);
      return myRegistration;
    },
    pace: (myRegistration) => paceOf(myRegistration, Date.parse(myRegistration.now)),
    initial: carried && { value: carried, readAt: Date.parse(carried.now) },
    onGone: () => {
      onGone();
      removeLink(first.token);
    },
  });
}
