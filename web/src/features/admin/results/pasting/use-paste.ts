import { playerKillsIn, type ReadQuestion, type ResultReading } from '@arena/domain';
import { isLongText } from '../../../../lib/files/result-text.ts';
import type { Pasted } from '../keeping/drafts.ts';
import { useResult } from '../result-context.ts';
import { answersFor, forgetColumnAnswers, keepColumnAnswer, withoutColumns } from './column-answers.ts';
import { namesAfter, readingInput, withRows } from './paste-reading.ts';
import { useReading } from './use-reading.ts';

const nothingPasted: Pasted = { text: '', answers: {} };

/** Enters what is read from a text. `reading` is null until a long text is read. */
export function usePaste() {
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
    read,
    onAnswer,
    askColumns,
  };
}
