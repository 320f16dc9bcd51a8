import { type Form, type FormCreate, type FormUpdate, formPermissionText, limits } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import { everyPage } from '../../lib/calls/every-page.ts';
import { keepReading } from '../../lib/calls/kept-reading.ts';
import { onceGone } from '../../lib/calls/once-gone.ts';
import { callAs } from '../../lib/calls/organiser.ts';

/** Calls as somebody whose role must allow it; what it is names what they are told otherwise. */
const callTo = (deed: keyof typeof formPermissionText) => callAs('manage_questions', formPermissionText[deed]);

/** Every form by title. @throws {ApiError} */
function readForms(): Promise<Form[]> {
  return everyPage((query) => authorizedCall('GET /forms', { query }));
}

/** Every form by title, read on opening and every 5 minutes while it is shown. */
export const formList = keepReading(['the forms'], readForms, limits.deskListRefresh);

/** A form with its fields, whether it is open or not. @throws {ApiError} */
export function readForm(formId: string): Promise<Form> {
  return authorizedCall('GET /forms/:formId', { params: { formId } });
}

/** Makes a form; the same `requestId` again is the same form. @throws {ApiError} */
export function createForm(body: FormCreate): Promise<Form> {
  return callTo('create')('POST /forms', { body });
}

/** Replaces a form, unless someone has edited it since `revision`. @throws {ApiError} */
export function updateForm(formId: string, body: FormUpdate): Promise<Form> {
  return callTo('update')('PUT /forms/:formId', { params: { formId }, body });
}

/** Opens a form or closes it; said twice, or by two, it stays so. @throws {ApiError} */
export function setOpen(formId: string, isActive: boolean): Promise<Form> {
  return callTo('update')('PATCH /forms/:formId', { params: { formId }, body: { isActive } });
}

/**
 * Deletes a form; with responses only where `force` says so, and then them too. Where an earlier try had no answer, that
 * it is gone already is what was wanted.
 * @throws {ApiError} `has_responses`
 */
export function deleteForm(formId: string, { force, retried }: { force: boolean; retried: boolean }): Promise<void> {
  const query = { force: force ? ('true' as const) : ('false' as const) };
  return onceGone('form_not_found', retried, () =>
    callTo('delete')('DELETE /forms/:formId', { params: { formId }, query }),
  );
}

/** What a form has collected: every response, the latest first, and how many were erased after their days. */
export interface Collected {
  responses: CollectedResponse[];
  erased: number;
}

/** Reads what a form has collected. @param onRead hears how many so far. @throws {ApiError} */
export async function readResponses(formId: string, onRead: (count: number) => void): Promise<Collected> {
  let erased = 0;
  const responses = await everyPage(async (query) => {
    const page = await authorizedCall('GET /forms/:formId/responses', { params: { formId }, query });
    erased = page.erased;
    return page;
  }, onRead);
  return { responses, erased };
}

/**
 * Deletes one response. Where an earlier try had no answer, that it is gone already is what was wanted.
 * @throws {ApiError}
 */
export function deleteResponse(
  { formId, id }: Pick<CollectedResponse, 'formId' | 'id'>,
  retried: boolean,
): Promise<void> {
  const params = { formId, responseId: id };
  return onceGone('not_found', retried, () =>
    callTo('deleteResponse')('DELETE /forms/:formId/responses/:responseId', { params }),
  );
}

/** How many responses would go with a form, as it is now. @throws {ApiError} */
export async function countResponses(formId: string): Promise<number> {
  const { responses } = await readResponses(formId, () => undefined);
  return responses.length;
}
