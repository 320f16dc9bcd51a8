import { QuestionType } from '../../field/field-type.schema.ts';
import { fieldText } from '../../field-texts.ts';
import { DocumentId } from '../../ids.ts';
import * as limits from '../../limits/limits.ts';
import { ActiveQuestion, Question, QuestionInput, QuestionUpdate } from '../../question/question.schema.ts';
import { Answers } from '../../registration/registration.schema.ts';
import { z } from '../../zod.ts';
import { defineEndpoints, managedBy } from '../endpoint.ts';
import { BATCH_TOO_LARGE, BatchOutcome, idsOf, PageQuery, pageOf } from '../lists.ts';

const byId = z.strictObject({ id: DocumentId });
const ids = z.strictObject({ ids: idsOf(DocumentId) });
/** With a tournament, its questions; without one, the questions of all tournaments. */
const ofTournament = z.strictObject({ tournamentId: DocumentId.optional() });

const NewOrder = z
  .array(
    z.strictObject({
      id: DocumentId,
      order: z.int(fieldText.wholeNumber).min(0, 'Escribe 0 o más').max(limits.questionOrder),
    }),
  )
  .min(1, 'Elige al menos una')
  .max(limits.batch, BATCH_TOO_LARGE)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Hay preguntas repetidas');

export const questionEndpoints = defineEndpoints({
  'GET /questions/active': {
    summary: 'The questions of the registration form of a published tournament, or those of all, in their order',
    access: 'visitor',
    query: ofTournament,
    reply: z.array(ActiveQuestion),
  },
  'POST /questions/validate': {
    summary: 'Checks answers against the questions of a tournament, or of all, without keeping them',
    access: 'visitor',
    body: ofTournament.extend({ answers: Answers }),
    reply: z.strictObject({ valid: z.boolean(), fields: z.record(z.string(), z.string()) }),
  },
  'GET /questions/types': {
    summary: 'The types of question with their Spanish labels',
    access: 'visitor',
    reply: z.array(z.strictObject({ type: QuestionType, label: z.string(), hasOptions: z.boolean() })),
  },
  'GET /questions/form-preview': managedBy('manage_questions', {
    summary: 'The questions of the registration form as a visitor would get them at this moment',
    query: ofTournament,
    reply: z.array(ActiveQuestion),
  }),
  'GET /questions': managedBy('manage_registrations', {
    summary: 'Every question, active or not, in their order',
    query: PageQuery,
    reply: pageOf(Question),
  }),
  'GET /questions/:id': managedBy('manage_questions', {
    summary: 'One question',
    params: byId,
    reply: Question,
    errors: ['not_found'],
  }),
  'POST /questions': managedBy('manage_questions', {
    summary: 'Adds a question after the others',
    body: QuestionInput,
    reply: Question,
  }),
  'PUT /questions/:id': managedBy('manage_questions', {
    summary: 'Replaces a question, its place stays; refused where someone has edited it since the revision named',
    params: byId,
    body: QuestionUpdate,
    reply: Question,
    errors: ['not_found', 'edit_conflict'],
  }),
  'DELETE /questions/:id': managedBy('manage_questions', {
    summary: 'Deletes a question, if it is there; answers to it stay with their registrations',
    params: byId,
    reply: z.strictObject({ deleted: z.literal(true) }),
  }),
  'PATCH /questions/:id/toggle': managedBy('manage_questions', {
    summary: 'Asks a question, or asks it no longer; the same Idempotency-Key again changes nothing',
    params: byId,
    reply: Question,
    errors: ['not_found'],
  }),
  'POST /questions/reorder': managedBy('manage_questions', {
    summary: 'Gives questions their places, all of them or none',
    body: z.strictObject({ questions: NewOrder }),
    reply: z.array(Question),
    errors: ['not_found'],
  }),
  'POST /questions/batch/activate': managedBy('manage_questions', {
    summary: 'Asks questions from now on; says which are no more',
    body: ids,
    reply: BatchOutcome,
  }),
  'POST /questions/batch/deactivate': managedBy('manage_questions', {
    summary: 'Asks questions no longer; says which are no more',
    body: ids,
    reply: BatchOutcome,
  }),
  'POST /questions/batch/delete': managedBy('manage_questions', {
    summary: 'Deletes questions, those that are there',
    body: ids,
    reply: BatchOutcome,
  }),
});
