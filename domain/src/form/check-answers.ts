import type { FieldErrors } from '../errors.ts';
import { NOT_AN_OPTION } from '../field/options.ts';
import { fieldText } from '../field-texts.ts';
import { ownIn } from '../fields.ts';
import * as limits from '../limits/limits.ts';
import type { ActiveQuestion } from '../question/question.schema.ts';
import { hasPhonePattern, plainPhone } from '../registration/phone.ts';
import type { Answers } from '../registration/registration.schema.ts';
import { isOneLine, isStorable, isVisible, ONE_LINE, tooLongText, UNSTORABLE } from '../text/characters.ts';
import { toMillis } from '../time/instant.ts';
import type { FormField, FormValue } from './form.schema.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Normalises a number for storage. A comma is a decimal point unless it may separate thousands: '1,500' is ambiguous.
 */
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

function textsOf(value: FormValue | undefined): string[] {
  return [value ?? []].flat().map(String);
}

type Checked = Pick<FormField, 'type' | 'options'>;

function areOptions(value: FormValue, { options }: Checked): boolean {
  return textsOf(value).every((text) => options.includes(text));
}

/** Validates a filled value by type, with the message for an invalid one. */
const checks: Partial<Record<FormField['type'], [(value: FormValue, field: Checked) => boolean, string]>> = {
  text: [(value) => isOneLine(String(value).trim()), ONE_LINE],
  email: [(value) => EMAIL.test(String(value).trim()), 'Ingresa un email válido'],
  phone: [(value) => hasPhonePattern(plainPhone(String(value))), fieldText.phoneInvalid],
  number: [isNumeric, 'Ingresa un número válido'],
  date: [(value) => toMillis(String(value)) !== null, 'Ingresa una fecha válida'],
  rating: [isRating, `Elige de ${limits.rating.min} a ${limits.rating.max}`],
  select: [areOptions, NOT_AN_OPTION],
  radio: [areOptions, NOT_AN_OPTION],
  checkbox: [areOptions, NOT_AN_OPTION],
};

function problemWith(field: Checked, value: FormValue): string | null {
  const texts = textsOf(value);
  if (texts.some((text) => text.length > limits.answerCharacters)) return tooLongText(limits.answerCharacters);
  if (!texts.every(isStorable)) return UNSTORABLE;
  const [holds, message] = checks[field.type] ?? [];
  return holds && message && !holds(value, field) ? message : null;
}

function isEmpty(value: FormValue): boolean {
  return Array.isArray(value) ? value.length === 0 : !isVisible(String(value));
}

/** Returns the problem of a form field's value, or null. */
export function checkFormValue(field: FormField, value: FormValue | undefined): string | null {
  if (value === undefined || isEmpty(value)) return field.required ? 'Este campo es obligatorio' : null;
  return problemWith(field, value);
}

function given(answer: Answers[string] | undefined): string[] {
  return textsOf(answer).filter(isVisible);
}

/** Returns the problem of an answer, or null. Older questions have untrimmed options. */
function checkAnswer(question: ActiveQuestion, answer: Answers[string] | undefined): string | null {
  const texts = given(answer).map((text) => text.trim());
  if (texts.length === 0) return question.required ? 'Esta pregunta es obligatoria' : null;
  if (Array.isArray(answer) && question.type !== 'checkbox') return NOT_AN_OPTION;
  return problemWith({ ...question, options: question.options.map((option) => option.trim()) }, texts);
}

function problemsBy<Asked extends { id: string }, Value>(
  check: (asked: Asked, value: Value | undefined) => string | null,
) {
  return (all: readonly Asked[], answers: Readonly<Record<string, Value>>): FieldErrors => {
    const problems = all.map((asked) => [`answers.${asked.id}`, check(asked, ownIn(answers, asked.id))] as const);
    return Object.fromEntries(problems.flatMap(([path, problem]) => (problem === null ? [] : [[path, problem]])));
  };
}

/** Maps `answers.<field id>` of a form response to its problem; empty without problems. */
export const checkFormAnswers = problemsBy(checkFormValue);

/**
 * Maps `answers.<question id>` to its problem; empty without problems. Answers to removed questions are no errors: see
 * `answersTo`.
 */
export const checkAnswers = problemsBy(checkAnswer);

/** Keeps only answers to active questions, so that nothing else is stored. */
export function answersTo(questions: readonly Pick<ActiveQuestion, 'id'>[], answers: Answers): Answers {
  const kept: Answers = {};
  for (const question of questions) {
    const answer = ownIn(answers, question.id);
    if (answer !== undefined && given(answer).length > 0) kept[question.id] = answer;
  }
  return kept;
}
