import { checkAnswers, fieldTypeLabel, hasOptions, QuestionType } from '@arena/domain';
import { type HandlersOf, replyAfter } from '../http/handler.ts';
import {
  activateQuestions,
  createQuestion,
  deleteQuestions,
  getQuestion,
  listPublicQuestions,
  listQuestions,
  previewQuestions,
  reorderQuestions,
  toggleQuestion,
  updateQuestion,
} from './questions.ts';

const types = QuestionType.options.map((type) => ({
  type,
  label: fieldTypeLabel[type],
  hasOptions: hasOptions(type),
}));

export const questionRoutes: HandlersOf<'questions'> = {
  'GET /questions/active': ({ context, query }) => listPublicQuestions(context, query.tournamentId),

  'POST /questions/validate': async ({ context, body }) => {
    const fields = checkAnswers(await listPublicQuestions(context, body.tournamentId), body.answers);
    return { valid: Object.keys(fields).length === 0, fields };
  },

  'GET /questions/types': async () => types,

  'GET /questions/form-preview': ({ context, query }) => previewQuestions(context, query.tournamentId),

  'GET /questions': ({ context, query }) => listQuestions(context, query),

  'GET /questions/:id': ({ context, params }) => getQuestion(context, params.id),

  'POST /questions': ({ context, body, key }) => createQuestion(context, body, key),

  'PUT /questions/:id': ({ context, params, body }) => updateQuestion(context, params.id, body),

  'DELETE /questions/:id': ({ context, params }) =>
    replyAfter(deleteQuestions(context, [params.id]), { deleted: true }),

  'PATCH /questions/:id/toggle': ({ context, params, key }) => toggleQuestion(context, params.id, key),

  'POST /questions/reorder': ({ context, body }) => reorderQuestions(context, body.questions),

  'POST /questions/batch/activate': ({ context, body }) => activateQuestions(context, body.ids, true),

  'POST /questions/batch/deactivate': ({ context, body }) => activateQuestions(context, body.ids, false),

  'POST /questions/batch/delete': ({ context, body }) =>
    replyAfter(deleteQuestions(context, body.ids), { done: body.ids, failed: [] }),
};
