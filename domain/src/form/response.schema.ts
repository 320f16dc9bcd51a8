import { DocumentId } from '../ids.ts';
import * as limits from '../limits/limits.ts';
import { tooLongAnswers } from '../text/characters.ts';
import { textUpTo } from '../text/text.ts';
import { recordUpTo } from '../text/total.ts';
import { instantText } from '../time/instant.schema.ts';
import { z } from '../zod.ts';

const text = textUpTo(limits.answerCharacters);

/** The value of a field: text, the list of ticked options, or a rating from 1 to 5. */
export const FormValue = z.union([text, z.array(text).max(limits.form.options), z.number()]);
export type FormValue = z.infer<typeof FormValue>;

/** A response to a public form; its id is derived from its time. */
export const FormResponse = z.strictObject({
  id: DocumentId,
  formId: DocumentId,
  answers: recordUpTo({ entries: limits.form.fields, characters: limits.answersCharacters }, DocumentId, FormValue, {
    tooMany: 'Demasiadas respuestas',
    tooLong: tooLongAnswers,
  }),
  submittedAt: instantText('Escribe una fecha válida'),
});
export type FormResponse = z.infer<typeof FormResponse>;
