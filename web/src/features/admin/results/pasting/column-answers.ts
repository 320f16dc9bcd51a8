import { DAY, type ResultReading } from '@arena/domain';
import { z } from '@arena/domain/zod';
import { adminStorageKeys } from '../../../../lib/storage/admin-storage-keys.ts';
import { readStored, removeStored, writeStored } from '../../../../lib/storage/storage.ts';
import { serverNow } from '../../../../lib/time/clock.ts';

type Answers = Readonly<Record<string, string>>;

const Kept = z.object({ at: z.number(), answers: z.record(z.string(), z.string()) });

const isAboutColumns = (questionId: string) => questionId.startsWith('columns:');

/** Returns the answers of the last day about the columns of a tournament's texts. */
function keptAnswers(tournamentId: string): Answers {
  const kept = Kept.safeParse(readStored('local', adminStorageKeys.columnAnswers(tournamentId))).data;
  return kept === undefined || serverNow().getTime() - kept.at > DAY ? {} : kept.answers;
}

/** Keeps an answer for the tournament's next matches, if it is about columns. */
export function keepColumnAnswer(tournamentId: string, questionId: string, answer: string): void {
  if (!isAboutColumns(questionId)) return;
  const answers = { ...keptAnswers(tournamentId), [questionId]: answer };
  writeStored('local', adminStorageKeys.columnAnswers(tournamentId), { at: serverNow().getTime(), answers });
}

export function forgetColumnAnswers(tournamentId: string): void {
  removeStored('local', adminStorageKeys.columnAnswers(tournamentId));
}

/** Returns the kept answers to the questions of a reading. */
export function answersFor({ questions, matches }: ResultReading, tournamentId: string): Answers {
  const asked = new Set([...questions, ...matches.flatMap((match) => match.questions)].map(({ id }) => id));
  return Object.fromEntries(Object.entries(keptAnswers(tournamentId)).filter(([id]) => asked.has(id)));
}

/** Splits off the answers about columns. */
export function withoutColumns(answers: Answers): { others: Record<string, string>; hasColumns: boolean } {
  const all = Object.entries(answers);
  const others = all.filter(([id]) => !isAboutColumns(id));
  return { others: Object.fromEntries(others), hasColumns: others.length < all.length };
}
