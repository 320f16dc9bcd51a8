import { type Registration, type RegistrationDecision, tournamentOf } from '@arena/domain';
import type { BatchOutcome, FileReply } from '@arena/domain/api';
import type { Actor } from '../auth/actor.ts';
import { forEachId } from '../batch.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import { ApiError } from '../failure.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import type { QuestionStore } from '../questions/store.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import type { Decide } from './decide.ts';
import { removal, statusChange } from './decisions.ts';
import { csvOf, jsonOf } from './export.ts';
import type { Ledger } from './ledger.ts';
import { toRegistration } from './presenter.ts';
import type { StoredRegistration } from './record.ts';
import type { RegistrationFilter, RegistrationReader } from './store.ts';

/** What organisers do with registrations: find, decide on, remove and export them. */
export interface RegistrationDesk {
  list(filter: RegistrationFilter, page: PageRequest): Promise<Page<Registration>>;
  /** @throws ApiError `tournament_not_found` */
  listOf(tournamentId: string, filter: RegistrationFilter, page: PageRequest): Promise<Page<Registration>>;
  /** @throws ApiError `not_found` */
  one(id: string): Promise<Registration>;
  /**
   * @throws ApiError `not_found`, `tournament_full` where a rejected one would take a place again, or
   * `decided_meanwhile` where it no longer is as it was seen.
   */
  decide(id: string, decision: RegistrationDecision, actor: Actor): Promise<Registration>;
  decideAll(ids: readonly string[], decision: RegistrationDecision, actor: Actor): Promise<BatchOutcome>;
  /** @throws ApiError `not_found` */
  remove(id: string, actor: Actor): Promise<void>;
  removeAll(ids: readonly string[], actor: Actor): Promise<BatchOutcome>;
  /** @throws ApiError `tournament_not_found` */
  export(tournamentId: string, format: 'csv' | 'json'): Promise<FileReply>;
}

export interface DeskParts {
  reader: RegistrationReader;
  ledger: Ledger;
  tournaments: Pick<TournamentStore, 'visible'>;
  questions: Pick<QuestionStore, 'all'>;
  catalogue: Pick<CatalogueService, 'rebuildSoon'>;
}

type Pages = AsyncGenerator<StoredRegistration[], void, undefined>;

/** The pages with the first one read already: what keeps it from being read can still be answered as a failure. */
async function begun(pages: Pages): Promise<AsyncIterable<Registration[]>> {
  const first = await pages.next();
  async function* all() {
    if (!first.done) yield first.value.map(toRegistration);
    for await (const page of pages) yield page.map(toRegistration);
  }
  return all();
}

export function registrationDesk({ reader, ledger, tournaments, questions, catalogue }: DeskParts): RegistrationDesk {
  async function carryOut(id: string, decide: Decide): Promise<StoredRegistration | null> {
    const registration = await ledger.apply(tournamentOf(id), { registrationId: id, decide });
    catalogue.rebuildSoon();
    return registration;
  }

  async function decide(id: string, decision: RegistrationDecision, actor: Actor): Promise<Registration> {
    const registration = await carryOut(id, statusChange(decision, actor));
    if (registration === null) throw new ApiError('not_found');
    return toRegistration(registration);
  }

  async function remove(id: string, actor: Actor): Promise<void> {
    await carryOut(id, removal(actor));
  }

  async function mustExist(tournamentId: string): Promise<void> {
    if ((await tournaments.visible(tournamentId)) === null) throw new ApiError('tournament_not_found');
  }

  async function list(filter: RegistrationFilter, page: PageRequest): Promise<Page<Registration>> {
    const { items, nextCursor } = await reader.list(filter, page);
    return { items: items.map(toRegistration), nextCursor };
  }

  return {
    list,
    async listOf(tournamentId, filter, page) {
      await mustExist(tournamentId);
      return list({ ...filter, tournamentId }, page);
    },
    async one(id) {
      const registration = await reader.one(id);
      if (registration === null) throw new ApiError('not_found');
      return toRegistration(registration);
    },
    decide,
    decideAll: (ids, decision, actor) => forEachId(ids, (id) => decide(id, decision, actor)),
    remove,
    removeAll: (ids, actor) => forEachId(ids, (id) => remove(id, actor)),
    async export(tournamentId, format) {
      await mustExist(tournamentId);
      const pages = await begun(reader.pages(tournamentId));
      const filename = `inscripciones-${tournamentId}.${format}`;
      if (format === 'json') return { contentType: 'application/json', filename, content: jsonOf(pages) };
      return { contentType: 'text/csv', filename, content: csvOf(pages, await questions.all()) };
    },
  };
}
