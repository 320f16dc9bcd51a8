import { describe, expect, test } from 'vitest';
import type { Answers } from './answer.schema.ts';
import { answersTo, checkAnswers } from './check-answers.ts';
import type { ActiveQuestion } from './question.schema.ts';

const REQUIRED = 'Esta pregunta es obligatoria';
const ONE_LINE = 'Escríbelo en una sola línea';
const NOT_AN_OPTION = 'Elige una de las opciones';

function question(change: Partial<ActiveQuestion>): ActiveQuestion {
  return { id: 'q1', text: '¿Cuál es tu rol?', type: 'text', required: false, placeholder: '', options: [], ...change };
}

const role: Partial<ActiveQuestion> = { options: ['Rusher', 'Francotirador', 'Soporte'] };

describe('checking the answers of a registration', () => {
  test.each<{ name: string; asked: Partial<ActiveQuestion>; answer?: Answers[string]; problem: string | null }>([
    { name: 'optional and not answered', asked: {}, problem: null },
    { name: 'optional and blank', asked: {}, answer: '  ', problem: null },
    { name: 'required and answered', asked: { required: true }, answer: 'Rusher', problem: null },
    { name: 'required and not answered', asked: { required: true }, problem: REQUIRED },
    { name: 'required and empty', asked: { required: true }, answer: '', problem: REQUIRED },
    { name: 'required and only blanks', asked: { required: true }, answer: ' \t\n', problem: REQUIRED },
    { name: 'required, an empty list', asked: { required: true, type: 'checkbox' }, answer: [], problem: REQUIRED },
    {
      name: 'required, a list of blanks',
      asked: { required: true, type: 'checkbox' },
      answer: ['', ' '],
      problem: REQUIRED,
    },
    { name: 'required, nothing to be seen', asked: { required: true }, answer: '\u200b\u3164', problem: REQUIRED },
    { name: 'a text takes one line', asked: { type: 'text' }, answer: 'a\n=1+1', problem: ONE_LINE },
    { name: 'a text takes one line, no carriage return', asked: { type: 'text' }, answer: 'a\rb', problem: ONE_LINE },
    { name: 'a textarea takes any text', asked: { type: 'textarea' }, answer: 'a\nb', problem: null },
    { name: 'a text takes no list', asked: { type: 'text' }, answer: ['a'], problem: NOT_AN_OPTION },
    { name: 'a select takes an option', asked: { ...role, type: 'select' }, answer: 'Soporte', problem: null },
    {
      name: 'a select takes nothing else',
      asked: { ...role, type: 'select' },
      answer: 'Capitán',
      problem: NOT_AN_OPTION,
    },
    {
      name: 'a select takes an option with blanks around it',
      asked: { ...role, type: 'select' },
      answer: ' Soporte ',
      problem: null,
    },
    { name: 'a select minds capitals', asked: { ...role, type: 'select' }, answer: 'soporte', problem: NOT_AN_OPTION },
    { name: 'a select takes no list', asked: { ...role, type: 'select' }, answer: ['Soporte'], problem: NOT_AN_OPTION },
    { name: 'an optional select may stay open', asked: { ...role, type: 'select' }, answer: '', problem: null },
    {
      name: 'a required select may not',
      asked: { ...role, type: 'select', required: true },
      answer: '',
      problem: REQUIRED,
    },
    {
      name: 'a select whose options lost their blanks',
      asked: { type: 'select', options: [' Sí '] },
      answer: 'Sí',
      problem: null,
    },
    { name: 'a select without options takes nothing', asked: { type: 'select' }, answer: 'Sí', problem: NOT_AN_OPTION },
    { name: 'a radio takes an option', asked: { ...role, type: 'radio' }, answer: 'Rusher', problem: null },
    { name: 'a radio takes nothing else', asked: { ...role, type: 'radio' }, answer: 'x', problem: NOT_AN_OPTION },
    { name: 'a radio takes no list', asked: { ...role, type: 'radio' }, answer: ['Rusher'], problem: NOT_AN_OPTION },
    {
      name: 'a checkbox takes several',
      asked: { ...role, type: 'checkbox' },
      answer: ['Rusher', 'Soporte'],
      problem: null,
    },
    { name: 'a checkbox takes one as text', asked: { ...role, type: 'checkbox' }, answer: 'Rusher', problem: null },
    {
      name: 'a checkbox takes no stranger',
      asked: { ...role, type: 'checkbox' },
      answer: ['Rusher', 'x'],
      problem: NOT_AN_OPTION,
    },
  ])('$name: $problem', ({ asked, answer, problem }) => {
    const answers: Answers = answer === undefined ? {} : { q1: answer };
    expect(checkAnswers([question(asked)], answers)).toEqual(problem === null ? {} : { 'answers.q1': problem });
  });

  test('each question has its own message', () => {
    const questions = [
      question({ id: 'a', required: true }),
      question({ id: 'b' }),
      question({ ...role, id: 'c', type: 'radio' }),
    ];
    expect(checkAnswers(questions, { c: 'x' })).toEqual({ 'answers.a': REQUIRED, 'answers.c': NOT_AN_OPTION });
  });

  test('an answer to a question that is not asked is no error', () => {
    expect(checkAnswers([question({})], { old: 'x' })).toEqual({});
  });

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('a question may be called %s', (id) => {
    expect(checkAnswers([question({ id, required: true })], {})).toEqual({ [`answers.${id}`]: REQUIRED });
    expect(answersTo([question({ id })], {})).toEqual({});
  });
});

describe('the answers that are kept', () => {
  test.each<{ name: string; given: Answers; kept: Answers }>([
    { name: 'an answer to a question asked', given: { q1: 'Rusher' }, kept: { q1: 'Rusher' } },
    { name: 'a list', given: { q1: ['a', 'b'] }, kept: { q1: ['a', 'b'] } },
    { name: 'not one to a question that is not asked', given: { q1: 'Rusher', old: 'x' }, kept: { q1: 'Rusher' } },
    { name: 'not a blank one', given: { q1: '  ' }, kept: {} },
    { name: 'not an invisible one', given: { q1: '\u200b' }, kept: {} },
    { name: 'not an empty list', given: { q1: [] }, kept: {} },
    { name: 'none', given: {}, kept: {} },
  ])('$name', ({ given, kept }) => {
    expect(answersTo([question({})], given)).toEqual(kept);
  });
});
