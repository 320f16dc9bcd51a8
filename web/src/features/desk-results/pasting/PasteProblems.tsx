import type { PasteProblem } from '@arena/domain';
import { SelectField } from '../../../ui/fields/Field.tsx';
import type { MatchFacts } from '../facts.ts';
import styles from '../finishing/Panels.module.css';

interface Props {
  problems: readonly PasteProblem[];
  facts: MatchFacts;
  /** Hears who a line is about; '' where it is left out. */
  onAnswer: (problem: PasteProblem, entryId: string) => void;
}

function Who({ problem, facts, onAnswer }: Omit<Props, 'problems'> & { problem: PasteProblem }) {
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
export function PasteProblems({ problems, facts, onAnswer }: Props) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label="Líneas por resolver">
      {problems.map((problem) => (
        <li key={problem.line} className={styles.problem}>
          <p className={styles.line}>
            Línea {problem.line}: {problem.text}
          </p>
          <button type="button" className={styles.leave} onClick={() => onAnswer(problem, '')}>
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
