import { counted, playerKillsIn, type ReadQuestion } from '@arena/domain';
import { Notice } from '../../../../ui/icons/Notice.tsx';
import type { WayProps } from '../EntryWork.tsx';
import type { Pasted } from '../keeping/drafts.ts';
import styles from '../MatchResult.module.css';
import { ResultRows } from '../ResultRows.tsx';
import { useResult } from '../result-context.ts';
import { Origin } from './Origin.tsx';
import { PasteField } from './PasteField.tsx';
import { namesAfter, type PasteReading, readPasted } from './paste-reading.ts';
import { Questions } from './Questions.tsx';
import reading_ from './ReadText.module.css';
import { SeveralMatches } from './SeveralMatches.tsx';

const nothingPasted: Pasted = { text: '', answers: {} };

/** Lines with titles, thanks or players, shown for a check. */
function Unused({ text, reading }: { text: string; reading: PasteReading }) {
  const lines = text.split('\n');
  const unused = reading.ignored.map((line) => lines[line - 1]?.trim() ?? '').filter((line) => line !== '');
  if (unused.length === 0) return null;
  return (
    <details className={reading_.unused}>
      <summary>{counted(unused.length, 'línea sin usar', 'líneas sin usar')}</summary>
      <pre>{unused.join('\n')}</pre>
    </details>
  );
}

/** Enters a result as text or file. Each row is shown with its source line, and each question with its own. */
export function PasteEntry({ faults, finish }: WayProps) {
  const { facts, entering, act } = useResult();
  const pasted = entering.pasted ?? nothingPasted;
  const { rows, tapping, names } = entering;
  const before = pasted.before ?? { rows, tapping };
  const reading = readPasted(pasted, facts, before.rows, names);
  const read = ({ text, answers, fixed = [] }: Pasted, known = names) => {
    const { rows: found, result } = readPasted({ text, answers, fixed }, facts, before.rows, known);
    // A text without any result, such as a link, changes nothing.
    if (found.length === 0) {
      act.enter({ pasted: { text, answers }, names: known, playerKills: [], ...before });
      return;
    }
    const isFixed = new Set(fixed.map(({ entryId }) => entryId));
    const playerKills = playerKillsIn(found, facts.lobby).filter(({ entryId }) => !isFixed.has(entryId));
    const next = { text, answers, before, ...(fixed.length === 0 ? {} : { fixed }) };
    act.enter({ pasted: next, names: known, playerKills, rows: result, tapping: null });
  };
  const onAnswer = (question: ReadQuestion, answer: string) => {
    const answers = { ...pasted.answers, [question.id]: answer };
    read({ ...pasted, answers }, namesAfter(names, question, answer));
  };
  const { questions, matches } = reading;
  const isSeveral = questions.some(({ code }) => code === 'several_matches');
  const good = reading.rows.length;
  const stored = new Map(facts.match.rows.map((row) => [row.entryId, row]));
  const beside = new Map(
    reading.rows.map((row) => [row.entryId, <Origin key={row.entryId} row={row} stored={stored.get(row.entryId)} />]),
  );
  return (
    <>
      <PasteField text={pasted.text} onText={(text) => read({ text, answers: {} })} />
      {isSeveral ? (
        <SeveralMatches
          facts={facts}
          matches={matches}
          onSave={(assigned) => act.saveSeveral(assigned)}
          onOne={(at) => read({ ...pasted, answers: { ...pasted.answers, several_matches: String(at) } })}
        />
      ) : (
        <>
          {pasted.text === '' ? null : (
            <p role="status">
              <strong>{counted(good, 'fila lista', 'filas listas')}</strong>
              {questions.length === 0 ? '' : ` · ${questions.length} por resolver`}
            </p>
          )}
          {reading.isByOrder && good > 0 ? (
            <Notice tone="info">No hay puestos: contamos el orden de las líneas.</Notice>
          ) : null}
          <Questions questions={questions} facts={facts} onAnswer={onAnswer} />
          {rows.some(({ played }) => played) ? (
            <>
              <h2 className={styles.heading}>Así queda</h2>
              <ResultRows facts={facts} rows={rows} faults={faults} beside={beside} />
            </>
          ) : null}
          <Unused text={pasted.text} reading={reading} />
          {finish({ left: questions.length })}
        </>
      )}
    </>
  );
}
