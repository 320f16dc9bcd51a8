import { counted, type PasteProblem } from '@arena/domain';
import { useEffect, useRef } from 'react';
import { listText } from '../../../lib/editing/list-text.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { AreaField, SelectField } from '../../../ui/fields/Field.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import type { WayProps } from '../EntryWork.tsx';
import type { MatchFacts } from '../facts.ts';
import panels from '../finishing/Panels.module.css';
import type { Pasted } from '../keeping/drafts.ts';
import styles from '../MatchResult.module.css';
import { ResultRows } from '../ResultRows.tsx';
import { namesAfter, readPasted } from './paste-reading.ts';

const nothingPasted: Pasted = { text: '', answers: {} };
const EXAMPLE = '1 LOUD 12\n2 Los Pumas 8\n3 Fluxo 5';

/** Reads what was copied, where the browser lets it; elsewhere one pastes into the field. */
function ClipboardButton({ onText, onRefused }: { onText: (text: string) => void; onRefused: () => void }) {
  if (!('clipboard' in navigator) || !('readText' in navigator.clipboard)) return null;
  return (
    <Button look="secondary" wide onClick={() => void navigator.clipboard.readText().then(onText, onRefused)}>
      Pegar lo copiado
    </Button>
  );
}

interface ProblemsProps {
  problems: readonly PasteProblem[];
  facts: MatchFacts;
  /** Hears who a line is about; '' where it is left out. */
  onAnswer: (problem: PasteProblem, entryId: string) => void;
}

function Who({ problem, facts, onAnswer }: Omit<ProblemsProps, 'problems'> & { problem: PasteProblem }) {
  const { suggestions } = problem;
  const others = facts.lobby.map(({ id }) => id).filter((id) => !suggestions.includes(id));
  return (
    <SelectField label={problem.message} required value="" onChange={({ target }) => onAnswer(problem, target.value)}>
      <option value="" disabled>
        Elige quién es
      </option>
      {[...suggestions, ...others].map((id) => (
        <option key={id} value={id}>
          {facts.nameOf(id)}
        </option>
      ))}
    </SelectField>
  );
}

/** The lines of a paste that became no row, each with what is wrong, and the way to say who it is. */
function PasteProblems({ problems, facts, onAnswer }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <ul className="below gap-4" aria-label="Líneas por resolver">
      {problems.map((problem) => (
        <li key={problem.line} className={panels.problem}>
          <p className={panels.line}>
            Línea {problem.line}: {problem.text}
          </p>
          <button type="button" className={panels.leave} onClick={() => onAnswer(problem, '')}>
            Dejar fuera
          </button>
          {problem.reading === null || problem.code === 'number_too_large' ? (
            <p>{problem.message}</p>
          ) : (
            <Who problem={problem} facts={facts} onAnswer={onAnswer} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A result as text: read as it is pasted, line by line; what can't be read is asked beside its line. */
export function PasteEntry({ desk, state, facts, faults, finish }: WayProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  // Whoever chose to paste pastes next.
  useEffect(() => input.current?.focus(), []);
  const pasted = state.entering.pasted ?? nothingPasted;
  const { rows, tapping, names } = state.entering;
  const before = pasted.before ?? { rows, tapping };
  const reading = readPasted(pasted, facts, before.rows, names);
  const read = ({ text, answers }: Pasted, known = names) => {
    const { rows: found, result } = readPasted({ text, answers }, facts, before.rows, known);
    // A text that nothing is understood of, such as a link, takes nothing away.
    if (found.length === 0) desk.enter({ pasted: { text, answers }, names: known, ...before });
    else desk.enter({ pasted: { text, answers, before }, names: known, rows: result, tapping: null });
  };
  const onAnswer = (problem: PasteProblem, entryId: string) => {
    const answers = { ...pasted.answers, [problem.text]: entryId };
    read({ ...pasted, answers }, namesAfter(names, problem, entryId));
  };
  const good = reading.rows.length;
  const similar = reading.rows
    .filter(({ match }) => match === 'similar')
    .map(({ name, entryId }) => `«${name}» es ${facts.nameOf(entryId)}`);
  return (
    <>
      <AreaField
        label="Lo que copiaste"
        hint="Líneas «puesto nombre bajas», una tabla o el bloque de la herramienta del juego."
        required
        ref={input}
        rows={pasted.text === '' ? 4 : 3}
        placeholder={EXAMPLE}
        value={pasted.text}
        onChange={({ target }) => read({ ...pasted, text: target.value })}
      />
      {pasted.text === '' ? (
        <ClipboardButton onText={(text) => read({ text, answers: {} })} onRefused={() => input.current?.focus()} />
      ) : (
        <p role="status">
          <strong>{counted(good, 'fila lista', 'filas listas')}</strong>
          {reading.problems.length === 0 ? '' : ` · ${reading.problems.length} por resolver`}
        </p>
      )}
      {reading.placedByOrder && pasted.text !== '' ? (
        <Notice tone="info">No hay puestos: contamos el orden de las líneas.</Notice>
      ) : null}
      {similar.length === 0 ? null : <Notice tone="info">Casi iguales: {listText(similar)}. Míralos bien.</Notice>}
      <PasteProblems problems={reading.problems} facts={facts} onAnswer={onAnswer} />
      {rows.some(({ played }) => played) ? (
        <>
          <h2 className={styles.heading}>Así queda</h2>
          <ResultRows facts={facts} rows={rows} faults={faults} />
        </>
      ) : null}
      {finish({ left: reading.problems.length })}
    </>
  );
}
