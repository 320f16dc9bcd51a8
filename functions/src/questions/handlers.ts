import { checkAnswers, fieldTypeLabel, hasOptions, QuestionType } from '@arena/domain';
import { actorOf } from '../auth/actor.ts';
import { after, type HandlersOf } from '../http/handler.ts';
import type { QuestionDesk } from './desk.ts';
import type { QuestionService } from './service.ts';

const types = QuestionType.options.map((type) => ({
  type,
  label: fieldTypeLabel[type],
  hasOptions: hasOptions(type),
}));

export function questionHandlers(questions: QuestionService, desk: QuestionDesk): HandlersOf<'questions'> {
  return {
    'GET /questions/active': ({ query }) => questions.shown(query.tournamentId),

    'POST /questions/validate': async ({ body }) => {
      const fields = checkAnswers(await questions.shown(body.tournamentId), body.answers);
      return { valid: Object.keys(fields).length === 0, fields };
    },

    'GET /questions/types': async () => types,

    'GET /questions/form-preview': ({ query }) => desk.preview(query.tournamentId),

    'GET /questions': ({ query }) => desk.list(query),

    'GET /questions/:id': ({ params }) => desk.one(params.id),

    'POST /questions': (call) => desk.create(call.body, actorOf(call)),

    'PUT /questions/:id': (call) => desk.update(call.params.id, call.body, actorOf(call)),

    'DELETE /questions/:id': (call) => after(desk.remove(call.params.id, actorOf(call)), { deleted: true }),

    'PATCH /questions/:id/toggle': (call) => desk.toggle(call.params.id, actorOf(call)),

    'POST /questions/reorder': (call) => desk.reorder(call.body.questions, actorOf(call)),

    'POST /questions/batch/activate': (call) => desk.activateAll(call.body.ids, true, actorOf(call)),

    'POST /questions/batch/deactivate': (call) => desk.activateAll(call.body.ids, false, actorOf(call)),

    'POST /questions/batch/delete': (call) => desk.removeAll(call.body.ids, actorOf(call)),
  };
}
