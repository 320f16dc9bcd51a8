import { ApiError } from '../failure.ts';
import type { Call, HandlersOf } from '../http/handler.ts';
import type { StoredRegistration } from '../registrations/record.ts';
import type { PlaceService } from './service.ts';

/** @throws ApiError `link_not_found` without a holder; an endpoint that asks for a link lets none through. */
function holderOf({ holder }: Call): StoredRegistration {
  if (holder === null) throw new ApiError('link_not_found');
  return holder;
}

export function placeHandlers(places: PlaceService): HandlersOf<'places'> {
  return {
    'POST /places/read': (call) => places.read(holderOf(call), call.now),

    'POST /places/room': (call) => places.room(holderOf(call), call.body.matchId, call.now),
  };
}
