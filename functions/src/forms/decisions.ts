import type { Form } from '@arena/domain';
import { entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError } from '../failure.ts';
import type { DecideOne, Step } from '../records/change.ts';
import { editingOf } from '../records/editing.ts';
import type { KeptResponse, StoredForm } from './store.ts';

const { present, ...decisions } = editingOf<StoredForm, Form>({
  name: 'form',
  missing: 'form_not_found',
  shown: ({ removing: _removing, ...form }) => form,
});
export const { creation, edit } = decisions;

/**
 * Decides on the removal of a form, and answers the responses that have to go before it. An open one is closed
 * first, so that none is added any more; that is when its deletion is recorded. Without `force` responses are a
 * reason to refuse.
 * @param someResponses ids of responses to the form, none where there are none left.
 */
export function removal(someResponses: () => Promise<string[]>, force: boolean, actor: Actor) {
  let found = false;
  return async (current: StoredForm | null): Promise<Step<{ gone: boolean; responses: string[] }>> => {
    if (current === null && found) return { result: { gone: true, responses: [] } };
    const { id, removing, ...fields } = present(current);
    found = true;
    const responses = await someResponses();
    if (responses.length > 0 && !force) throw new ApiError('has_responses');
    const audit = removing ? null : entryOf('form.delete', id, actor, { before: fields, after: null });
    if (responses.length === 0 && (removing || !fields.isActive)) {
      return { result: { gone: true, responses }, write: { fields: null, audit } };
    }
    const result = { gone: false, responses };
    return audit === null
      ? { result }
      : { result, write: { fields: { isActive: false, removing: true, revision: fields.revision + 1 }, audit } };
  };
}

/**
 * Decides on the removal of one response; what was answered isn't recorded. What stays is that there was one under its
 * id: a browser that never heard that it had arrived sends it again.
 */
export function responseRemoval(formId: string, id: string, actor: Actor): DecideOne<KeptResponse, void> {
  let found = false;
  return (current) => {
    const isThere = current !== null && !current.isDeleted;
    if (!isThere && !found) throw new ApiError('not_found');
    if (!isThere) return { result: undefined };
    found = true;
    const audit = entryOf('response.delete', `${formId}/${id}`, actor, { before: null, after: null });
    return { result: undefined, write: { fields: { deletedAt: actor.now.toISOString() }, audit } };
  };
}
