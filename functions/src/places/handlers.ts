import type { ConfirmationService } from '../confirmations/service.ts';
import { ApiError } from '../failure.ts';
import type { Call, HandlersOf } from '../http/handler.ts';
import type { StoredRegistration } from '../registrations/record.ts';
import type { OwnData } from './own-data.ts';
import type { PlaceService } from './service.ts';

/** @throws ApiError `link_not_found` without a holder; an endpoint that asks for a link lets none through. */
function holderOf({ holder }: Call): StoredRegistration {
  if (holder === null) throw new ApiError('link_not_found');
  return holder;
}

export interface PlaceParts {
  places: PlaceService;
  ownData: OwnData;
  confirmations: ConfirmationService;
}

export function placeHandlers({ places, ownData, confirmations }: PlaceParts): HandlersOf<'places'> {
  return {
    'POST /places/read': (call) => places.read(holderOf(call), call.now),

    'POST /places/room': (call) => places.room(holderOf(call), call.body.matchId, call.now),

    'POST /places/prize': (call) => places.prize(holderOf(call), call.body, call.now),

    'POST /places/data': (call) => ownData.read(holderOf(call), call.now),

    'POST /places/correct': (call) => {
      const { token: _, ...fields } = call.body;
      return ownData.correct(holderOf(call), fields, call.now);
    },

    'POST /places/confirm': async (call) => {
      await confirmations.confirm(holderOf(call), call.now);
      return { confirmed: true };
    },

    'POST /places/leave': async (call) => {
      await ownData.leave(holderOf(call), call.now);
      return { left: true };
    },

    'POST /places/erase': async (call) => {
      await ownData.erase(holderOf(call), call.now);
      return { erased: true };
    },
  };
}
