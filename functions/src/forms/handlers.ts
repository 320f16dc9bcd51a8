import { atLeast } from '@arena/domain';
import { actorOf } from '../auth/actor.ts';
import { after, type HandlersOf } from '../http/handler.ts';
import type { FormDesk } from './desk.ts';
import type { FormService } from './service.ts';

export function formHandlers(forms: FormService, desk: FormDesk): HandlersOf<'forms'> {
  return {
    'GET /forms': ({ query }) => desk.list(query),

    'GET /forms/:formId': async ({ params, viewer }) => {
      const form = await forms.one(params.formId);
      // Of one that was deactivated a visitor gets that it was, and nothing that it asked.
      return form.isActive || atLeast(viewer.role, 'admin') ? form : { ...form, fields: [] };
    },

    'POST /forms': (call) => desk.create(call.body, actorOf(call)),

    'PUT /forms/:formId': (call) => desk.update(call.params.formId, call.body, actorOf(call)),

    'DELETE /forms/:formId': (call) =>
      after(desk.remove(call.params.formId, call.query.force === 'true', actorOf(call)), { deleted: true }),

    'PATCH /forms/:formId': (call) => desk.update(call.params.formId, call.body, actorOf(call)),

    'GET /forms/:formId/responses': ({ params, query }) => desk.responses(params.formId, query),

    'DELETE /forms/:formId/responses/:responseId': (call) =>
      after(desk.removeResponse(call.params.formId, call.params.responseId, actorOf(call)), { deleted: true }),

    'POST /forms/:formId/responses': ({ params: { formId }, body, origin, now, uses }) =>
      after(forms.collect({ response: { ...body, formId }, origin, now, uses }), { id: body.id }),
  };
}
