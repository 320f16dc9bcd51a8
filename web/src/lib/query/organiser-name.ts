import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { authorizedCall } from '../calls/authorized-call.ts';

const organiserQuery = (uid: string | null) =>
  queryOptions({
    queryKey: ['organiser name', uid],
    queryFn: uid === null ? skipToken : () => authorizedCall('GET /auth/organisers/:uid', { params: { uid } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Names another organiser; 'Alguien más' until it is known, or if the account is gone. */
export function useOrganiserName(uid: string | null): string {
  return useQuery(organiserQuery(uid)).data?.displayName ?? 'Alguien más';
}
