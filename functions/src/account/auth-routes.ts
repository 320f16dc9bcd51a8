import { type Call, type HandlersOf, replyAfter } from '../http/handler.ts';
import { countersOf } from '../platform/rate-limit/network-origin.ts';
import { limitRate } from '../platform/rate-limit/rate-limit.ts';
import { approveRequest, hasAccess, listRequests, noteProof, rejectRequest } from './access-requests.ts';
import type { AuthContext, AuthParts } from './accounts.ts';
import {
  assignRole,
  endSessions,
  findAccount,
  grantOwnerRole,
  listAdmins,
  organiserName,
  removeAccount,
  removeRole,
  verifyToken,
} from './roles.ts';
import { claimFirstAdmin, needsSetup } from './setup.ts';
import { accountOf, toAccountView, toSessionUser } from './viewer.ts';

export function authRoutes(parts: AuthParts): HandlersOf<'auth' | 'access-requests'> {
  const contextOf = ({ context }: Pick<Call, 'context'>): AuthContext => ({ ...context, ...parts });
  return {
    'POST /auth/verify': async (call) => toSessionUser(await verifyToken(contextOf(call), call.body.token)),

    'GET /auth/me': async (call) => {
      const { viewer } = call;
      const account = accountOf(viewer);
      await grantOwnerRole(contextOf(call), account);
      if (viewer.role === 'signed-in') await noteProof(contextOf(call), account);
      return toSessionUser({ account, role: viewer.role });
    },

    'POST /auth/revoke': (call) => replyAfter(endSessions(contextOf(call), accountOf(call.viewer)), { revoked: true }),

    'GET /auth/health': async () => ({ status: 'ok' }),

    'POST /auth/admin/set-claim': async (call) => {
      const { passwordMail, ...known } = await assignRole(contextOf(call), call.body.email, call.body.role);
      return { ...toAccountView(known), passwordMail };
    },

    'POST /auth/admin/revoke-claim': async (call) => toAccountView(await removeRole(contextOf(call), call.body.email)),

    'POST /auth/admin/revoke-account': (call) =>
      replyAfter(removeAccount(contextOf(call), call.body.uid), { revoked: true }),

    'GET /auth/admin/users': (call) => listAdmins(contextOf(call), call.query),

    'GET /auth/admin/user/:email': async (call) => toAccountView(await findAccount(contextOf(call), call.params.email)),

    'GET /auth/organisers/:uid': (call) => organiserName(contextOf(call), call.params.uid),

    'POST /auth/setup/initial-admin': async (call) => {
      const account = accountOf(call.viewer);
      const tries = [{ name: 'setupPerAccount', key: account.uid } as const, ...countersOf('setup', call.origin)];
      await limitRate(call.context, tries);
      return toSessionUser(await claimFirstAdmin(contextOf(call), account, call.body.secret));
    },

    'GET /auth/setup/check': async (call) => ({ needsSetup: await needsSetup(contextOf(call)) }),

    'GET /access-requests': (call) => listRequests(contextOf(call), call.query),

    'GET /access-requests/:uid/access': async ({ context, params }) => ({
      hasAccess: await hasAccess(context, params.uid),
    }),

    'POST /access-requests/:uid/approve': (call) => approveRequest(contextOf(call), call.params.uid, call.body),

    'POST /access-requests/:uid/reject': (call) =>
      rejectRequest(contextOf(call), call.params.uid, call.body.notes ?? ''),
  };
}
