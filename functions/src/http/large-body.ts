import { isOrganiser } from '@arena/domain';
import { viewerOf } from '../account/viewer.ts';
import { toApiError } from './failure.ts';

type Refusal = 'unauthenticated' | 'forbidden' | 'unavailable';

/**
 * Checks the sender of a large body before it is read. Only organisers send any, and an instance reads a few at once.
 * Returns null if the body may be read.
 */
export async function admitSender(
  authorization: string | undefined,
  deps: Parameters<typeof viewerOf>[1],
  now: Date,
): Promise<Refusal | null> {
  if (authorization === undefined) return 'unauthenticated';
  try {
    const { role } = await viewerOf(authorization, deps, now);
    return isOrganiser(role) ? null : 'forbidden';
  } catch (error) {
    return toApiError(error).code === 'unauthenticated' ? 'unauthenticated' : 'unavailable';
  }
}
