import { describe, expect, test } from 'vitest';
import type { FieldType } from '../field/field-type.schema.ts';
import type { FormField, FormValue } from './form.schema.ts';
import { summariseResponses } from './summarise.ts';

const field = (type: FieldType, options: string[] = []): FormField => ({
  id: 'q',
  type,
  label: '¿?',
  placeholder: '',
  required: false,
  options,
});
const responseOf = (q: FormValue | undefined): { answers: Record<string, FormValue> } =>
  q === undefined ? { answers: {} } : { answers: { q } };
const responses = (...values: (FormValue | undefined)[]) => values.map(responseOf);
const summaryOf = (one: FormField, ...values: (FormValue | undefined)[]) =>
  summariseResponses([one], responses(...values))[0];

describe('choices are counted in the order of the options', () => {
  test.each<[FieldType, FormValue[], string, number]>([
    ['select', ['S', 'M', 'S'], 'S 2, M 1, L 0', 3],
    ['radio', ['L'], 'S 0, M 0, L 1', 1],
    ['checkbox', [['S', 'L'], ['L']], 'S 1, M 0, L 2', 2],
    ['select', ['XL', ''], 'S 0, M 0, L 0, XL 1', 1],
  ])('%s %j', (type, values, tallies, answered) => {
    const summary = summaryOf(field(type, ['S', 'M', 'L']), ...values, undefined);
    expect(summary?.tallies.map(({ answer, count }) => `${answer} ${count}`).join(', ')).toBe(tallies);
    expect(summary).toMatchObject({ answered, texts: [], average: null });
  });
});

test('ratings are counted from 1 to 5 and averaged', () => {
  expect(summaryOf(field('rating'), 5, 4, 4, undefined)).toMatchObject({
    answered: 3,
    average: 13 / 3,
    tallies: [1, 2, 3, 4, 5].map((rating) => ({ answer: String(rating), count: [0, 0, 0, 2, 1][rating - 1] })),
  });
  expect(summaryOf(field('rating'))).toMatchObject({ answered: 0, average: null });
});

test.each<FieldType>(['text', 'date'])('lists the texts of a field of type %s unchanged', (type) => {
  const texts = ['Ana', 'Ana'];
  expect(summaryOf(field(type), 'Ana', ' ', 'Ana')).toMatchObject({ answered: 2, texts, tallies: [] });
});
