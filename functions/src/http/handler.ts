import type { Endpoint, EndpointInput, EndpointReply, Method } from '@arena/domain/api';
import type { Viewer } from '../auth/viewer.ts';
import { found } from '../failure.ts';
import type { Visit } from '../rate-limit/origin.ts';
import type { StoredRegistration } from '../registrations/record.ts';

/** What a handler knows of a call besides its inputs: who calls, from where, when it arrived, and what it uses up. */
export interface Call extends Visit {
  viewer: Viewer;
  /** Whose private link the call brings; null where its endpoint asks for none. */
  holder: StoredRegistration | null;
}

/** @throws ApiError `link_not_found` without a holder; an endpoint that asks for a link lets none through. */
export function holderOf({ holder }: Pick<Call, 'holder'>): StoredRegistration {
  return found(holder, 'link_not_found');
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

/** What answers a call once its work is done, where the work itself says nothing. */
export async function after<const Reply>(work: Promise<unknown>, reply: Reply): Promise<Reply> {
  await work;
  return reply;
}
