import { actorOf } from '../auth/actor.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { AccessRequestService } from './service.ts';

export function accessRequestHandlers(requests: AccessRequestService): HandlersOf<'access-requests'> {
  return {
    'GET /access-requests': ({ query: { status, ...page }, now }) => requests.list(status, page, now),

    'POST /access-requests/:uid/approve': (call) =>
      requests.approve(call.params.uid, call.body.notes ?? '', actorOf(call)),

    'POST /access-requests/:uid/reject': (call) =>
      requests.reject(call.params.uid, call.body.notes ?? '', actorOf(call)),
  };
}
