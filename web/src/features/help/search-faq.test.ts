import { describe, expect, it } from 'vitest';
import { type FaqGroup, faqGroups } from './faq.ts';
import { searchFaq } from './search-faq.ts';

const groups: readonly FaqGroup[] = [
  {
    id: 'premios',
    title: 'Premios',
    questions: [
      { id: 'cuando', question: '¿Cuándo llega mi premio?', answer: ['Después de la final.'], keywords: 'entrega' },
      {
        id: 'donde',
        question: '¿Dónde lo pido?',
        answer: ['Escribe a ', { kind: 'link', text: 'ayuda@ejemplo.org', href: 'mailto:ayuda@ejemplo.org' }],
        keywords: 'contraseña',
      },
    ],
  },
  {
    id: 'duo',
    title: 'Dúo',
    questions: [{ id: 'pareja', question: '¿Se juega en DÚO?', answer: ['Depende de la final.'], keywords: '' }],
  },
];

function found(query: string): string[] {
  return searchFaq(groups, query).flatMap(({ questions }) => questions.map(({ id }) => id));
}

describe('searching the questions', () => {
  it.each([
    ['a word of the question', 'premio', ['cuando']],
    ['a word of the answer', 'despues', ['cuando']],
    ['a keyword', 'entrega', ['cuando']],
    ['words in several groups', 'final', ['cuando', 'pareja']],
    ['no matter the accents of the query', 'depénde', ['pareja']],
    ['no matter the accents of the text', 'cuando', ['cuando']],
    ['no matter whether ñ is at hand', 'contrasena', ['donde']],
    ['no matter how accents are encoded', 'dúo'.normalize('NFD'), ['pareja']],
    ['a word half typed', 'prem', ['cuando']],
    ['the plural in -es of a word', 'finales', ['cuando', 'pareja']],
    ['all words, in any order', 'final premio', ['cuando']],
    ['not one word out of two', 'premio dúo', []],
    ['not the middle of a word', 'remio', []],
    ['a pattern is plain text', '.*', ['cuando', 'donde', 'pareja']],
  ])('finds %s: %j', (_what, query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it.each(['', '¿?'])('leaves everything for %j', (query) => {
    expect(searchFaq(groups, query)).toBe(groups);
  });
});

describe("players' words find the answer", () => {
  const contact = { text: 'hola@ejemplo.org', href: 'mailto:hola@ejemplo.org' };
  const all = faqGroups({ product: 'Zona Prueba', contact: { email: contact, phone: contact } });

  it.each([
    ['precio', 'cuanto-cuesta'],
    ['cuántos años', 'edad-minima'],
    ['emulador', 'dispositivo'],
    ['contrasena', 'me-piden-mi-contrasena'],
    ['borrar datos', 'hasta-cuando-guardan-mis-datos'],
    ['sin internet', 'sin-conexion'],
    ['entrega premio', 'cuando-recibo-mi-premio'],
  ])('%j → %s', (query, id) => {
    const ids = searchFaq(all, query).flatMap(({ questions }) => questions.map((entry) => entry.id));
    expect(ids).toContain(id);
    expect(ids.length).toBeLessThanOrEqual(6);
  });
});
