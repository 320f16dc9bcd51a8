import { NOT_AN_OPTION } from '../field/options.ts';
import { fieldText } from '../field-texts.ts';
import { ownIn } from '../fields.ts';
import * as limits from '../limits/limits.ts';
import { isPhone, plainPhone } from '../registration/phone.ts';
import { isOneLine, isStorable, isVisible, ONE_LINE, tooLongText, UNSTORABLE } from '../text/characters.ts';
import { toMillis } from '../time/instant.ts';
import type { FormField } from './form.schema.ts';
import type { FormValue } from './response.schema.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function isEmpty(value: FormValue | undefined): boolean {
  if (value === undefined) return true;
  return Array.isArray(value) ? value.length === 0 : !isVisible(String(value));
}

/** A number as it is stored. A comma is its point, unless it may stand for thousands: nobody knows which 1,500 is. */
export function plainNumber(text: string): string {
  return text.trim().replace(/,(?!\d{3}$)/, '.');
}

function isNumeric(value: FormValue): boolean {
  return !Array.isArray(value) && Number.isFinite(Number(plainNumber(String(value))));
}

function isRating(value: FormValue): boolean {
  const rating = Number(value);
  return Number.isInteger(rating) && rating >= limits.rating.min && rating <= limits.rating.max;
}

function textsOf(value: FormValue): string[] {
  return [value].flat().map(String);
}

function isTooLong(value: FormValue): boolean {
  return textsOf(value).some((text) => text.length > limits.answerCharacters);
}

function areOptions(value: FormValue, options: readonly string[]): boolean {
  return textsOf(value).every((text) => options.includes(text));
}

/** Beside each kind of field: what a filled value must be, and the message when it isn't. */
const checks: Partial<Record<FormField['type'], [(value: FormValue, field: FormField) => boolean, string]>> = {
  text: [(value) => isOneLine(String(value).trim()), ONE_LINE],
  email: [(value) => EMAIL.test(String(value).trim()), 'Ingresa un email válido'],
  phone: [(value) => isPhone(plainPhone(String(value))), fieldText.phoneInvalid],
  number: [isNumeric, 'Ingresa un número válido'],
  date: [(value) => toMillis(String(value)) !== null, 'Ingresa una fecha válida'],
  rating: [isRating, `Elige de ${limits.rating.min} a ${limits.rating.max}`],
  select: [(value, { options }) => areOptions(value, options), NOT_AN_OPTION],
  radio: [(value, { options }) => areOptions(value, options), NOT_AN_OPTION],
  checkbox: [(value, { options }) => areOptions(value, options), NOT_AN_OPTION],
};

/** What is wrong with the value of one field of a public form, or null (specification, section 5). */
export function checkFormValue(field: FormField, value: FormValue | undefined): string | null {
  if (value === undefined || isEmpty(value)) return field.required ? 'Este campo es obligatorio' : null;
  if (isTooLong(value)) return tooLongText(limits.answerCharacters);
  if (!textsOf(value).every(isStorable)) return UNSTORABLE;
  const [holds, message] = checks[field.type] ?? [];
  return holds && message && !holds(value, field) ? message : null;
}

/** What is wrong with a response, keyed by field id; empty when all is well. */
export function checkFormAnswers(
  fields: readonly FormField[],
  answers: Readonly<Record<string, FormValue>>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const problem = checkFormValue(field, ownIn(answers, field.id));
    if (problem !== null) problems[field.id] = problem;
  }
  return problems;
}
