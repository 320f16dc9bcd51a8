import { actorOf } from '../auth/actor.ts';
import { after, type HandlersOf } from '../http/handler.ts';
import type { TeamService } from './service.ts';

export function teamHandlers(team: TeamService): HandlersOf<'team'> {
  return {
    'GET /team/presentation': (call) => team.own(actorOf(call)),

    'PUT /team/presentation': (call) => team.show(call.body, actorOf(call)),

    'DELETE /team/presentation': (call) => team.hide(actorOf(call)),

    'DELETE /team/presentations/:id': (call) =>
      after(team.takeOff(call.params.id, actorOf(call)), { id: call.params.id }),
  };
}
