import { hasOptions } from '../field/options.ts';
import { ownIn } from '../fields.ts';
import * as limits from '../limits/limits.ts';
import type { FormField } from './form.schema.ts';
import type { FormResponse } from './response.schema.ts';

/** How often something was answered. */
export interface Tally {
  answer: string;
  count: number;
}

/** What was answered to one field of a public form. */
export interface FieldSummary {
  field: FormField;
  /** How many answered it at all. */
  answered: number;
  /**
   * How often each option or rating was chosen, in their order, those never chosen too; an answer that isn't among
   * the options any more comes after them. Empty where people write.
   */
  tallies: Tally[];
  /** The mean of the ratings; null where there is none. */
  average: number | null;
  /** What people wrote, in the order of the responses. Empty where they choose. */
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

/** What was answered to each field of a form (specification, section 3), in the order of its fields. */
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
