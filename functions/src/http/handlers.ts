import { formHandlers } from '../forms/handlers.ts';
import { healthHandlers } from '../health/handlers.ts';
import { questionHandlers } from '../questions/handlers.ts';
import { registrationHandlers } from '../registrations/handlers.ts';
import type { Services } from '../services.ts';
import { tournamentHandlers } from '../tournaments/handlers.ts';
import type { HandlerTable } from './handler.ts';

/** The handler of every endpoint. */
export function createHandlers(services: Services): HandlerTable {
  return {
    ...healthHandlers(services.health),
    ...tournamentHandlers(services.tournaments),
    ...registrationHandlers(services.registrations),
    ...questionHandlers(services.questions),
    ...formHandlers(services.forms),
  };
}
