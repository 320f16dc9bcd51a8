import { useQuery } from '@tanstack/react-query';
import { authorizedCall } from '../calls/authorized-call.ts';

/** Names another organiser; 'Alguien más' until it is known, or if the account is gone. */
export function useOrganiserName(uid: string | null): string {
  const { data } = useQuery({
    queryKey: ['organiser name', uid],
    queryFn: () => authorizedCall('GET /auth/organisers/:uid', { params: { uid: uid ?? '' } }),
    enabled: uid !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.displayName ?? 'Alguien más';
}
