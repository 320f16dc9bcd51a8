import { accessRequestHandlers } from '../access-requests/handlers.ts';
import { auditHandlers } from '../audit/handlers.ts';
import { authHandlers } from '../auth/handlers.ts';
import { challengeHandlers } from '../challenges/handlers.ts';
import { competitionHandlers } from '../competitions/handlers.ts';
import { formHandlers } from '../forms/handlers.ts';
import { guardianHandlers } from '../guardians/handlers.ts';
import { healthHandlers } from '../health/handlers.ts';
import { memberHandlers } from '../members/handlers.ts';
import { pictureHandlers } from '../pictures/handlers.ts';
import { type PlaceParts, placeHandlers } from '../places/handlers.ts';
import { playerHandlers } from '../players/handlers.ts';
import { prizeHandlers } from '../prizes/handlers.ts';
import { questionHandlers } from '../questions/handlers.ts';
import { registrationHandlers } from '../registrations/handlers.ts';
import type { AuthServices, Services } from '../services.ts';
import { statisticsHandlers } from '../statistics/handlers.ts';
import { teamHandlers } from '../team/handlers.ts';
import { tournamentHandlers } from '../tournaments/handlers.ts';
import type { HandlerTable } from './handler.ts';
import { openApiHandlers } from './openapi.ts';

/** The handler of every endpoint. */
export function createHandlers(services: Services & AuthServices & Pick<PlaceParts, 'drawPlace'>): HandlerTable {
  return {
    ...healthHandlers(services.health),
    ...authHandlers(services),
    ...accessRequestHandlers(services.accessRequests),
    ...auditHandlers(services.audit),
    ...tournamentHandlers(services.tournaments, services.tournamentDesk),
    ...challengeHandlers(services.challenges),
    ...registrationHandlers(services),
    ...placeHandlers(services),
    ...guardianHandlers(services),
    ...memberHandlers(services),
    ...questionHandlers(services.questions, services.questionDesk),
    ...formHandlers(services.forms, services.formDesk),
    ...competitionHandlers(services.competitions),
    ...prizeHandlers(services.prizes),
    ...statisticsHandlers(services.statistics),
    ...pictureHandlers(services.pictures),
    ...playerHandlers(services.players),
    ...teamHandlers(services.team),
    ...openApiHandlers(),
  };
}
