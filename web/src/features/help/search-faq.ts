import { plainText } from './content.ts';
import type { FaqGroup, FaqQuestion } from './faq.ts';

/** Splits a text into words without case and accents: `¿Dúo, José?` → `duo`, `jose`. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Removes a plural ending, so that `premios` finds `premio`; short words stay unchanged. */
function singular(word: string): string {
  if (word.length > 5) return word.replace(/e?s$/, '');
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

function matches(entry: FaqQuestion, wanted: readonly string[]): boolean {
  const words = wordsOf(`${entry.question} ${plainText(entry.answer)} ${entry.keywords}`);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/**
 * Finds the questions that have every word of `query`, or a word that begins with one; case, accents, punctuation and
 * plurals don't matter. Groups without a match are left out. A query without words finds everything.
 */
export function searchFaq(groups: readonly FaqGroup[], query: string): readonly FaqGroup[] {
  const wanted = wordsOf(query).map(singular);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((entry) => matches(entry, wanted)) }))
    .filter(({ questions }) => questions.length > 0);
}
