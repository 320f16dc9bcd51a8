import { limits, type MyRegistration } from '@arena/domain';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { KeptLink } from '#lib/addresses/links.ts';
import { ApiError } from '#lib/calls/api.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { registrationQuery } from '../use-my-registration.ts';
import { type Due, dueOf, mostUrgentFirst } from './due.ts';

/** A registration of this phone. */
export interface ListedRegistration {
  link: KeptLink;
  /** Null before the first read, and if it fails. */
  myRegistration: MyRegistration | null;
  due: Due;
  /** True while neither this phone nor the server has told anything about it. */
  isLoading: boolean;
  /** True if the phone has another one in the same tournament. */
  isShared: boolean;
}

const GONE: Due = { text: 'El enlace ya no sirve', at: null, isDeadline: false, kind: 'over' };
const UNREAD: Due = { text: 'Sin datos por ahora', at: null, isDeadline: false, kind: 'wait' };

/** Reads the registrations of these links, the most urgent first, and follows their changes. */
export function useRegistrations(links: readonly KeptLink[]): ListedRegistration[] {
  const client = useQueryClient();
  const results = useQueries({
    queries: links.map((link) => ({
      ...registrationQuery(client, link),
      gcTime: 0,
      staleTime: limits.registrationPolling.else,
      refetchInterval: limits.registrationPolling.else,
      // The guardian may have answered, or the organiser decided, while the player was in the chat.
      refetchOnWindowFocus: 'always' as const,
      refetchOnReconnect: 'always' as const,
    })),
  });
  const dues = useServerNow((now) =>
    links.map(({ of }, index) => {
      const { data, error } = results[index] ?? {};
      if (error instanceof ApiError && error.code === 'link_not_found') return GONE;
      return data === undefined ? UNREAD : dueOf(data, now, of === 'team');
    }),
  );
  return links
    .map((link, index) => ({
      link,
      myRegistration: results[index]?.data ?? null,
      due: dues[index] ?? UNREAD,
      isLoading: results[index]?.isPending ?? true,
      isShared: links.some(
        ({ token, tournamentId }) =>
          token !== link.token && tournamentId !== null && tournamentId === link.tournamentId,
      ),
    }))
    .toSorted((a, b) => mostUrgentFirst(a.due, b.due));
}
