import { MINUTE, playerKillsIn, type ReadQuestion, type ResultReading, readResult } from '@arena/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { isLongText, readLongResult } from '#lib/files/result-text.ts';
import { useResult } from '../entry/result-context.ts';
import type { Pasted } from '../entry/result-drafts';
import {
  answersFor,
  forgetColumnAnswers,
  keepColumnAnswer,
  namesAfter,
  type PasteReading,
  type ReadingInput,
  readingInput,
  withoutColumns,
  withRows,
} from './paste-reading.ts';

/** A pasted text that is entered. */
export interface Paste {
  pasted: Pasted;
  /** Null until a long text is read. */
  reading: PasteReading | null;
  /** True if a long text couldn't be read. */
  hasFailed: boolean;
  /** True if answers about columns were applied. */
  hasColumns: boolean;
  read: (pasted: Pasted) => void;
  onAnswer: (question: ReadQuestion, answer: string) => void;
  /** Asks about the columns again. */
  askColumns: () => void;
}

const nothingPasted: Pasted = { text: '', answers: {} };

/** Enters what is read from a text. */
export function usePaste(): Paste {
  const { facts, entering, act } = useResult();
  const pasted = entering.pasted ?? nothingPasted;
  const { rows, tapping, names } = entering;
  const before = pasted.before ?? { rows, tapping };
  const { tournamentId } = facts.view.competition;
  const inputOf = (paste: Pasted, known = names) => readingInput(paste, facts, before.rows, known);
  const { reading: found, hasFailed, read: readText } = useReading(inputOf(pasted));
  const isCurrent = ({ text, answers }: Pasted) => {
    const { state } = act.current();
    const current = state.at === 'entering' ? state.entering.pasted : null;
    return current?.text === text && JSON.stringify(current.answers) === JSON.stringify(answers);
  };
  const enter = (paste: Pasted, known: typeof names, reading: ResultReading) => {
    const { text, answers, fixed = [] } = paste;
    const said = Object.entries(answersFor(reading, tournamentId)).filter(([id]) => answers[id] === undefined);
    if (said.length > 0) {
      read({ ...paste, answers: { ...answers, ...Object.fromEntries(said) } }, known);
      return;
    }
    // A text without any result, such as a link, changes nothing.
    if (reading.rows.length === 0) {
      act.enter({ pasted: { text, answers }, names: known, playerKills: [], ...before });
      return;
    }
    const isFixed = new Set(fixed.map(({ entryId }) => entryId));
    const playerKills = playerKillsIn(reading.rows, facts.lobby).filter(({ entryId }) => !isFixed.has(entryId));
    const next = { text, answers, before, ...(fixed.length === 0 ? {} : { fixed }) };
    const { result } = withRows(reading, paste, facts, before.rows);
    act.enter({ pasted: next, names: known, playerKills, rows: result, tapping: null });
  };
  const read = ({ text, answers, fixed = [] }: Pasted, known = names) => {
    const paste = { text, answers, ...(fixed.length === 0 ? {} : { fixed }) };
    const isLong = isLongText(text);
    // The text stays even if the reading fails.
    if (isLong) act.enter({ pasted: paste, names: known, playerKills: [], ...before });
    readText(inputOf(paste, known), (reading) => {
      if (!isLong || isCurrent(paste)) enter(paste, known, reading);
    });
  };
  const onAnswer = (question: ReadQuestion, answer: string) => {
    keepColumnAnswer(tournamentId, question.id, answer);
    const answers = { ...pasted.answers, [question.id]: answer };
    read({ ...pasted, answers }, namesAfter(names, question, answer));
  };
  const askColumns = () => {
    forgetColumnAnswers(tournamentId);
    read({ ...pasted, answers: withoutColumns(pasted.answers).others });
  };
  return {
    pasted,
    reading: found === null ? null : withRows(found, pasted, facts, before.rows),
    hasFailed,
    hasColumns: withoutColumns(pasted.answers).hasColumns,
    read,
    onAnswer,
    askColumns,
  };
}

const longReading = (input: ReadingInput) =>
  queryOptions({
    queryKey: ['result text', input],
    // A text that is changed meanwhile needs no answer.
    queryFn: ({ signal }) => readLongResult(input.text, input.lobby, input.options, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: MINUTE,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Reads pasted texts: short ones at once, long ones in a worker. `reading` is null until a long one is read. */
function useReading(input: ReadingInput) {
  const client = useQueryClient();
  const isLong = isLongText(input.text);
  const { data = null, isError, isFetching } = useQuery({ ...longReading(input), enabled: isLong });
  return {
    reading: isLong ? data : readResult(input.text, input.lobby, input.options),
    hasFailed: isLong && isError && !isFetching,
    /** Calls `then` with the reading; at once if the text is short. A failure is in `hasFailed`. */
    read(next: ReadingInput, then: (reading: ResultReading) => void): void {
      if (!isLongText(next.text)) then(readResult(next.text, next.lobby, next.options));
      else void client.fetchQuery(longReading(next)).then(then, () => undefined);
    },
  };
}
