import { limits, type Question, QuestionType } from '@arena/domain';
import { type Database, plainFields } from '../platform/firestore.ts';

export interface QuestionStore {
  /** The questions being asked, in their order. */
  active(): Promise<Question[]>;
}

type Fields = Readonly<Record<string, unknown>>;

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Reads a question out of a stored record: an unknown type is asked as text, one without a place comes last. */
export function readQuestion(id: string, fields: Fields): Question {
  const options = Array.isArray(fields.options) ? fields.options.map(text) : [];
  return {
    id,
    text: text(fields.text),
    type: QuestionType.catch('text').parse(fields.type),
    required: fields.required === true,
    placeholder: text(fields.placeholder),
    options: options.filter((option) => option !== ''),
    active: fields.active === true,
    order: typeof fields.order === 'number' && fields.order >= 0 ? Math.trunc(fields.order) : Number.MAX_SAFE_INTEGER,
  };
}

export function questionStore(database: Database): QuestionStore {
  const questions = database.collection('questions');
  return {
    async active() {
      const found = await questions.where('active', '==', true).limit(limits.answersPerRegistration).get();
      return found.docs
        .map((document) => readQuestion(document.id, plainFields(document.data())))
        .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
    },
  };
}
