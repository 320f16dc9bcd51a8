import { atLeast } from '@arena/domain';
import { type HandlersOf, replyAfter } from '../http/handler.ts';
import { senderOf } from '../platform/rate-limit/network-limit.ts';
import { createForm, deleteForm, getForm, listForms, toVisitorForm, updateForm } from './forms.ts';
import { addResponse, deleteResponse, deleteResponses, listResponses } from './responses.ts';

export const formRoutes: HandlersOf<'forms'> = {
  'GET /forms': ({ context, query }) => listForms(context, query),

  'GET /forms/:formId': async ({ context, params, viewer }) => {
    const form = await getForm(context, params.formId);
    return atLeast(viewer.role, 'admin') ? form : toVisitorForm(form);
  },

  'POST /forms': ({ context, body, key }) => createForm(context, body, key),

  'PUT /forms/:formId': ({ context, params, body }) => updateForm(context, params.formId, body),

  'DELETE /forms/:formId': ({ context, params, query }) =>
    replyAfter(deleteForm(context, params.formId, query.force === 'true'), { deleted: true }),

  'PATCH /forms/:formId': ({ context, params, body }) => updateForm(context, params.formId, body),

  'GET /forms/:formId/responses': ({ context, params, query }) => listResponses(context, params.formId, query),

  'DELETE /forms/:formId/responses/:responseId': ({ context, params }) =>
    replyAfter(deleteResponse(context, params.formId, params.responseId), { deleted: true }),

  'POST /forms/:formId/responses/batch/delete': ({ context, params, body }) =>
    deleteResponses(context, params.formId, body.ids),

  'POST /forms/:formId/responses': async ({ context, params: { formId }, body, ...visit }) => {
    const sender = await senderOf(context, visit, `form ${formId}`);
    await addResponse(context, { ...body, formId }, sender);
    return { id: body.id };
  },
};
