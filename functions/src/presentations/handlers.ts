import { actorOf } from '../auth/actor.ts';
import { after, type HandlersOf } from '../http/handler.ts';
import type { PresentationService } from './service.ts';

export function presentationHandlers(presentations: PresentationService): HandlersOf<'team'> {
  return {
    'GET /team/presentation': (call) => presentations.own(actorOf(call)),

    'PUT /team/presentation': (call) => presentations.show(call.body, actorOf(call)),

    'DELETE /team/presentation': (call) => presentations.hide(actorOf(call)),

    'DELETE /team/presentations/:id': (call) =>
      after(presentations.takeOff(call.params.id, actorOf(call)), { id: call.params.id }),
  };
}
