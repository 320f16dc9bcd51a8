import { type Form, type FormCreate, type FormUpdate, formPermissionText, limits } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import { readTournaments } from '../../lib/calls/desk-tournaments.ts';
import { everyPage } from '../../lib/calls/every-page.ts';
import { keepReading } from '../../lib/calls/kept-reading.ts';
import { onceGone } from '../../lib/calls/once-gone.ts';
import { demand, type Organiser } from '../../lib/calls/organiser.ts';

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
export async function createForm(organiser: Organiser, body: FormCreate): Promise<Form> {
  demand(organiser, 'manage_questions', formPermissionText.create);
  return await authorizedCall('POST /forms', { body });
}

/** Replaces a form, unless someone has edited it since `revision`. @throws {ApiError} */
export async function updateForm(organiser: Organiser, formId: string, body: FormUpdate): Promise<Form> {
  demand(organiser, 'manage_questions', formPermissionText.update);
  return await authorizedCall('PUT /forms/:formId', { params: { formId }, body });
}

/**
 * Opens a form or closes it. It is read first: a second toggle after a lost answer would undo the first.
 * @throws {ApiError}
 */
export async function setOpen(organiser: Organiser, formId: string, open: boolean): Promise<Form> {
  demand(organiser, 'manage_questions', formPermissionText.update);
  const form = await readForm(formId);
  return form.isActive === open ? form : await authorizedCall('PATCH /forms/:formId/toggle', { params: { formId } });
}

/**
 * Deletes a form; with responses only where `force` says so, and then them too.
 * @throws {ApiError} `has_responses`
 */
export async function deleteForm(organiser: Organiser, formId: string, force: boolean): Promise<void> {
  demand(organiser, 'manage_questions', formPermissionText.delete);
  const query = { force: force ? ('true' as const) : ('false' as const) };
  await authorizedCall('DELETE /forms/:formId', { params: { formId }, query });
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
export async function deleteResponse(
  organiser: Organiser,
  { formId, id }: Pick<CollectedResponse, 'formId' | 'id'>,
  retried: boolean,
): Promise<void> {
  demand(organiser, 'manage_questions', formPermissionText.deleteResponse);
  const params = { formId, responseId: id };
  await onceGone('not_found', retried, () => authorizedCall('DELETE /forms/:formId/responses/:responseId', { params }));
}

/** The names of the tournaments that players enter through this form. @throws {ApiError} */
export async function tournamentsWith(formId: string): Promise<string[]> {
  const all = await readTournaments();
  return all.filter(({ linkedFormId }) => linkedFormId === formId).map(({ name }) => name);
}
