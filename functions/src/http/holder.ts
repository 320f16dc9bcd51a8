import { ApiError } from '../failure.ts';
import type { StoredRegistration } from '../registrations/record.ts';
import type { Call } from './handler.ts';

/** @throws ApiError `link_not_found` without a holder; an endpoint that asks for a link lets none through. */
export function holderOf({ holder }: Call): StoredRegistration {
  if (holder === null) throw new ApiError('link_not_found');
  return holder;
}
