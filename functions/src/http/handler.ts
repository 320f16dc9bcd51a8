import type { Endpoint, EndpointInput, EndpointReply, Method } from '@arena/domain/api';
import type { Viewer } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { found } from '../failure.ts';
import type { Visit } from '../rate-limit/origin.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';

/** A call besides its inputs: caller, address and time. */
export interface Call extends Visit {
  context: Context;
  /** The `Idempotency-Key` header, or a random one: names what a POST creates. */
  key: string;
  viewer: Viewer;
  /** The `X-Proof` header. */
  proof: string | undefined;
  /** The registration of the call's private link; null if its endpoint asks for none. */
  linkOwner: StoredRegistration | null;
}

/** @throws ApiError `link_not_found` without one; an endpoint that asks for a link lets none through. */
export function linkOwnerOf({ linkOwner }: Pick<Call, 'linkOwner'>): StoredRegistration {
  return found(linkOwner, 'link_not_found');
}

/** Answers one endpoint: gets parsed inputs, returns data, throws an ApiError for a failure. */
type Handler<E extends Endpoint> = (call: EndpointInput<E> & Call) => Promise<EndpointReply<E>>;

/** One handler for each endpoint: a missing one doesn't compile. */
export type HandlerTable = { [E in Endpoint]: Handler<E> };

/** The handlers of all endpoints below `/resource`. */
export type HandlersOf<Resource extends string> = Pick<
  HandlerTable,
  Extract<Endpoint, `${Method} /${Resource}` | `${Method} /${Resource}/${string}`>
>;

/** Replies once the work is done, if the work itself returns nothing. */
export async function after<const Reply>(work: Promise<unknown>, reply: Reply): Promise<Reply> {
  await work;
  return reply;
}
