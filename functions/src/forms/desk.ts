import type { Form, FormCreate, FormUpdate } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import type { Actor } from '../auth/actor.ts';
import { found } from '../failure.ts';
import { newId } from '../platform/new-id.ts';
import type { Page, PageRequest } from '../platform/page.ts';
import { changeOne } from '../records/change.ts';
import { commitOnto } from '../records/commit-onto.ts';
import { creation, edit, removal, responseRemoval } from './decisions.ts';
import type { FormStore } from './store.ts';

/** What organisers do with public forms. Whatever is about one form throws `form_not_found` where there is none. */
export interface FormDesk {
  list(page: PageRequest): Promise<Page<Form>>;
  create(input: FormCreate, actor: Actor): Promise<Form>;
  /** @throws ApiError `edited_meanwhile` where the revision named isn't the current one. */
  update(id: string, input: Partial<FormUpdate>, actor: Actor): Promise<Form>;
  /**
   * Deletes a form, its responses first; where it was interrupted, the same call again goes on.
   * @throws ApiError `has_responses` where there are any, unless forced.
   */
  remove(id: string, force: boolean, actor: Actor): Promise<void>;
  /** @throws ApiError `not_found` where the form has no such response. */
  removeResponse(formId: string, id: string, actor: Actor): Promise<void>;
  /** The responses, and how many were erased after their days. */
  responses(id: string, page: PageRequest): Promise<Page<CollectedResponse> & { erased: number }>;
}

export function formDesk(store: FormStore): FormDesk {
  return {
    list: (page) => store.list(page),
    create({ requestId, ...input }, actor) {
      const form = { ...input, id: newId(requestId), revision: 1 };
      return changeOne(store, form.id, creation(form, actor));
    },
    // Whoever edits a form that is being deleted wants it to stay.
    update: (id, input, actor) => changeOne(store, id, edit({ ...input, removing: false }, actor)),
    async remove(id, force, actor) {
      const decide = removal(() => store.someResponses(id), force, actor);
      for (;;) {
        const { gone, responses } = await changeOne(store, id, decide);
        if (gone) return;
        const remove = () => store.removeResponses(id, responses);
        await commitOnto(
          async () => ({ facts: null, commit: remove }),
          () => ({ result: undefined, changes: responses }),
        );
      }
    },
    async removeResponse(formId, id, actor) {
      await changeOne(store.responsesTo(formId), id, responseRemoval(formId, id, actor));
    },
    async responses(id, page) {
      const erased = found(await store.erasedResponses(id), 'form_not_found');
      return { ...(await store.responses(id, page)), erased };
    },
  };
}
