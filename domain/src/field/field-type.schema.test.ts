import { expect, test } from 'vitest';
import { fieldTypeLabel, QuestionType } from './field-type.schema.ts';

test('labels every type of question in Spanish', () => {
  expect(QuestionType.options.map((type) => [type, fieldTypeLabel[type]])).toEqual([
    ['text', 'Texto corto'],
    ['textarea', 'Texto largo'],
    ['select', 'Selección única'],
    ['radio', 'Opción múltiple'],
    ['checkbox', 'Casillas de verificación'],
  ]);
});
