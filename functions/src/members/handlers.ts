import { type HandlersOf, holderOf } from '../http/handler.ts';
import { toMemberView } from '../places/presenter.ts';
import type { PlaceService } from '../places/service.ts';

export function memberHandlers({ places }: { places: Pick<PlaceService, 'read' | 'room'> }): HandlersOf<'members'> {
  return {
    'POST /members/read': async (call) => toMemberView(await places.read(holderOf(call), call.now)),

    'POST /members/room': (call) => places.room(holderOf(call), call.body.matchId, call.now),
  };
}
