import { type Form, type FormInput, type FormUpdate, formPermissionText, limits } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { queryOptions } from '@tanstack/react-query';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { callAs } from '#lib/calls/organiser.ts';
import { readAllPages } from '#lib/calls/read-all-pages.ts';
import { adminQuery } from '#lib/query/admin-query.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';

/** Builds calls with a permission; `action` selects the refusal's text. */
const callTo = (action: keyof typeof formPermissionText) => callAs('manage_questions', formPermissionText[action]);

/** Reads all forms, by title. @throws {ApiError} */
function readForms(): Promise<Form[]> {
  return readAllPages((query) => authorizedCall('GET /forms', { query }));
}

/** All forms by title; refetched every 5 minutes while shown. */
export const formList = adminQuery(['the forms'], readForms, limits.adminListRefresh);

/** Reads an open or closed form with its fields. @throws {ApiError} */
export function readForm(formId: string): Promise<Form> {
  return authorizedCall('GET /forms/:formId', { params: { formId } });
}

/** Creates a form with the id `key`. @throws {ApiError} `key_reused` if another body used the key */
export function createForm(body: FormInput, key: string): Promise<Form> {
  return callTo('create')('POST /forms', { body, key });
}

/** Replaces a form, unless it was edited since `revision`. @throws {ApiError} */
export function updateForm(formId: string, body: FormUpdate): Promise<Form> {
  return callTo('update')('PUT /forms/:formId', { params: { formId }, body });
}

/** Opens or closes a form. Repeating it has no effect. @throws {ApiError} */
export function setOpen(formId: string, isActive: boolean): Promise<Form> {
  return callTo('update')('PATCH /forms/:formId', { params: { formId }, body: { isActive } });
}

/** Deletes a form; one with responses needs `force`. @throws {ApiError} `has_responses` */
export async function deleteForm(formId: string, force: boolean): Promise<void> {
  const query = { force: force ? ('true' as const) : ('false' as const) };
  await callTo('delete')('DELETE /forms/:formId', { params: { formId }, query });
}

/** A form's responses, the latest first, and the number of expired ones. */
export interface Collected {
  responses: CollectedResponse[];
  erased: number;
}

/** Reads a form's responses. @param onRead reports the number read so far @throws {ApiError} */
async function readResponses(formId: string, onRead: (count: number) => void): Promise<Collected> {
  let erased = 0;
  const responses = await readAllPages(async (query) => {
    const page = await authorizedCall('GET /forms/:formId/responses', { params: { formId }, query });
    erased = page.erased;
    return page;
  }, onRead);
  return { responses, erased };
}

/** A form with its responses, read when its screen is opened. @param onRead reports the number read so far */
export const responsesQuery = (formId: string, onRead: (count: number) => void) =>
  queryOptions({
    queryKey: ['responses', formId],
    queryFn: async () => {
      const [form, collected] = await Promise.all([readForm(formId), readResponses(formId, onRead)]);
      return { form, collected };
    },
    ...refetchOnOpen,
  });

/** Deletes one response. @throws {ApiError} */
export async function deleteResponse({ formId, id }: Pick<CollectedResponse, 'formId' | 'id'>): Promise<void> {
  const params = { formId, responseId: id };
  await callTo('deleteResponse')('DELETE /forms/:formId/responses/:responseId', { params });
}

/** Deletes responses, in batches. Deleted ones stay deleted if a later batch fails. @throws {ApiError} */
export async function deleteResponses(formId: string, ids: readonly string[]): Promise<void> {
  const send = callTo('deleteResponse');
  for (let from = 0; from < ids.length; from += limits.batch) {
    const body = { ids: ids.slice(from, from + limits.batch) };
    await send('POST /forms/:formId/responses/batch/delete', { params: { formId }, body });
  }
}

/** Counts the responses that deleting a form deletes. @throws {ApiError} */
export async function countResponses(formId: string): Promise<number> {
  const query = { limit: '1' };
  return (await authorizedCall('GET /forms/:formId/responses', { params: { formId }, query })).total;
}

/** The number of responses that deleting a form deletes. */
export const responseCount = (formId: string) =>
  queryOptions({ queryKey: ['how many responses', formId], queryFn: () => countResponses(formId), ...refetchOnOpen });
