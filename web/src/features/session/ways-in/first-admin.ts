import { errorText } from '@arena/domain';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/calls/api.ts';
import { authorizedCall } from '../../../lib/calls/authorized-call.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { recheckSession } from '../session.ts';

/** Whether the site has no admin yet; false until the server has said so. */
export function useNeedsSetup(): boolean {
  const [needsSetup, setNeedsSetup] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      try {
        const reply = await call('GET /auth/setup/check', {});
        if (isCurrent) setNeedsSetup(reply.needsSetup);
      } catch (error) {
        reportProblem('Asking whether there is an admin', error);
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, []);

  return needsSetup;
}

/** Makes the one who is signed in the first admin, who has to sign in anew. @throws {ApiError} */
export async function claimFirstAdmin(secret: string): Promise<void> {
  await authorizedCall('POST /auth/setup/initial-admin', { body: { secret } });
  await recheckSession(errorText.sign_in_again);
}
