import type { AccessRequestService } from '../access-requests/service.ts';
import { after, type HandlersOf } from '../http/handler.ts';
import { actorOf } from './actor.ts';
import type { LocalLogin } from './local-login.ts';
import { toAccountView, toSessionUser } from './presenter.ts';
import type { AuthService } from './service.ts';
import type { Setup } from './setup.ts';
import { accountOf } from './viewer.ts';

export interface AuthParts {
  auth: AuthService;
  setup: Setup;
  localLogin: LocalLogin;
  accessRequests: Pick<AccessRequestService, 'noteProof'>;
}

export function authHandlers({ auth, setup, localLogin, accessRequests }: AuthParts): HandlersOf<'auth'> {
  return {
    'POST /auth/verify': async ({ body, now }) => toSessionUser(await auth.verify(body.token, now)),

    'GET /auth/me': async ({ viewer, now }) => {
      const account = accountOf(viewer);
      await auth.recognise(account, now);
      if (viewer.role === 'signed-in') await accessRequests.noteProof(account, now);
      return toSessionUser({ account, role: viewer.role });
    },

    'POST /auth/revoke': ({ viewer, now }) => after(auth.endSessions(accountOf(viewer), now), { revoked: true }),

    'GET /auth/health': async () => ({ status: 'ok' }),

    'POST /auth/admin/set-claim': async (call) => toAccountView(await auth.makeAdmin(call.body.email, actorOf(call))),

    'POST /auth/admin/revoke-claim': async (call) =>
      toAccountView(await auth.removeAdmin(call.body.email, actorOf(call))),

    'POST /auth/admin/revoke-account': (call) =>
      after(auth.removeAccount(call.body.uid, actorOf(call)), { revoked: true }),

    'GET /auth/admin/users': ({ query }) => auth.admins(query),

    'GET /auth/admin/user/:email': async ({ params }) => toAccountView(await auth.find(params.email)),

    'POST /auth/setup/initial-admin': async ({ body, viewer, origin, now }) =>
      toSessionUser(await setup.claim({ account: accountOf(viewer), secret: body.secret, origin, now })),

    'GET /auth/setup/check': async () => ({ needsSetup: await setup.isNeeded() }),

    'POST /auth/local/login': async ({ body, origin, now }) => {
      const { token, uid, username, name } = await localLogin.signIn({ ...body, origin, now });
      return { token, user: { id: uid, username, name, role: 'admin' } };
    },
  };
}
