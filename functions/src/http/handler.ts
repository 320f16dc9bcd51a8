import type { Endpoint, EndpointInput, EndpointReply, Method } from '@arena/domain/api';
import type { Viewer } from '../account/viewer.ts';
import { found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import type { Visit } from '../platform/rate-limit/network-origin.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';

/** A call without its inputs: caller, address and time. */
export interface Call extends Visit {
  context: Context;
  /** The `Idempotency-Key` header or a random key. Ids of created records derive from it. */
  key: string;
  viewer: Viewer;
  /** Registration that owns the call's private link; null if the endpoint needs none. */
  linkOwner: StoredRegistration | null;
}

/** @throws ApiError `link_not_found` without an owner. Endpoints that require a link always have one. */
export function linkOwnerOf({ linkOwner }: Pick<Call, 'linkOwner'>): StoredRegistration {
  return found(linkOwner, 'link_not_found');
}

/** Handles one endpoint: receives parsed inputs, returns data, throws an ApiError to refuse. */
type Handler<E extends Endpoint> = (call: EndpointInput<E> & Call) => Promise<EndpointReply<E>>;

/** One handler for each endpoint. A missing handler doesn't compile. */
export type HandlerTable = { [E in Endpoint]: Handler<E> };

/** Handlers of all endpoints below `/resource`. */
export type HandlersOf<Resource extends string> = Pick<
  HandlerTable,
  Extract<Endpoint, `${Method} /${Resource}` | `${Method} /${Resource}/${string}`>
>;

/** Returns `reply` after the work is done. */
export async function replyAfter<const Reply>(work: Promise<unknown>, reply: Reply): Promise<Reply> {
  await work;
  return reply;
}
