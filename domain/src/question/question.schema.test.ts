import { describe, expect, test } from 'vitest';
import { problemsIn } from '../field-problems.ts';
import { QuestionInput } from './question.schema.ts';

const select = { text: '¿Desde qué país juegas?', type: 'select', options: ['México', 'Perú'] };

describe('the question form', () => {
  test('needs only a text and a type', () => {
    expect(QuestionInput.parse({ text: '  ¿Cuál es tu nick?  ', type: 'text' })).toEqual({
      text: '¿Cuál es tu nick?',
      type: 'text',
      required: false,
      placeholder: '',
      options: [],
      active: true,
      tournamentId: null,
    });
  });

  test('keeps its options trimmed, without empty or repeated ones', () => {
    const { options } = QuestionInput.parse({ ...select, options: [' México', 'Perú ', '', ' ', 'México'] });
    expect(options).toEqual(['México', 'Perú']);
  });

  test.each([
    [{ ...select, text: '   ' }, { text: 'Question text is required' }],
    [{ ...select, type: '' }, { type: 'Question type is required' }],
    [{ ...select, type: 'file' }, { type: 'Invalid question type' }],
    [{ ...select, type: 'select', options: [] }, { options: 'Options are required for this question type' }],
    [{ ...select, type: 'checkbox', options: [' '] }, { options: 'Options are required for this question type' }],
    [{ ...select, text: 'a\ud800' }, { text: 'Hay un carácter que no se puede guardar. Bórralo y escríbelo a mano.' }],
    [{ ...select, text: 'a'.repeat(301) }, { text: 'Usa 300 caracteres como máximo' }],
    [{ ...select, order: 3 }, { order: 'Este dato no se puede enviar aquí' }],
  ])('refuses %j', (input, expected) => {
    expect(problemsIn(QuestionInput.safeParse(input).error)).toEqual(expected);
  });
});
