import { hasOptions } from '../field/options.ts';
import { ownIn } from '../fields.ts';
import * as limits from '../limits/limits.ts';
import type { FormField, FormResponse } from './form.schema.ts';

interface Tally {
  answer: string;
  count: number;
}

export interface FieldSummary {
  field: FormField;
  answered: number;
  /**
   * Counts by option or rating, zeros included, in their order; answers that are no longer options come last. Empty for
   * text fields.
   */
  tallies: Tally[];
  /** The mean of the ratings, or null. */
  average: number | null;
  /** Texts in the order of the responses. Empty for choice fields. */
  texts: string[];
}

const { min, max } = limits.rating;
const RATINGS = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

function givenTo({ id }: FormField, { answers }: Pick<FormResponse, 'answers'>): string[] {
  return [ownIn(answers, id) ?? []]
    .flat()
    .map(String)
    .filter((text) => text.trim() !== '');
}

function choicesOf({ type, options }: FormField): readonly string[] | null {
  if (type === 'rating') return RATINGS;
  return hasOptions(type) ? options : null;
}

function tally(choices: readonly string[], chosen: readonly string[]): Tally[] {
  const counts = new Map(choices.map((choice) => [choice, 0]));
  for (const answer of chosen) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].map(([answer, count]) => ({ answer, count }));
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

/** Summarises a form's responses by field, in the order of its fields. */
export function summariseResponses(
  fields: readonly FormField[],
  responses: readonly Pick<FormResponse, 'answers'>[],
): FieldSummary[] {
  return fields.map((field) => {
    const given = responses.map((response) => givenTo(field, response)).filter((answers) => answers.length > 0);
    const choices = choicesOf(field);
    const all = given.flat();
    return {
      field,
      answered: given.length,
      tallies: choices === null ? [] : tally(choices, all),
      average: field.type === 'rating' ? mean(all.map(Number).filter(Number.isFinite)) : null,
      texts: choices === null ? all : [],
    };
  });
}
