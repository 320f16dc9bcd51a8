import { countIn, DocumentId, type Fields, orNull, type Question, QuestionType, textIn } from '@arena/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { plainFields } from '../platform/firestore.ts';

const text = (value: unknown) => textIn(value).trim();

function readQuestion(id: string, fields: Fields): Question {
  const options = Array.isArray(fields.options) ? fields.options.map(text) : [];
  return {
    id,
    text: text(fields.text),
    type: QuestionType.catch('text').parse(fields.type),
    required: fields.required === true,
    placeholder: text(fields.placeholder),
    options: options.filter((option) => option !== ''),
    active: fields.active === true,
    tournamentId: orNull(DocumentId, fields.tournamentId),
    order: typeof fields.order === 'number' && fields.order >= 0 ? Math.trunc(fields.order) : Number.MAX_SAFE_INTEGER,
    revision: countIn(fields.revision),
  };
}

/** Reads a question. Unknown types count as text. Questions without an order come last. */
export function toQuestion(document: DocumentSnapshot): Question {
  return readQuestion(document.id, plainFields(document.data() ?? {}));
}
