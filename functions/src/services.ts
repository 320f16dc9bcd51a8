import { accessRequestHandlers } from './access-requests/handlers.ts';
import { accessRequestService } from './access-requests/service.ts';
import { accessRequestStore } from './access-requests/store.ts';
import { auditHandlers } from './audit/handlers.ts';
import { auditService } from './audit/service.ts';
import { auditStore } from './audit/store.ts';
import type { Accounts } from './auth/accounts.ts';
import { authHandlers } from './auth/handlers.ts';
import { localLoginService, loginName } from './auth/local-login.ts';
import { roleService } from './auth/roles.ts';
import { authService } from './auth/service.ts';
import { setupService } from './auth/setup.ts';
import { roleStore } from './auth/store.ts';
import { adminUpkeep } from './auth/upkeep.ts';
import { sessionService } from './auth/viewer.ts';
import { catalogueService } from './catalogue/service.ts';
import { catalogueStore } from './catalogue/store.ts';
import { challengeHandlers } from './challenges/handlers.ts';
import { challengeService } from './challenges/service.ts';
import { changedRegistrations } from './changed-registrations/store.ts';
import { competitionHandlers } from './competitions/handlers.ts';
import { type CompetitionService, competitionService } from './competitions/service.ts';
import { competitionStore } from './competitions/store.ts';
import { type ConfirmationParts, confirmationService } from './confirmations/service.ts';
import { erasures } from './erasure/service.ts';
import { erasureStore } from './erasure/store.ts';
import { formDesk } from './forms/desk.ts';
import { formHandlers } from './forms/handlers.ts';
import { formService } from './forms/service.ts';
import { formStore } from './forms/store.ts';
import { type GuardianParts, guardianService } from './guardians/service.ts';
import { healthHandlers } from './health/handlers.ts';
import { historyService } from './history/service.ts';
import { historyStore } from './history/store.ts';
import type { HandlerTable } from './http/handler.ts';
import { openApiHandlers } from './http/openapi.ts';
import { pictureHandlers } from './pictures/handlers.ts';
import { pictureService } from './pictures/service.ts';
import { pictureStore } from './pictures/store.ts';
import { type PlaceCallParts, placeHandlers } from './places/handlers.ts';
import { type OwnDataParts, ownData } from './places/own-data.ts';
import { type PlaceParts, placeService } from './places/service.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Database, reach } from './platform/firestore.ts';
import type { KeyedHash } from './platform/keyed-hash.ts';
import type { Log } from './platform/log.ts';
import { playerHandlers } from './players/handlers.ts';
import { playerService } from './players/service.ts';
import { hiddenPlayersStore } from './players/store.ts';
import { presentationHandlers } from './presentations/handlers.ts';
import { presentationService } from './presentations/service.ts';
import { presentationStore } from './presentations/store.ts';
import { prizeHandlers } from './prizes/handlers.ts';
import { prizeService } from './prizes/service.ts';
import { prizeStore } from './prizes/store.ts';
import { questionDesk } from './questions/desk.ts';
import { questionHandlers } from './questions/handlers.ts';
import { questionService } from './questions/service.ts';
import { questionStore } from './questions/store.ts';
import { type RateLimiter, rateLimiter } from './rate-limit/service.ts';
import { rateStore } from './rate-limit/store.ts';
import { registrationDesk } from './registrations/desk.ts';
import { registrationHandlers } from './registrations/handlers.ts';
import { registrationLedger } from './registrations/ledger.ts';
import { registrationService } from './registrations/service.ts';
import { registrationReader, registrationStore } from './registrations/store.ts';
import { roomStore } from './rooms/store.ts';
import { statisticsHandlers } from './statistics/handlers.ts';
import { statisticsService } from './statistics/service.ts';
import { statisticsStore } from './statistics/store.ts';
import { totalsStore } from './totals/store.ts';
import { tournamentDesk } from './tournaments/desk.ts';
import { tournamentHandlers } from './tournaments/handlers.ts';
import { publicationService } from './tournaments/publication.ts';
import { tournamentService } from './tournaments/service.ts';
import { tournamentStore } from './tournaments/store.ts';
import { waitingService } from './waiting/service.ts';

/** What the services stand on. */
export interface Platform {
  database: Database;
  clock: Clock;
  log: Log;
  hash: KeyedHash;
  /** How much work a visitor's browser does before it may send something. */
  proofWork: number;
}

export type Services = ReturnType<typeof createServices>;

/** What the services of signing in stand on. */
export interface AuthPlatform extends Pick<Platform, 'database' | 'hash'> {
  accounts: Accounts;
  config: Config;
  limiter: RateLimiter;
}

export type AuthServices = ReturnType<typeof createAuthServices>;

/** What several services share: stores, and the one that all pictures go through. */
function storesOn({ database, hash, log }: Pick<Platform, 'database' | 'hash' | 'log'>) {
  return {
    tournaments: tournamentStore(database),
    registrations: registrationStore(database, hash),
    questions: questionStore(database),
    forms: formStore(database),
    competitions: competitionStore(database),
    rooms: roomStore(database, log),
    reader: registrationReader(database),
    totals: totalsStore(database),
    prizes: prizeStore(database),
    pictures: pictureService(pictureStore(database)),
    hidden: hiddenPlayersStore(database),
    changed: changedRegistrations(database),
  };
}

