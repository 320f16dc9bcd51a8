import { catalogueService } from './catalogue/service.ts';
import { catalogueStore } from './catalogue/store.ts';
import { formService } from './forms/service.ts';
import { formStore } from './forms/store.ts';
import { healthService } from './health/service.ts';
import { healthStore } from './health/store.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/firestore.ts';
import type { Log } from './platform/log.ts';
import { questionService } from './questions/service.ts';
import { questionStore } from './questions/store.ts';
import { registrationLedger } from './registrations/ledger.ts';
import { registrationService } from './registrations/service.ts';
import { registrationStore } from './registrations/store.ts';
import { publicationService } from './tournaments/publication.ts';
import { tournamentService } from './tournaments/service.ts';
import { tournamentStore } from './tournaments/store.ts';

/** What the services stand on. */
export interface Platform {
  database: Database;
  clock: Clock;
  log: Log;
}

export type Services = ReturnType<typeof createServices>;

/** Every service of the product, put together: one set for each instance of the server. */
export function createServices({ database, clock, log }: Platform) {
  const stores = {
    tournaments: tournamentStore(database),
    registrations: registrationStore(database),
  };
  const catalogue = catalogueService(catalogueStore(database), stores.tournaments, clock, log);
  const publication = publicationService(stores.tournaments, catalogue, log);
  const questions = questionService(questionStore(database));
  return {
    catalogue,
    publication,
    questions,
    health: healthService(healthStore(database)),
    forms: formService(formStore(database)),
    tournaments: tournamentService(stores.tournaments, stores.registrations, publication),
    registrations: registrationService({
      store: stores.registrations,
      ledger: registrationLedger(stores.registrations),
      questions,
      catalogue,
    }),
  };
}
