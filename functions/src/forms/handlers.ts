import { atLeast } from '@arena/domain';
import { actorOf } from '../auth/actor.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { FormDesk } from './desk.ts';
import { toPublicForm } from './presenter.ts';
import type { FormService } from './service.ts';

export function formHandlers(forms: FormService, desk: FormDesk): HandlersOf<'forms'> {
  return {
    'GET /forms': ({ query }) => desk.list(query),

    'GET /forms/:formId': async ({ params, viewer }) => {
      const form = await forms.one(params.formId);
      return atLeast(viewer.role, 'admin') ? form : toPublicForm(form);
    },

    'POST /forms': (call) => desk.create(call.body, actorOf(call)),

    'PUT /forms/:formId': (call) => desk.update(call.params.formId, call.body, actorOf(call)),

    'DELETE /forms/:formId': async (call) => {
      await desk.remove(call.params.formId, call.query.force === 'true', actorOf(call));
      return { deleted: true };
    },

    'PATCH /forms/:formId/toggle': (call) => desk.toggle(call.params.formId, actorOf(call)),

    'GET /forms/:formId/responses': ({ params, query }) => desk.responses(params.formId, query),

    'DELETE /forms/:formId/responses/:responseId': async (call) => {
      await desk.removeResponse(call.params.formId, call.params.responseId, actorOf(call));
      return { deleted: true };
    },

    'POST /forms/:formId/responses': async ({ params: { formId }, body, origin, now, uses }) => {
      await forms.collect({ response: { ...body, formId }, origin, now, uses });
      return { id: body.id };
    },
  };
}
