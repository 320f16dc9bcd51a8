import type { AuthParts } from './account/accounts.ts';
import { authRoutes } from './account/auth-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { competitionRoutes } from './competitions/competition-routes.ts';
import { entryRoutes } from './competitions/entry-routes.ts';
import { matchRoutes } from './competitions/match-routes.ts';
import { prizeRoutes } from './competitions/prize-routes.ts';
import { exclusionRoutes } from './exclusions/exclusion-routes.ts';
import { formRoutes } from './forms/form-routes.ts';
import type { HandlersOf, HandlerTable } from './http/handler.ts';
import { guardianRoutes } from './my-page/guardian-routes.ts';
import { myRegistrationRoutes } from './my-page/my-registration-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { subscriptionRoutes } from './notices/subscription-routes.ts';
import { webhookRoutes } from './notices/webhooks/webhook-routes.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import type { Config } from './platform/config.ts';
import { pingDatabase } from './platform/firestore.ts';
import { playerRoutes } from './players/player-routes.ts';
import { presentationRoutes } from './presentations/presentation-routes.ts';
import { questionRoutes } from './questions/question-routes.ts';
import { registrationRoutes } from './registrations/registration-routes.ts';
import { statisticsRoutes } from './statistics/statistics-routes.ts';
import { tournamentRoutes } from './tournaments/tournament-routes.ts';

interface Parts extends AuthParts {
  config: AuthParts['config'] & Pick<Config, 'mail'>;
  drawMyRegistration: Parameters<typeof myRegistrationRoutes>[0];
}

/** Returns the handlers of all endpoints. */
export function createHandlers({ drawMyRegistration, ...parts }: Parts): HandlerTable {
  return {
    ...healthRoutes,
    ...authRoutes(parts),
    ...auditRoutes,
    ...tournamentRoutes,
    ...registrationRoutes(parts.config),
    ...myRegistrationRoutes(drawMyRegistration, parts.config),
    ...guardianRoutes,
    ...subscriptionRoutes,
    ...noticeRoutes,
    ...questionRoutes,
    ...formRoutes,
    ...competitionRoutes,
    ...entryRoutes,
    ...matchRoutes,
    ...prizeRoutes,
    ...statisticsRoutes,
    ...pictureRoutes,
    ...playerRoutes,
    ...exclusionRoutes,
    ...presentationRoutes,
    ...webhookRoutes,
    ...openApiRoutes,
  };
}

const healthRoutes: HandlersOf<'health'> = {
  'GET /health': async ({ context, origin }) => {
    await pingDatabase(context.db);
    return { status: 'ok', time: context.now.toISOString(), caller: origin.address, proxyIp: origin.proxyIp };
  },
};
