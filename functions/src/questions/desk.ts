import type { ActiveQuestion, Question, QuestionCreate, QuestionUpdate } from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import type { Actor } from '../auth/actor.ts';
import { ApiError, found } from '../failure.ts';
import { newId } from '../platform/new-id.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import { change, changeEach, changeOne, oneOf } from '../records/change.ts';
import type { TournamentStore } from '../tournaments/store.ts';
import { creation, edit, type Places, removal, reordering, toggle } from './decisions.ts';
import { formOf, type QuestionService } from './service.ts';
import type { QuestionStore } from './store.ts';

/**
 * What organisers do with the questions of the registration form.
 * Whatever is about one question throws `not_found` where there is none.
 */
export interface QuestionDesk {
  /** The questions that a tournament asks, or those that all do, as they are at this moment. */
  preview(tournamentId?: string): Promise<ActiveQuestion[]>;
  list(page: PageRequest): Promise<Page<Question>>;
  one(id: string): Promise<Question>;
  /** Adds a question after the others. @throws ApiError `invalid` where its tournament doesn't exist; so does `update`. */
  create(input: QuestionCreate, actor: Actor): Promise<Question>;
  /** @throws ApiError `edited_meanwhile` where the revision named isn't the current one. */
  update(id: string, input: QuestionUpdate, actor: Actor): Promise<Question>;
  toggle(id: string, actor: Actor): Promise<Question>;
  remove(id: string, actor: Actor): Promise<void>;
  /** Gives questions their places, all of them or none; returns the questions in their order. */
  reorder(places: Places, actor: Actor): Promise<Question[]>;
  activateAll(ids: readonly string[], active: boolean, actor: Actor): Promise<BatchOutcome>;
  removeAll(ids: readonly string[], actor: Actor): Promise<BatchOutcome>;
}

export function questionDesk(
  store: QuestionStore,
  questions: Pick<QuestionService, 'forget'>,
  tournaments: Pick<TournamentStore, 'visible'>,
): QuestionDesk {
  async function tournamentMustExist(id: string | null | undefined): Promise<void> {
    if (id === null || id === undefined || (await tournaments.visible(id)) !== null) return;
    throw new ApiError('invalid', { fields: { tournamentId: 'Este torneo ya no existe' } });
  }

  /** The result of a change, known to this instance's registration form at once. */
  async function known<R>(work: Promise<R>): Promise<R> {
    try {
      return await work;
    } finally {
      questions.forget();
    }
  }

  return {
    preview: async (tournamentId) => formOf(await store.active(), tournamentId),
    list: (page) => store.list(page),
    one: async (id) => found(await oneOf(store, id)),
    async create({ requestId, ...input }, actor) {
      await tournamentMustExist(input.tournamentId);
      const question = { ...input, id: newId(requestId), order: (await store.lastPlace()) + 1, revision: 1 };
      return known(changeOne(store, question.id, creation(question, actor)));
    },
    async update(id, { tournamentId, ...input }, actor) {
      await tournamentMustExist(tournamentId);
      const fields = tournamentId === undefined ? input : { ...input, tournamentId };
      return known(changeOne(store, id, edit(fields, actor)));
    },
    toggle: (id, actor) => known(changeOne(store, id, toggle('active', actor))),
    remove: (id, actor) => known(changeOne(store, id, removal(actor))),
    async reorder(places, actor) {
      const ids = places.map(({ id }) => id);
      await known(change(store, ids, reordering(places, actor)));
      return store.all();
    },
    activateAll(ids, active, actor) {
      return known(changeEach(store, new Map(ids.map((id) => [id, edit({ active }, actor)]))));
    },
    removeAll: (ids, actor) => known(changeEach(store, new Map(ids.map((id) => [id, removal(actor)])))),
  };
}
