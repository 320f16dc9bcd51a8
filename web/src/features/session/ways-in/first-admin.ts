import { errorText } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/calls/api.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { recheckSession } from '../session.ts';

/** True if the site has no admin yet; false while loading. */
export function useNeedsSetup(): boolean {
  const queryFn = () => call('GET /auth/setup/check', {});
  const { data } = useQuery({ queryKey: ['whether there is an admin'], queryFn, ...refetchOnOpen });
  return data?.needsSetup === true;
}

/** Makes the signed-in account the first admin; it has to sign in again. @throws {ApiError} */
export async function claimFirstAdmin(secret: string): Promise<void> {
  await authorizedCall('POST /auth/setup/initial-admin', { body: { secret } });
  await recheckSession(errorText.sign_in_again);
}
