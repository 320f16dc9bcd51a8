import { describe, expect, test } from 'vitest';
import { problemsIn } from '../field-problems.ts';
import { FormInput } from './form-input.schema.ts';

const field = { id: 'talla', type: 'select', label: 'Talla', options: [' S ', 'M', 'M', ''] };

describe('the public form editor', () => {
  test('needs a title only, starts inactive and collects responses', () => {
    expect(FormInput.parse({ title: ' Playeras ' })).toEqual({
      title: 'Playeras',
      description: '',
      isActive: false,
      collectResponses: true,
      fields: [],
    });
  });

  test.each([
    [{ title: '' }, { title: 'El título es obligatorio' }],
    [{ title: 'P\ud800' }, { title: 'Hay un carácter que no se puede guardar. Bórralo y escríbelo a mano.' }],
    [{ title: '\u200b' }, { title: 'El título es obligatorio' }],
    [{ title: 'P\nQ' }, { title: 'Escríbelo en una sola línea' }],
    [{ title: 'P', fields: [{ ...field, label: '\u3164' }] }, { 'fields.0.label': 'Escribe la pregunta' }],
    [{ title: 'P', fields: [{ ...field, options: ['\u200b'] }] }, { 'fields.0.options': 'Agrega al menos una opción' }],
    [{ title: 'P', fields: [{ ...field, type: 'file' }] }, { 'fields.0.type': 'Elige un tipo de campo' }],
    [{ title: 'P', fields: [{ ...field, label: ' ' }] }, { 'fields.0.label': 'Escribe la pregunta' }],
    [{ title: 'P', fields: [field, field] }, { fields: 'Hay campos repetidos' }],
  ])('refuses %j', (input, expected) => {
    expect(problemsIn(FormInput.safeParse(input).error)).toEqual(expected);
  });
});
