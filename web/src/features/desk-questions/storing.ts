import { errorText, type Question, QuestionInput } from '@arena/domain';
import { ApiError } from '../../lib/api.ts';
import type { Storing } from '../../lib/save-draft.ts';
import { createQuestion, type Organiser, readQuestion, updateQuestion } from './calls.ts';
import { checkedFields, fieldsOf, isSame, type QuestionValues, valuesOf } from './values.ts';

function sendable(values: QuestionValues): QuestionInput {
  const { fields, problems } = checkedFields(values);
  if (fields === null) throw new ApiError(errorText.invalid, { code: 'invalid', status: 400, fields: problems });
  return fields;
}

/** How an organiser's questions are stored: each time with all their fields. */
export function storing(organiser: Organiser): Storing<QuestionValues, Question> {
  return {
    read: readQuestion,
    create: async (values, requestId) => await createQuestion(organiser, { ...sendable(values), requestId }),
    update: async ({ id, revision }, values) => await updateQuestion(organiser, id, { ...sendable(values), revision }),
    sent: fieldsOf,
    has(question, sent) {
      const wanted = QuestionInput.safeParse(sent).data;
      return wanted !== undefined && isSame(valuesOf(question), valuesOf(wanted));
    },
  };
}
