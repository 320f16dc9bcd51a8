import type { ActiveQuestion, Question } from '@arena/domain';

/** What the registration form gets of a question. */
export function toActiveQuestion({ id, text, type, required, placeholder, options }: Question): ActiveQuestion {
  return { id, text, type, required, placeholder, options };
}
