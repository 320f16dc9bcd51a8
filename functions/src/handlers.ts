import { absenceRoutes } from './absences/routes.ts';
import { accessRequestRoutes } from './access-requests/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import type { AuthParts } from './auth/auth-context.ts';
import { authRoutes } from './auth/routes.ts';
import { competitionRoutes } from './competitions/routes.ts';
import { noticeRoutes } from './delivery/routes.ts';
import { entryRoutes } from './entries/routes.ts';
import { formRoutes } from './forms/routes.ts';
import { guardianRoutes } from './guardians/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { HandlerTable } from './http/handler.ts';
import { matchRoutes } from './matches/routes.ts';
import { myRegistrationRoutes } from './my-registration/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import type { Config } from './platform/config.ts';
import { playerRoutes } from './players/routes.ts';
import { presentationRoutes } from './presentations/routes.ts';
import { prizeRoutes } from './prizes/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { stageRoutes } from './stages/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

interface Parts extends AuthParts {
  config: AuthParts['config'] & Pick<Config, 'mail'>;
  drawMyRegistration: Parameters<typeof myRegistrationRoutes>[0];
}

/** Returns the handlers of all endpoints. */
export function createHandlers({ drawMyRegistration, ...parts }: Parts): HandlerTable {
  return {
    ...healthRoutes,
    ...authRoutes(parts),
    ...accessRequestRoutes(parts),
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
    ...absenceRoutes,
    ...stageRoutes,
    ...prizeRoutes,
    ...statisticsRoutes,
    ...pictureRoutes,
    ...playerRoutes,
    ...presentationRoutes,
    ...webhookRoutes,
    ...openApiRoutes,
  };
}
