import type { ActiveQuestion, Question, QuestionCreate, QuestionUpdate } from '@arena/domain';
import type { BatchOutcome } from '@arena/domain/api';
import type { Actor } from '../auth/actor.ts';
import { ApiError } from '../failure.ts';
import { newId } from '../platform/new-id.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import { change, changeEach, changeOne } from '../records/change.ts';
import { creation, edit, type Places, removal, reordering, toggle } from './decisions.ts';
import { toActiveQuestion } from './presenter.ts';
import type { QuestionService } from './service.ts';
import type { QuestionStore } from './store.ts';

/**
 * What organisers do with the questions of the registration form.
 * Whatever is about one question throws `not_found` where there is none.
 */
export interface QuestionDesk {
  /** The questions being asked, as they are at this moment. */
  preview(): Promise<ActiveQuestion[]>;
  list(page: PageRequest): Promise<Page<Question>>;
  one(id: string): Promise<Question>;
  /** Adds a question after the others. */
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

export function questionDesk(store: QuestionStore, questions: Pick<QuestionService, 'forget'>): QuestionDesk {
  /** The result of a change, known to this instance's registration form at once. */
  async function known<R>(work: Promise<R>): Promise<R> {
    try {
      return await work;
    } finally {
      questions.forget();
    }
  }

  return {
    preview: async () => (await store.active()).map(toActiveQuestion),
    list: (page) => store.list(page),
    async one(id) {
      const question = (await store.read([id])).records.get(id);
      if (!question) throw new ApiError('not_found');
      return question;
    },
    async create({ requestId, ...input }, actor) {
      const question = { ...input, id: newId(requestId), order: (await store.lastPlace()) + 1, revision: 1 };
      return known(changeOne(store, question.id, creation(question, actor)));
    },
    update: (id, input, actor) => known(changeOne(store, id, edit(input, actor))),
    toggle: (id, actor) => known(changeOne(store, id, toggle(actor))),
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
