import { describe, expect, test } from 'vitest';
import { problemsIn } from '../field-problems.ts';
import { FormField, FormInput } from './form.schema.ts';

const field = { id: 'f1', type: 'text', label: 'Nombre', placeholder: '', required: true, options: [] };

test.each(['file', 'TEXT', '', null, undefined, 7])('a field of an unknown type (%j) is treated as text', (type) => {
  expect(FormField.parse({ ...field, type }).type).toBe('text');
});

const choice = { id: 'talla', type: 'select', label: 'Talla', options: [' S ', 'M', 'M', ''] };

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
    [{ title: 'P', fields: [{ ...choice, label: '\u3164' }] }, { 'fields.0.label': 'Escribe la pregunta' }],
    [
      { title: 'P', fields: [{ ...choice, options: ['\u200b'] }] },
      { 'fields.0.options': 'Agrega al menos una opción' },
    ],
    [{ title: 'P', fields: [{ ...choice, type: 'file' }] }, { 'fields.0.type': 'Elige un tipo de campo' }],
    [{ title: 'P', fields: [{ ...choice, label: ' ' }] }, { 'fields.0.label': 'Escribe la pregunta' }],
    [{ title: 'P', fields: [choice, choice] }, { fields: 'Hay campos repetidos' }],
  ])('refuses %j', (input, expected) => {
    expect(problemsIn(FormInput.safeParse(input).error)).toEqual(expected);
  });
});
