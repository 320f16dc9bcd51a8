import { type Form, type FormInput, type FormUpdate, formPermissionText, limits } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { authorizedCall } from '../../../lib/calls/authorized-call.ts';
import { everyPage } from '../../../lib/calls/every-page.ts';
import { callAs } from '../../../lib/calls/organiser.ts';
import { adminQuery } from '../../../lib/query/admin-query.ts';

/** Calls with a permission; its name selects the refusal's text. */
const callTo = (action: keyof typeof formPermissionText) => callAs('manage_questions', formPermissionText[action]);

/** Every form by title. @throws {ApiError} */
function readForms(): Promise<Form[]> {
  return everyPage((query) => authorizedCall('GET /forms', { query }));
}

/** Every form by title, read on opening and every 5 minutes while it is shown. */
export const formList = adminQuery(['the forms'], readForms, limits.adminListRefresh);

/** A form with its fields, whether it is open or not. @throws {ApiError} */
export function readForm(formId: string): Promise<Form> {
  return authorizedCall('GET /forms/:formId', { params: { formId } });
}

/** Makes a form, with `key` as its id. @throws {ApiError} `key_reused` where another body made it. */
export function createForm(body: FormInput, key: string): Promise<Form> {
  return callTo('create')('POST /forms', { body, key });
}

/** Replaces a form, unless someone has edited it since `revision`. @throws {ApiError} */
export function updateForm(formId: string, body: FormUpdate): Promise<Form> {
  return callTo('update')('PUT /forms/:formId', { params: { formId }, body });
}

/** Opens a form or closes it; said twice, or by two, it stays so. @throws {ApiError} */
export function setOpen(formId: string, isActive: boolean): Promise<Form> {
  return callTo('update')('PATCH /forms/:formId', { params: { formId }, body: { isActive } });
}

/** Deletes a form; with responses only where `force` says so. @throws {ApiError} `has_responses` */
export async function deleteForm(formId: string, force: boolean): Promise<void> {
  const query = { force: force ? ('true' as const) : ('false' as const) };
  await callTo('delete')('DELETE /forms/:formId', { params: { formId }, query });
}

/** A form's responses, the latest first, and the number of expired ones. */
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

/** Deletes one response. @throws {ApiError} */
export async function deleteResponse({ formId, id }: Pick<CollectedResponse, 'formId' | 'id'>): Promise<void> {
  const params = { formId, responseId: id };
  await callTo('deleteResponse')('DELETE /forms/:formId/responses/:responseId', { params });
}

/** Counts the responses that would go with a form. @throws {ApiError} */
export async function countResponses(formId: string): Promise<number> {
  const query = { limit: '1' };
  return (await authorizedCall('GET /forms/:formId/responses', { params: { formId }, query })).total;
}