/** What organisers edit and what is asked of visitors by it: a new thing that they edit joins these. */
function createEdited(
  { questions: store, forms, tournaments }: ReturnType<typeof storesOn>,
  limiter: ReturnType<typeof rateLimiter>,
) {
  const questions = questionService(store, tournaments);
  return {
    questions,
    questionDesk: questionDesk(store, questions, tournaments),
    forms: formService(forms, limiter),
    formDesk: formDesk(forms),
  };
}

/** What private links lead to, and what their holders do there. */
function createPlaces(
  parts: PlaceParts &
    Omit<OwnDataParts & ConfirmationParts, 'competitions'> &
    Pick<GuardianParts, 'reader' | 'registrations'>,
  competitions: CompetitionService,
) {
  const own = ownData({ ...parts, competitions });
  const places = placeService(parts);
  return {
    places,
    ownData: own,
    guardians: guardianService({ ...parts, competitions, ownData: own, places }),
    confirmations: confirmationService({ ...parts, competitions }),
  };
}

/** Every service but those of signing in, put together: one set for each instance of the server. */
export function createServices({ database, clock, log, hash, proofWork }: Platform) {
  const stores = storesOn({ database, hash, log });
  const { reader, totals, pictures } = stores;
  const limiter = rateLimiter(rateStore(database, hash));
  const catalogue = catalogueService(catalogueStore(database), stores.tournaments, clock, log);
  const history = historyService(historyStore(database), log);
  const ofCompetitions = { ...stores, store: stores.competitions, registrations: reader };
  const competitions = competitionService({ ...ofCompetitions, catalogue, history, hash, log });
  const prizes = prizeService({ ...stores, store: stores.prizes, competitions, registrations: reader });
  const ledger = registrationLedger(stores.registrations, {
    onDone: catalogue.rebuildSoon,
    onRoom: (id) => waiting.fillSoon(id),
  });
  const waiting = waitingService({ ...stores, ledger, clock, log });
  const publication = publicationService(stores.tournaments, catalogue, log);
  const tournaments = tournamentService({ ...stores, store: stores.tournaments, publication, catalogue });
  const edited = createEdited(stores, limiter);
  return {
    limiter,
    challenges: challengeService({ limiter, hash, work: proofWork }),
    catalogue,
    history,
    publication,
    ...edited,
    health: { check: () => reach(database) },
    tournaments,
    tournamentDesk: tournamentDesk({
      store: stores.tournaments,
      tournaments,
      registrations: reader,
      competitions: stores.competitions,
      ledger,
      pictures,
      publication,
      history,
      log,
    }),
    registrations: registrationService({ ...edited, store: stores.registrations, reader, ledger, hash }),
    waiting,
    ...createPlaces({ ...stores, prizes, waiting, ledger, limiter, hash, log }, competitions),
    competitions,
    prizes,
    players: playerService({ store: stores.hidden, competitions, history, catalogue, hash, log }),
    rooms: stores.rooms,
    pictures,
    presentations: presentationService({ store: presentationStore(database), pictures }),
    statistics: statisticsService({
      store: statisticsStore(database),
      totals,
      tournaments: stores.tournaments,
      service: tournaments,
    }),
    ...erasures({
      store: erasureStore(database),
      registrations: reader,
      tournaments: stores.tournaments,
      competitions,
      ledger,
      totals,
      log,
    }),
    registrationDesk: registrationDesk({ ...stores, ledger, competitions, hash }),
  };
}

/** The services of signing in, put together. */
export function createAuthServices({ database, hash, accounts, config, limiter }: AuthPlatform) {
  const store = roleStore(database);
  const { localAdmin: admin, ownerEmail } = config;
  const login = admin && loginName(admin, hash);
  const roles = roleService({ store, accounts, ownerEmail, login });
  const sessions = sessionService({ accounts, store, login });
  return {
    sessions,
    audit: auditService(auditStore(database)),
    auth: authService({ accounts, roles, store, sessions, login }),
    setup: setupService({ store, accounts, roles, sessions, limiter, secret: config.setupSecret }),
    localLogin: localLoginService({ accounts, roles, limiter, admin, login }),
    accessRequests: accessRequestService({ store: accessRequestStore(database), accounts, roles }),
    adminUpkeep: adminUpkeep({ store, accounts, login }),
  };
}

/** The handler of every endpoint. */
export function createHandlers(services: Services & AuthServices & Pick<PlaceCallParts, 'drawPlace'>): HandlerTable {
  return {
    ...healthHandlers(services.health),
    ...authHandlers(services),
    ...accessRequestHandlers(services.accessRequests),
    ...auditHandlers(services.audit),
    ...tournamentHandlers(services.tournaments, services.tournamentDesk),
    ...challengeHandlers(services.challenges),
    ...registrationHandlers(services),
    ...placeHandlers(services),
    ...questionHandlers(services.questions, services.questionDesk),
    ...formHandlers(services.forms, services.formDesk),
    ...competitionHandlers(services.competitions),
    ...prizeHandlers(services.prizes),
    ...statisticsHandlers(services.statistics),
    ...pictureHandlers(services.pictures),
    ...playerHandlers(services.players),
    ...presentationHandlers(services.presentations),
    ...openApiHandlers(),
  };
}
