import { isPast, type MyRegistration } from '@arena/domain';
import type { EndpointReply } from '@arena/domain/api';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { type KeptLink, removeLink, storeLinkData } from '#lib/addresses/links.ts';
import { call, dataOf } from '#lib/calls/api.ts';
import { reportProblem } from '#lib/page/log.ts';
import { useLinkQuery } from '#lib/query/use-link-query.ts';
import { followEnrolment } from '#lib/storage/remembered-player.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { forgetPlayedRooms } from './opened-rooms.ts';
import { isOutOfCompetition, openConfirmationAt, paceOf } from './steps/steps.ts';

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

/** Fields that a team's link doesn't show. */
const NOT_THEIRS = {
  out: null,
  reason: null,
  decidedAt: null,
  consent: 'none',
  isConsentCarried: false,
  guardianAsked: null,
  guardianLinks: 0,
  playersChange: null,
  teamLink: null,
  prizes: [],
} satisfies Partial<MyRegistration>;

/** Reads a team's registration for its members. @throws {ApiError} */
async function readMembers(token: string): Promise<MyRegistration> {
  return { ...(await call('POST /members/read', { body: { token } })), ...NOT_THEIRS };
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

/** The query of a link's registration: the stored one at first, then a fresh one, which is stored. */
export function registrationQuery(client: QueryClient, link: KeptLink) {
  const queryKey = ['my-registration', link.token];
  const queryFn = async (): Promise<MyRegistration> => {
    const reading = link.of === 'team' ? readMembers(link.token) : readOwn(link.token);
    // Handled later: it may fail before the stored data is loaded.
    reading.catch(() => undefined);
    if (client.getQueryData(queryKey) === undefined) {
      const kept = await cachedRegistration(link);
      if (kept !== null) client.setQueryData(queryKey, kept, { updatedAt: link.at });
    }
    const myRegistration = await reading;
    note(link, myRegistration);
    return myRegistration;
  };
  return { queryKey, queryFn };
}

/**
 * The data of a private link: cached at first, then fresh, and polled while the screen is visible. @param onGone called
 * once the link is invalid, before it is forgotten. @param carried data sent with the page
 */
export function useMyRegistration(link: KeptLink, onGone: () => void, carried: MyRegistration | null = null) {
  const client = useQueryClient();
  const [first] = useState(link);
  return useLinkQuery({
    query: registrationQuery(client, first),
    pace: (myRegistration) => paceOf(myRegistration, Date.parse(myRegistration.now)),
    initial: carried && { value: carried, readAt: Date.parse(carried.now) },
    onGone: () => {
      onGone();
      removeLink(first.token);
    },
  });
}

/** The registration that a private link's page shows. */
export interface OwnPage {
  token: string;
  myRegistration: MyRegistration;
  /** True for a link of a team's members, who can't change anything. */
  isTeams: boolean;
  refresh: () => void;
}

export const OwnPageContext = createContext<OwnPage | null>(null);

export function useOwnPage(): OwnPage {
  const page = use(OwnPageContext);
  if (page === null) throw new Error('No registration is shown here');
  return page;
}

/** Returns the open steps: an offered seat, a confirmation window; and if the tournament has begun. */
export function useOpenSteps() {
  const { myRegistration } = useOwnPage();
  const kind = useServerNow((now) => openConfirmationAt(myRegistration.confirmations, now)?.kind ?? null);
  const hasBegun = useServerNow((now) => isPast(myRegistration.tournament?.date ?? null, now));
  const offeredUntil = myRegistration.waiting?.offeredUntil ?? null;
  const isOffered = useServerNow((now) => offeredUntil !== null && now.getTime() <= Date.parse(offeredUntil));
  return {
    offeredUntil: isOffered ? offeredUntil : null,
    window: isOutOfCompetition(myRegistration)
      ? undefined
      : myRegistration.confirmations.find((each) => each.kind === kind),
    hasBegun,
  };
}
