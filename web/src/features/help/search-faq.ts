import { plainText } from './content.ts';
import type { FaqGroup, FaqQuestion } from './faq.ts';

/** The words of a text without case and accents: `¿Dúo, José?` → `duo`, `jose`. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word without its plural ending, so that `premios` finds `premio`; short words stay as they are. */
function singular(word: string): string {
  if (word.length > 5) return word.replace(/e?s$/, '');
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

function matches(entry: FaqQuestion, wanted: readonly string[]): boolean {
  const words = wordsOf(`${entry.question} ${plainText(entry.answer)} ${entry.keywords}`);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/**
 * The groups with the questions that carry every word of `query`, or begin one with it while it is being
 * typed; case, accents, punctuation and plurals don't matter. Groups without a match are left out, and a
 * query without words leaves everything as it was.
 */
export function searchFaq(groups: readonly FaqGroup[], query: string): readonly FaqGroup[] {
  const wanted = wordsOf(query).map(singular);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((entry) => matches(entry, wanted)) }))
    .filter(({ questions }) => questions.length > 0);
}
