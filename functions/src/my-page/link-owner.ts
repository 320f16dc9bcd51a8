import type { EndpointSpec } from '@arena/domain/api';
import type { Viewer } from '../account/viewer.ts';
import { ApiError, found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import type { Origin } from '../platform/rate-limit/network-origin.ts';
import { limitRate } from '../platform/rate-limit/rate-limit.ts';
import { isUnopened, linkHash, linkOpening, networkOf } from '../registrations/commands/links.ts';
import { applyToRegistration } from '../registrations/queue.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';
import { findByLink } from '../registrations/registration-queries.ts';

type LinkKind = 'player' | NonNullable<EndpointSpec['holds']>;

const fields = {
  player: 'link',
  guardian: 'guardianLink',
  member: 'teamLink',
} as const satisfies Record<LinkKind, unknown>;

/** A call by a link. */
interface LinkCall {
  origin: Origin;
  viewer: Pick<Viewer, 'uid'>;
  spec: Pick<EndpointSpec, 'holds' | 'needsOpenedLink'>;
}

/**
 * Finds a registration by the token of its private link.
 * @throws ApiError `link_not_found` for every invalid link, without the cause; `link_unopened` if an organiser made the
 * link and only their network has used it; `rate_limited` after too many reads of one link.
 */
export async function findLinkOwner(context: Context, token: string, call: LinkCall): Promise<StoredRegistration> {
  const kind = call.spec.holds ?? 'player';
  const link = linkHash(context.hash, token);
  await limitRate(context, [{ name: 'readsPerLink', key: link }]);
  const own = await findByLink(context, fields[kind], link);
  const registration = own ?? (kind === 'player' ? await findByLink(context, 'mailedLink', link) : null);
  // The captain alone learns why a team was rejected.
  const isClosed = kind === 'member' && registration?.status === 'rejected';
  if (registration !== null && !isClosed) return openedElsewhere(context, registration, call);
  throw new ApiError('link_not_found');
}

/** Notes the first call from another network than that of the organiser who made the link. Team links have no maker. */
async function openedElsewhere(
  context: Context,
  registration: StoredRegistration,
  { origin, viewer, spec: { holds, needsOpenedLink } }: LinkCall,
): Promise<StoredRegistration> {
  if (holds === 'member') return registration;
  const kind = holds === 'guardian' ? 'guardianLink' : 'link';
  const maker = registration[`${kind}Maker`];
  if (!isUnopened(maker)) return registration;
  if (viewer.uid === null && !maker.networks.includes(networkOf(context, origin))) {
    const decide = linkOpening(kind, registration[kind]);
    return found(await applyToRegistration(context, registration.id, { decide }), 'link_not_found');
  }
  if (needsOpenedLink) throw new ApiError('link_unopened');
  return registration;
}
