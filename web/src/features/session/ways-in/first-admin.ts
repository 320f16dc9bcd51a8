import { errorText } from '@arena/domain';
import { call } from '../../../lib/calls/api.ts';
import { authorizedCall } from '../../../lib/calls/authorized-call.ts';
import { useLoaded } from '../../../lib/calls/use-loaded.ts';
import { recheckSession } from '../session.ts';

/** Whether the site has no admin yet; false until the server has said so. */
export function useNeedsSetup(): boolean {
  const { loaded } = useLoaded('whether there is an admin', () => call('GET /auth/setup/check', {}));
  return loaded.state === 'ready' && loaded.value.needsSetup;
}

/** Makes the one who is signed in the first admin, who has to sign in anew. @throws {ApiError} */
export async function claimFirstAdmin(secret: string): Promise<void> {
  await authorizedCall('POST /auth/setup/initial-admin', { body: { secret } });
  await recheckSession(errorText.sign_in_again);
}
