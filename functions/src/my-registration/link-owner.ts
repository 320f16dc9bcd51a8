import type { EndpointSpec } from '@arena/domain/api';
import type { Context } from '../context.ts';
import { ApiError } from '../failure.ts';
import { countersOf, type Origin } from '../rate-limit/origin.ts';
import { limitRate } from '../rate-limit/rate-limit.ts';
import { linkHash } from '../registration-queue/links.ts';
import { findByLink } from '../registrations/queries.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';

type LinkKind = 'player' | NonNullable<EndpointSpec['holds']>;

const fields = {
  player: 'link',
  guardian: 'guardianLink',
  member: 'teamLink',
} as const satisfies Record<LinkKind, unknown>;

/**
 * Finds a registration by the token of its private link.
 * @throws ApiError `link_not_found` for every invalid link, without the cause; `rate_limited` after too many reads of
 * one link, or too many unknown tokens from one address.
 */
export async function findLinkOwner(
  context: Context,
  token: string,
  origin: Origin,
  kind: LinkKind = 'player',
): Promise<StoredRegistration> {
  const link = linkHash(context.hash, token);
  await limitRate(context, [{ name: 'readsPerLink', key: link }]);
  const registration = await findByLink(context, fields[kind], link);
  // The captain alone learns why a team was rejected.
  const isClosed = kind === 'member' && registration?.status === 'rejected';
  if (registration !== null && !isClosed) return registration;
  await limitRate(context, countersOf('links', origin));
  throw new ApiError('link_not_found');
}
