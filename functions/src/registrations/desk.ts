import {
  groupedBy,
  limits,
  questionsOf,
  type Registration,
  type RegistrationCorrection,
  type RegistrationDecision,
  type SeenRegistration,
  tournamentOf,
} from '@arena/domain';
import type { BatchOutcome, FileReply, NamesSeen, RegistrationLink, RenamedRegistrations } from '@arena/domain/api';
import { aliasOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { forEachId } from '../batch.ts';
import type { Decided } from '../competitions/registration-decisions.ts';
import type { CompetitionService } from '../competitions/service.ts';
import { ApiError, found } from '../failure.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import { lastUsed } from '../platform/pace/last-used.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import type { QuestionStore } from '../questions/store.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import { correction, reachOf } from './decisions/correction.ts';
import type { Decide } from './decisions/decide.ts';
import { namesSeen } from './decisions/naming.ts';
import { removal } from './decisions/removal.ts';
import { statusChange } from './decisions/status-change.ts';
import { csvOf, jsonOf } from './export.ts';
import type { Ledger } from './ledger.ts';
import { linkHash, linkReplacement } from './links.ts';
import { toRegistration } from './presenter.ts';
import { isLater, type StoredRegistration } from './record.ts';
import type { RegistrationFilter, RegistrationReader } from './store.ts';

/** The registrations that a call is about, and what was seen of each. */
interface Batch {
  ids: readonly string[];
  seen?: readonly SeenRegistration[] | undefined;
}

/** What organisers do with registrations: find, decide on, remove and export them. */
export interface RegistrationDesk {
  list(filter: RegistrationFilter, page: PageRequest): Promise<Page<Registration>>;
  /** @throws ApiError `tournament_not_found` */
  listOf(tournamentId: string, filter: RegistrationFilter, page: PageRequest): Promise<Page<Registration>>;
  /** @throws ApiError `not_found` */
  one(id: string): Promise<Registration>;
  /**
   * Decides on one. Its entry in a competition follows: whose isn't approved any more plays no more.
   * @throws ApiError `not_found`, `tournament_full` where a rejected one would take a place again, or
   * `decided_meanwhile` or `edited_meanwhile` where it no longer is as it was seen.
   */
  decide(id: string, decision: RegistrationDecision, actor: Actor): Promise<Registration>;
  decideAll(batch: Batch, decision: RegistrationDecision, actor: Actor): Promise<BatchOutcome>;
  /**
   * Corrects what a player typed. With another ID it stands under another id. Its entry in a competition follows.
   * @throws ApiError `not_found`; `edited_meanwhile` where it no longer is as it was seen; `already_registered` where
   * the ID holds a place; `invalid` with a message for each answer at fault.
   */
  correct(fields: RegistrationCorrection, actor: Actor): Promise<Registration>;
  /** How many go by names that nobody has looked at, by tournament. */
  renamed(): Promise<RenamedRegistrations[]>;
  /**
   * Looks at such names. Its entry in a competition follows.
   * @throws ApiError `not_found`; `edited_meanwhile` where it no longer is as it was seen; `decided_meanwhile` where
   * somebody else has looked, and thought otherwise.
   */
  lookAtNames(seen: NamesSeen, actor: Actor): Promise<Registration>;
  /**
   * Gives a registration the private link that ends in this token; the one that it had is worth nothing from then on.
   * @throws ApiError `not_found`; `edited_meanwhile` where another one stands under its id.
   */
  replaceLink(link: RegistrationLink, actor: Actor): Promise<void>;
  /**
   * Erases one, and what leads from its entry in a competition to a person.
   * @throws ApiError `not_found`
   */
  remove(id: string, actor: Actor): Promise<void>;
  removeAll(batch: Batch, actor: Actor): Promise<BatchOutcome>;
  /**
   * @param tournamentId null for every tournament's.
   * @throws ApiError `tournament_not_found`
   */
  export(tournamentId: string | null, kind: { format: 'csv' | 'json'; timeZone: string }): Promise<FileReply>;
}

export interface DeskParts {
  reader: RegistrationReader;
  ledger: Ledger;
  tournaments: Pick<TournamentStore, 'visible'>;
  questions: Pick<QuestionStore, 'all'>;
  competitions: Pick<CompetitionService, 'followRegistration' | 'followDecisions' | 'eraseWith'>;
  hash: KeyedHash;
}

/** A registration that an earlier try of the same call moved away: of what it was its id is known. */
function movedFrom(id: string): Decided {
  return { id, freeFireId: id.slice(tournamentOf(id).length + 1), nickname: '', team: null, status: 'approved' };
}

type Pages = AsyncGenerator<StoredRegistration[], void, undefined>;

/** So many tournaments' names an export has at hand, so that it reads each once. */
const NAMES_KEPT = 1_000;

/** The pages with the first one read already: what keeps it from being read can still be answered as a failure. */
async function begun(pages: Pages): Promise<AsyncIterable<Registration[]>> {
  const first = await pages.next();
  async function* all() {
    if (!first.done) yield first.value.map(toRegistration);
    for await (const page of pages) yield page.map(toRegistration);
  }
  return all();
}

/** The same decision, and the registration as it was when first asked: an attempt whose reply was lost finds its own work. */
function watching(decision: Decide): { decide: Decide; before: () => Decided | null } {
  let first: Decided | null = null;
  return {
    decide(tournament, before, around) {
      first ??= before;
      return decision(tournament, before, around);
    },
    before: () => first,
  };
}

/** A page of a list, as organisers get to see it. */
async function listed(reader: RegistrationReader, filter: RegistrationFilter, page: PageRequest) {
  const { items, nextCursor } = await reader.list(filter, page);
  return { items: items.map(toRegistration), nextCursor };
}

const seenOf = ({ seen }: Batch, id: string) => seen?.find((one) => one.id === id);

/** Decides on registrations and removes them, and their entries in competitions follow: those of several in one commit. */
function deciding({
  reader,
  ledger,
  competitions,
}: DeskParts): Pick<RegistrationDesk, 'decide' | 'decideAll' | 'remove' | 'removeAll'> {
  async function decide(id: string, decision: RegistrationDecision, actor: Actor): Promise<Registration> {
    return toRegistration(found(await ledger.applyTo(id, { decide: statusChange(decision, actor) })));
  }

  return {
    async decide(id, decision, actor) {
      const registration = await decide(id, decision, actor);
      await competitions.followDecisions([registration], actor.now);
      return registration;
    },
    async decideAll(batch, decision, actor) {
      const decided: Registration[] = [];
      const outcome = await forEachId(batch.ids, async (id) => {
        decided.push(await decide(id, { ...decision, ...seenOf(batch, id) }, actor));
      });
      await competitions.followDecisions(decided, actor.now);
      return outcome;
    },
    async remove(id, actor) {
      await competitions.eraseWith([id], actor.now, () => ledger.applyTo(id, { decide: removal(actor) }));
    },
    async removeAll(batch, actor) {
      const there = await reader.some((batch.seen ?? []).map(({ id }) => id));
      const later = there.filter((one) => isLater(one, seenOf(batch, one.id)?.createdAt)).map(({ id }) => id);
      const erased = batch.ids.filter((id) => !later.includes(id));
      return competitions.eraseWith(erased, actor.now, () =>
        forEachId(batch.ids, (id) => ledger.applyTo(id, { decide: removal(actor, seenOf(batch, id)?.createdAt) })),
      );
    },
  };
}

/** Names that changed after the approval. */
function naming({
  reader,
  ledger,
  competitions,
}: Pick<DeskParts, 'reader' | 'ledger' | 'competitions'>): Pick<RegistrationDesk, 'renamed' | 'lookAtNames'> {
  return {
    async renamed() {
      const all = groupedBy(await reader.tournamentsOfRenamed(limits.renamed), (id) => id);
      return [...all].map(([tournamentId, some]) => ({ tournamentId, count: some.length }));
    },
    async lookAtNames({ id, ...seen }, actor) {
      const { decide, before } = watching(namesSeen(seen, actor));
      const registration = found(await ledger.applyTo(id, { decide }));
      await competitions.followRegistration(before() ?? registration, registration, actor);
      return toRegistration(registration);
    },
  };
}

export function registrationDesk(parts: DeskParts): RegistrationDesk {
  const { reader, ledger, tournaments, questions, competitions } = parts;

  async function correct(fields: RegistrationCorrection, actor: Actor): Promise<Registration> {
    const { id } = fields;
    const decision = correction(fields, await questions.all(), (of) => aliasOf(parts.hash, of), actor);
    const seen = watching(decision);
    const registration = found(await ledger.applyTo(id, { decide: seen.decide, ...reachOf(id, fields) }));
    await competitions.followRegistration(seen.before() ?? movedFrom(id), registration, actor);
    return toRegistration(registration);
  }

  async function mustExist(tournamentId: string): Promise<void> {
    if ((await tournaments.visible(tournamentId)) === null) throw new ApiError('tournament_not_found');
  }

  const nameOf = async (tournamentId: string) => (await tournaments.visible(tournamentId))?.name || 'Torneo anterior';

  return {
    list: (filter, page) => listed(reader, filter, page),
    async listOf(tournamentId, filter, page) {
      await mustExist(tournamentId);
      return listed(reader, { ...filter, tournamentId }, page);
    },
    one: async (id) => toRegistration(found(await reader.one(id))),
    correct,
    async replaceLink({ id, createdAt, token }, actor) {
      await ledger.applyTo(id, { decide: linkReplacement(linkHash(parts.hash, token), createdAt, actor) });
    },
    ...deciding(parts),
    ...naming(parts),
    async export(tournamentId, { format, timeZone }) {
      if (tournamentId !== null) await mustExist(tournamentId);
      const pages = await begun(reader.pages(tournamentId));
      const filename = `inscripciones-${tournamentId ?? 'todas'}.${format}`;
      if (format === 'json') return { contentType: 'application/json', filename, content: jsonOf(pages) };
      const asked = await questions.all();
      const columns = tournamentId === null ? asked : questionsOf(asked, tournamentId);
      const content = csvOf(pages, columns, { timeZone, nameOf: lastUsed(NAMES_KEPT, nameOf) });
      return { contentType: 'text/csv', filename, content };
    },
  };
}
