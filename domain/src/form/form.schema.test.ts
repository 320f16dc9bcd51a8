import { expect, test } from 'vitest';
import { FormField } from './form.schema.ts';

const field = { id: 'f1', type: 'text', label: 'Nombre', placeholder: '', required: true, options: [] };

test.each(['file', 'TEXT', '', null, undefined, 7])('a field of an unknown type (%j) is treated as text', (type) => {
  expect(FormField.parse({ ...field, type }).type).toBe('text');
});
