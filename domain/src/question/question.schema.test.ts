import { expect, test } from 'vitest';
import { QuestionType, questionTypeLabel } from './question.schema.ts';

test('every type of question has the Spanish label of the specification', () => {
  expect(QuestionType.options.map((type) => [type, questionTypeLabel[type]])).toEqual([
    ['text', 'Texto corto'],
    ['textarea', 'Texto largo'],
    ['select', 'Selección única'],
    ['radio', 'Opción múltiple'],
    ['checkbox', 'Casillas de verificación'],
  ]);
});
