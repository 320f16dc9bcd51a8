import type { Call, HandlersOf } from '../http/handler.ts';
import { approveRequest, hasAccess, listRequests, rejectRequest } from './access-requests.ts';
import type { AuthContext, AuthParts } from './auth-context.ts';

export function accessRequestRoutes(parts: AuthParts): HandlersOf<'access-requests'> {
  const contextOf = ({ context }: Pick<Call, 'context'>): AuthContext => ({ ...context, ...parts });
  return {
    'GET /access-requests': (call) => listRequests(contextOf(call), call.query),

    'GET /access-requests/:uid/access': async ({ context, params }) => ({
      hasAccess: await hasAccess(context, params.uid),
    }),

    'POST /access-requests/:uid/approve': (call) => approveRequest(contextOf(call), call.params.uid, call.body),

    'POST /access-requests/:uid/reject': (call) =>
      rejectRequest(contextOf(call), call.params.uid, call.body.notes ?? ''),
  };
}
