import { Answers } from '../question/answer.schema.ts';
import { ActiveQuestion, QuestionType } from '../question/question.schema.ts';
import { z } from '../zod.ts';
import { defineEndpoints } from './endpoint.ts';

export const questionEndpoints = defineEndpoints({
  'GET /questions/active': {
    summary: 'The questions of the registration form, in their order',
    access: 'visitor',
    reply: z.array(ActiveQuestion),
  },
  'POST /questions/validate': {
    summary: 'Checks answers against the active questions without keeping them',
    access: 'visitor',
    body: z.strictObject({ answers: Answers }),
    reply: z.strictObject({ valid: z.boolean(), fields: z.record(z.string(), z.string()) }),
  },
  'GET /questions/types': {
    summary: 'The types of question with their Spanish labels',
    access: 'visitor',
    reply: z.array(z.strictObject({ type: QuestionType, label: z.string(), hasOptions: z.boolean() })),
  },
});
