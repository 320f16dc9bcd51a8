// @vitest-environment jsdom
import type { Question } from '@arena/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerInTurn, ok, refusal, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { newDraft, saveDraft, startOf } from '#lib/editing/drafts.ts';
import { ask } from '../question-calls.ts';
import {
  checkedQuestionFields,
  isSameQuestion,
  type QuestionValues,
  questionDrafts,
  questionStorage,
  questionValuesOf,
} from './question-values.ts';

const stored: Question = {
  id: 'pais',
  text: '¿País?',
  type: 'select',
  required: true,
  placeholder: '',
  options: ['México', 'Perú'],
  active: true,
  tournamentId: null,
  order: 3,
  revision: 1,
};
const written = (values: Partial<QuestionValues>): QuestionValues => ({ ...questionValuesOf(stored), ...values });

beforeEach(() => signIn(['manage_questions']));
afterEach(signOutOrganiser);

test('reports problems at their controls, and trims and deduplicates options', () => {
  const problemsOf = (values: Partial<QuestionValues>) => checkedQuestionFields(written(values)).problems;
  expect(problemsOf({ type: '' })).toEqual({ type: 'Question type is required' });
  expect(problemsOf({ options: ' \n ' })).toEqual({ options: 'Options are required for this question type' });
  const { fields } = checkedQuestionFields(written({ options: 'México\n\n Perú \nMéxico\r\nChile' }));
  expect(fields).toMatchObject({ options: ['México', 'Perú', 'Chile'] });
});

test.each<[Partial<QuestionValues>, boolean]>([
  [{}, true],
  [{ text: '¿País? ' }, true],
  [{ placeholder: 'Nobody reads it in a choice' }, true],
  [{ options: 'Perú\nMéxico' }, false],
  [{ required: false }, false],
])('a question typed as %j equals the stored one: %s', (values, expected) => {
  expect(isSameQuestion(written(values), questionValuesOf(stored))).toBe(expected);
});

describe('the report of a batch', () => {
  const GONE = { id: 'vieja', code: 'not_found', error: 'No existe' };
  const other = { ...stored, id: 'vieja', text: '¿Vieja?' };

  test.each([
    [[stored], { done: ['pais'], failed: [] }, 'Ya no se pregunta «¿País?».'],
    [[stored, other], { done: ['pais', 'vieja'], failed: [] }, 'Ya no se preguntan 2 preguntas.'],
    [[stored, other], { done: ['pais'], failed: [GONE] }, 'Ya no se pregunta «¿País?». 1 ya no existía.'],
  ])('counts hidden and missing questions: %#', async (questions, data, text) => {
    answerInTurn(ok(data));
    expect(await ask(questions, false)).toBe(text);
  });
});

test('updates the question that an earlier attempt created with other values', async () => {
  const draft = newDraft<QuestionValues, Question>(null, written({}));
  const earlier = { ...stored, id: draft.requestId, text: '¿Pais?' };
  const sent = answerInTurn(refusal(422, 'key_reused'), ok(earlier), ok({ ...earlier, text: '¿País?', revision: 2 }));
  expect(await saveDraft(questionStorage, draft, () => undefined)).toMatchObject({
    result: 'saved',
    thing: { revision: 2 },
  });
  expect(sent.map(({ call }) => call)).toEqual([
    'POST /api/questions',
    `GET /api/questions/${draft.requestId}`,
    `PUT /api/questions/${draft.requestId}`,
  ]);
});

describe('editing begins', () => {
  const startable = { drafts: questionDrafts, valuesOf: questionValuesOf, storage: questionStorage };
  const keep = (values: Partial<QuestionValues>, base = stored) =>
    questionDrafts.keep('pais', newDraft(base, written(values)));

  test('with the stored question or its draft, even an invalid one', () => {
    expect(startOf(startable, stored)).toMatchObject({ isRestored: false, initial: { values: written({}) } });
    const values = { text: ' ', options: '' };
    keep(values);
    const start = startOf(startable, stored);
    expect(start).toMatchObject({ isRestored: true, meanwhile: null, initial: { values: written(values) } });
  });

  test('with the draft and a concurrent edit', () => {
    keep({ text: '¿De dónde eres?' });
    const theirs = { ...stored, text: '¿Tu país?', revision: 2 };
    expect(startOf(startable, theirs)).toMatchObject({ isRestored: true, meanwhile: theirs });
  });

  test.each([
    ['on top of an earlier save with a lost reply', { required: false, revision: 2 }, true],
    ['with a conflict if another admin edited after that save', { required: false, revision: 3 }, false],
    ['with a conflict if another admin edited instead', { text: '¿Tu país?', revision: 2 }, false],
  ])('%s', (_, made, isOwn) => {
    const sent = questionStorage.sent(written({ required: false }), stored);
    const values = written({ required: false, text: '¿De dónde eres?' });
    questionDrafts.keep('pais', { ...newDraft(stored, values), unanswered: sent });
    const current = { ...stored, ...made };
    const { initial, meanwhile } = startOf(startable, current);
    expect(initial).toMatchObject(isOwn ? { values, base: current, unanswered: null } : { values, base: stored });
    expect(meanwhile).toEqual(isOwn ? null : current);
  });

  test('without a draft that the server already has', () => {
    keep({ text: '¿De dónde eres?' });
    expect(startOf(startable, { ...stored, text: '¿De dónde eres?', revision: 2 }).isRestored).toBe(false);
    expect(questionDrafts.kept('pais')).toBeNull();
  });
});
