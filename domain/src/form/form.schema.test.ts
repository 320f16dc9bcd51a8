import { describe, expect, test } from 'vitest';
import { FormField } from './form.schema.ts';

const field = { id: 'f1', type: 'text', label: 'Nombre', placeholder: '', required: true, options: [] };

describe('a field of a public form', () => {
  test.each(['text', 'email', 'phone', 'number', 'date', 'textarea', 'select', 'radio', 'checkbox', 'rating'])(
    'may be %s',
    (type) => {
      expect(FormField.parse({ ...field, type }).type).toBe(type);
    },
  );

  test.each(['file', 'TEXT', '', null, undefined, 7])('of an unknown type (%j) is treated as text', (type) => {
    expect(FormField.parse({ ...field, type }).type).toBe('text');
  });
});
