import { actorOf } from '../auth/actor.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { PlayerService } from './service.ts';

export function playerHandlers(players: PlayerService): HandlersOf<'players'> {
  return {
    'GET /players/hidden': () => players.hidden(),

    'POST /players/hiding': (call) => players.hide(call.body, actorOf(call)),
  };
}
