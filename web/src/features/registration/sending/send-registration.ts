import type { EndpointReply, EndpointRequest } from '@arena/domain/api';
import { ApiError } from '../../../lib/calls/api.ts';
import { paidCall } from '../../../lib/proof/paid-call.ts';

const QUIET_WAIT = 1_500;

/**
 * Sends a registration, and once more after a moment where no answer came: the same `requestId` is the same
 * registration, however often it arrives.
 * @throws {ApiError} the server's refusal, or the second lost answer.
 */
export async function sendRegistration(
  body: EndpointRequest<'POST /registrations'>['body'],
): Promise<EndpointReply<'POST /registrations'>> {
  const send = () => paidCall('POST /registrations', { purpose: 'registration', id: body.tournamentId }, { body });
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'connection') throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, QUIET_WAIT);
    });
    return send();
  }
}
