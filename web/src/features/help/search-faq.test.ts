import { limits } from '@arena/domain';
import { expect, it } from 'vitest';
import { type FaqGroup, faqGroups } from './faq.ts';
import { searchFaq } from './search-faq.ts';

const question = (id: string, text: string, answer: string, keywords = '') => {
  return { id, question: text, answer: [answer], keywords };
};
const groups: readonly FaqGroup[] = [
  {
    id: 'premios',
    title: 'Premios',
    questions: [
      question('cuando', '¿Cuándo llega mi premio?', 'Después de la final.', 'entrega'),
      question('donde', '¿Dónde lo pido?', 'Escribe.', 'contraseña'),
    ],
  },
  { id: 'duo', title: 'Dúo', questions: [question('pareja', '¿Se juega en DÚO?', 'Depende de la final.')] },
];
const idsIn = (found: readonly FaqGroup[]) => found.flatMap(({ questions }) => questions.map(({ id }) => id));

it.each([
  ['a word of the question', 'premio', ['cuando']],
  ['a word of the answer', 'despues', ['cuando']],
  ['a keyword', 'entrega', ['cuando']],
  ['words in several groups', 'final', ['cuando', 'pareja']],
  ['words despite accents in the query', 'depénde', ['pareja']],
  ['words despite accents in the text', 'cuando', ['cuando']],
  ['words with ñ typed as n', 'contrasena', ['donde']],
  ['words with decomposed accents', 'dúo'.normalize('NFD'), ['pareja']],
  ['a word by its first letters', 'prem', ['cuando']],
  ['a word by its plural in -es', 'finales', ['cuando', 'pareja']],
  ['several words in any order', 'final premio', ['cuando']],
  ['nothing if one of two words is missing', 'premio dúo', []],
  ['nothing by the middle of a word', 'remio', []],
  ['everything for a pattern without words', '.*', ['cuando', 'donde', 'pareja']],
  ['everything without a word', '¿?', ['cuando', 'donde', 'pareja']],
])('a search finds %s: %j', (_what, query, ids) => {
  expect(idsIn(searchFaq(groups, query))).toEqual(ids);
});

it.each([
  ['precio', 'cuanto-cuesta'],
  ['cuántos años', 'edad-minima'],
  ['emulador', 'dispositivo'],
  ['contrasena', 'me-piden-mi-contrasena'],
  ['borrar datos', 'hasta-cuando-guardan-mis-datos'],
  ['sin internet', 'sin-conexion'],
  ['entrega premio', 'cuando-recibo-mi-premio'],
])("players' words find the answer: %j → %s", (query, id) => {
  const contact = { text: 'hola@ejemplo.org', href: 'mailto:hola@ejemplo.org' };
  const ids = idsIn(
    searchFaq(faqGroups({ product: 'Zona', limits, contact: { email: contact, phone: contact } }), query),
  );
  expect(ids).toContain(id);
  expect(ids.length).toBeLessThanOrEqual(6);
});
