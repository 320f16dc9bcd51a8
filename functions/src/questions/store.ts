import { countIn, DocumentId, type Fields, orNull, type Question, QuestionType, textIn } from '@arena/domain';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Database, plainFields } from '../platform/firestore.ts';
import { type Page, type PageRequest, pagesOf, readPage } from '../platform/page.ts';
import { type Records, recordsIn } from '../records/store.ts';

export interface QuestionStore extends Records<Question> {
  /** The questions being asked, wherever, in their order. */
  active(): Promise<Question[]>;
  /** The questions in their order, whether asked or not. */
  all(): Promise<Question[]>;
  list(page: PageRequest): Promise<Page<Question>>;
  /** The last place that a question has; -1 where there is none. */
  lastPlace(): Promise<number>;
}

const text = (value: unknown) => textIn(value).trim();

/** Reads a question out of a stored record: an unknown type is asked as text, one without a place comes last. */
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

function toQuestion(document: QueryDocumentSnapshot): Question {
  return readQuestion(document.id, plainFields(document.data()));
}

/** All that a query finds: one that was left out would silently not be asked. */
async function inOrder(query: Query): Promise<Question[]> {
  const found: Question[] = [];
  for await (const document of pagesOf(query)) found.push(toQuestion(document));
  return found.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

export function questionStore(database: Database): QuestionStore {
  const questions = database.collection('questions');
  return {
    ...recordsIn(database, { collection: 'questions', read: readQuestion }),
    active: () => inOrder(questions.where('active', '==', true)),
    all: () => inOrder(questions.orderBy('order')),
    list: (page) => readPage(questions, { field: 'order', order: 'asc' }, page, toQuestion),
    async lastPlace() {
      const [last] = (await questions.orderBy('order', 'desc').limit(1).get()).docs;
      return last === undefined ? -1 : toQuestion(last).order;
    },
  };
}
