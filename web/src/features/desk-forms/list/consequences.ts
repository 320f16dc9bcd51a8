import type { Form } from '@arena/domain';
import { onceGone } from '../../../lib/calls/once-gone.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { deleteForm, readResponses, tournamentsWith } from '../calls.ts';

/** What goes with a form. */
export interface Consequences {
  responses: number;
  /** The names of the tournaments that nobody could enter any more. */
  tournaments: string[];
}

/** What would go with a form, as it is now. @throws {ApiError} */
export async function consequencesOf({ id }: Form): Promise<Consequences> {
  const [{ responses }, tournaments] = await Promise.all([readResponses(id, () => undefined), tournamentsWith(id)]);
  return { responses: responses.length, tournaments };
}

/** Where an earlier try had no answer, that the form is gone already is what was wanted. @throws {ApiError} */
export async function remove(
  organiser: Organiser,
  { id }: Form,
  { force, retried }: { force: boolean; retried: boolean },
): Promise<void> {
  await onceGone('form_not_found', retried, () => deleteForm(organiser, id, force));
}
