import { Form } from '../../form/form.schema.ts';
import { FormCreate, FormUpdate } from '../../form/form-input.schema.ts';
import { FormResponse } from '../../form/response.schema.ts';
import { DocumentId } from '../../ids.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';
import { PageQuery, pageOf } from '../page.ts';

const byId = z.strictObject({ formId: DocumentId });
const one = byId.extend({ responseId: DocumentId });

/** A response as it was collected; `receivedAt` is the server's time, ISO 8601 in UTC. */
export const CollectedResponse = FormResponse.extend({ receivedAt: z.string() });
export type CollectedResponse = z.infer<typeof CollectedResponse>;

export const formEndpoints = defineEndpoints({
  'GET /forms': managedBy('manage_questions', {
    summary: 'Every form by title',
    query: PageQuery,
    reply: pageOf(Form),
  }),
  'GET /forms/:formId': {
    summary: 'A public form; an inactive one comes without its fields, except to an admin',
    access: 'visitor',
    params: byId,
    reply: Form,
    errors: ['form_not_found'],
  },
  'POST /forms': managedBy('manage_questions', {
    summary: 'Makes a form; the same requestId again is the same form',
    body: FormCreate,
    reply: Form,
  }),
  'PUT /forms/:formId': managedBy('manage_questions', {
    summary: 'Replaces a form; refused where someone has edited it since the revision named',
    params: byId,
    body: FormUpdate,
    reply: Form,
    errors: ['form_not_found', 'edited_meanwhile'],
  }),
  'DELETE /forms/:formId': managedBy('manage_questions', {
    summary: 'Deletes a form; with responses only when forced, and then them too',
    params: byId,
    query: z.strictObject({ force: z.enum(['true', 'false']).default('false') }),
    reply: z.strictObject({ deleted: z.literal(true) }),
    errors: ['form_not_found', 'has_responses'],
  }),
  'PATCH /forms/:formId': managedBy('manage_questions', {
    summary: 'Opens a form, or closes it; one that is as it is to be stays so',
    params: byId,
    body: z.strictObject({ isActive: z.boolean() }),
    reply: Form,
    errors: ['form_not_found'],
  }),
  'GET /forms/:formId/responses': managedBy('manage_questions', {
    summary: 'The responses that a form collected, the latest first, and how many were erased after their days',
    params: byId,
    query: PageQuery,
    reply: pageOf(CollectedResponse).extend({ erased: z.int() }),
    errors: ['form_not_found'],
  }),
  'DELETE /forms/:formId/responses/:responseId': managedBy('manage_questions', {
    summary: 'Deletes one response',
    params: one,
    reply: z.strictObject({ deleted: z.literal(true) }),
    errors: ['not_found'],
  }),
  'POST /forms/:formId/responses': {
    summary: 'Delivers a response to a form that collects them; the same id again is the same response',
    access: 'visitor',
    attested: true,
    priced: { purpose: 'response', by: 'formId' },
    params: byId,
    body: FormResponse.omit({ formId: true }),
    reply: z.strictObject({ id: DocumentId }),
    errors: ['form_not_found', 'rate_limited'],
  },
});
