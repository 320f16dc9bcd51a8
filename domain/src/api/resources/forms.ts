import { Form, FormInput, FormResponse, FormUpdate } from '../../form/form.schema.ts';
import { DocumentId } from '../../ids.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';
import { BatchOutcome, idsOf, PageQuery, pageOf } from '../lists.ts';

const byId = z.strictObject({ formId: DocumentId });
const one = byId.extend({ responseId: DocumentId });

/** A response as it was collected; `receivedAt` is the server's time, ISO 8601 in UTC. */
export const CollectedResponse = FormResponse.extend({
  receivedAt: z.string(),
  networkHash: z.string().nullable().meta({ description: 'The same for all responses of one network' }),
});
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
    summary: 'Makes a form',
    body: FormInput,
    takesLargeBody: true,
    reply: Form,
  }),
  'PUT /forms/:formId': managedBy('manage_questions', {
    summary: 'Replaces a form; refused where someone has edited it since the revision named',
    params: byId,
    body: FormUpdate,
    takesLargeBody: true,
    reply: Form,
    errors: ['form_not_found', 'edit_conflict'],
  }),
  'DELETE /forms/:formId': managedBy('manage_questions', {
    summary: 'Deletes a form, if it is there; with responses only when forced, and then them too',
    params: byId,
    query: z.strictObject({
      force: z.enum(['true', 'false']).default('false').meta({ description: 'true: with its responses' }),
    }),
    reply: z.strictObject({ deleted: z.literal(true) }),
    errors: ['has_responses'],
  }),
  'PATCH /forms/:formId': managedBy('manage_questions', {
    summary: 'Opens a form, or closes it; one that is as it is to be stays so',
    params: byId,
    body: z.strictObject({ isActive: z.boolean() }),
    reply: Form,
    errors: ['form_not_found'],
  }),
  'GET /forms/:formId/responses': managedBy('manage_questions', {
    summary:
      'The responses that a form collected, the latest first, with their number and the number erased after 90 days',
    params: byId,
    query: PageQuery,
    reply: pageOf(CollectedResponse).extend({
      total: z.int(),
      erased: z.int().meta({ description: 'Responses erased after 90 days' }),
    }),
    errors: ['form_not_found'],
  }),
  'DELETE /forms/:formId/responses/:responseId': managedBy('manage_questions', {
    summary: 'Deletes one response, if it is there',
    params: one,
    reply: z.strictObject({ deleted: z.literal(true) }),
  }),
  'POST /forms/:formId/responses/batch/delete': managedBy('manage_questions', {
    summary: 'Deletes those of these responses that are there, such as all of one network',
    params: byId,
    body: z.strictObject({ ids: idsOf(DocumentId) }),
    reply: BatchOutcome,
  }),
  'POST /forms/:formId/responses': {
    summary: 'Delivers a response to a form that collects them; the same id again is the same response',
    access: 'visitor',
    requiresAppCheck: true,
    requiresProofOfWork: true,
    params: byId,
    body: FormResponse.omit({ formId: true }),
    reply: z.strictObject({ id: DocumentId }),
    errors: ['form_not_found', 'rate_limited'],
  },
});
