import type { Form, FormUpdate } from '@arena/domain';
import { difference } from '../audit/difference.ts';
import { entryOf } from '../audit/entry-of.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError } from '../failure.ts';
import type { DecideOne, Step } from '../records/change.ts';
import { toForm } from './presenter.ts';
import type { KeptResponse, StoredForm } from './store.ts';

type Decide<R> = DecideOne<StoredForm, R>;

function present(current: StoredForm | null): StoredForm {
  if (current === null) throw new ApiError('form_not_found');
  return current;
}

/**
 * The step from one state of a form to another: none where nothing differs, so that a repeated call answers the same.
 * @throws ApiError `edited_meanwhile` where `revision` is given and isn't the current one.
 */
function stepTo(current: StoredForm, next: StoredForm, actor: Actor, revision = current.revision): Step<Form> {
  if (Object.keys(difference(current, next).after).length === 0) return { result: toForm(current) };
  if (revision !== current.revision) throw new ApiError('edited_meanwhile');
  const result = { ...next, revision: current.revision + 1 };
  const changed = difference(current, result);
  const audit = entryOf('form.update', current.id, actor, changed);
  return { result: toForm(result), write: { fields: changed.after, audit } };
}

/** Decides on a new form; one that is there already was made by the same request. */
export function creation({ id, ...fields }: Form, actor: Actor): Decide<Form> {
  const audit = entryOf('form.create', id, actor, { before: null, after: fields });
  return (current) => (current ? { result: toForm(current) } : { result: { id, ...fields }, write: { fields, audit } });
}

/**
 * Decides on new fields for a form; `revision`, where given, is the one they were written on. Whoever edits a form
 * that is being deleted wants it to stay.
 */
export function edit({ revision, ...fields }: FormUpdate, actor: Actor): Decide<Form> {
  return (current) => {
    const form = present(current);
    return stepTo(form, { ...form, ...fields, removing: false }, actor, revision);
  };
}

/** Decides on whether a form is open: the opposite of what was found first, however often it is looked at. */
export function toggle(actor: Actor): Decide<Form> {
  let isActive: boolean | undefined;
  return (current) => {
    const form = present(current);
    isActive ??= !form.isActive;
    return stepTo(form, { ...form, isActive, removing: false }, actor);
  };
}

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
