import { checkAnswers, QuestionType, questionTypeLabel, typesWithOptions } from '@arena/domain';
import type { HandlersOf } from '../http/handler.ts';
import type { QuestionService } from './service.ts';

const types = QuestionType.options.map((type) => ({
  type,
  label: questionTypeLabel[type],
  hasOptions: typesWithOptions.includes(type),
}));

export function questionHandlers(questions: QuestionService): HandlersOf<'questions'> {
  return {
    'GET /questions/active': () => questions.active(),

    'POST /questions/validate': async ({ body }) => {
      const fields = checkAnswers(await questions.active(), body.answers);
      return { valid: Object.keys(fields).length === 0, fields };
    },

    'GET /questions/types': async () => types,
  };
}
