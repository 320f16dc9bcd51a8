import type { Place } from '@arena/domain';
import type { ConfirmationService } from '../confirmations/service.ts';
import type { GuardianService } from '../guardians/service.ts';
import { after, type HandlersOf, holderOf } from '../http/handler.ts';
import type { WaitingService } from '../waiting/service.ts';
import type { OwnData } from './own-data.ts';
import { toMemberView } from './presenter.ts';
import type { PlaceService } from './service.ts';

export interface PlaceCallParts {
  places: PlaceService;
  /** The screen that shows a place; null where it can't be drawn. */
  drawPlace: (place: Place) => Promise<string | null>;
  ownData: OwnData;
  confirmations: ConfirmationService;
  guardians: GuardianService;
  waiting: Pick<WaitingService, 'take'>;
}

export function placeHandlers(parts: PlaceCallParts): HandlersOf<'places' | 'guardians' | 'members'> {
  const { places, drawPlace, ownData, confirmations, guardians, waiting } = parts;
  return {
    'POST /places/read': (call) => places.read(holderOf(call), call.now),

    'POST /places/open': async (call) => {
      const place = await places.read(holderOf(call), call.now);
      return { place, screen: await drawPlace(place) };
    },

    'POST /places/room': (call) => places.room(holderOf(call), call.body.matchId, call.now),

    'POST /places/prize': (call) => places.prize(holderOf(call), call.body, call.now),

    'POST /places/data': (call) => ownData.read(holderOf(call), call.now),

    'POST /places/correct': (call) => {
      const { token: _, ...fields } = call.body;
      return ownData.correct(holderOf(call), fields, call.now);
    },

    'POST /places/guardian': async (call) => ({
      link: await guardians.ask(holderOf(call), call.body.number, call.now),
    }),

    'POST /places/team': async (call) => ({
      link: await ownData.shareWithTeam(holderOf(call), call.body.number, call.now),
    }),

    'POST /places/confirm': async (call) => {
      await confirmations.confirm(holderOf(call), call.now, call.body.seen);
      places.changed(holderOf(call));
      return { confirmed: true };
    },

    'POST /places/take': (call) => after(waiting.take(holderOf(call), call.now), { taken: true }),

    'POST /places/leave': (call) => after(ownData.leave(holderOf(call), call.now), { left: true }),

    'POST /places/erase': (call) => after(ownData.erase(holderOf(call), call), { erased: true }),

    'POST /guardians/read': (call) => guardians.read(holderOf(call), call.now),

    'POST /guardians/answer': (call) =>
      after(guardians.answer(holderOf(call), call.body.given, call.now), { answered: true }),

    'POST /guardians/erase': (call) => after(guardians.erase(holderOf(call), call), { erased: true }),

    'POST /members/read': async (call) => toMemberView(await places.read(holderOf(call), call.now)),

    'POST /members/room': (call) => places.room(holderOf(call), call.body.matchId, call.now),
  };
}
