import type { ReadOption, ReadQuestion } from '@arena/domain';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { SelectField } from '../../../../ui/fields/Field.tsx';
import type { MatchFacts } from '../facts.ts';
import panels from '../finishing/Panels.module.css';
import styles from './ReadText.module.css';

interface Props {
  questions: readonly ReadQuestion[];
  facts: MatchFacts;
  /** Called with an option's id; '' leaves the line out. */
  onAnswer: (question: ReadQuestion, answer: string) => void;
}

/** Returns the options that are worth a button: one suggested entry, or the few that share the name. */
function nearOptions({ code, options }: ReadQuestion): readonly ReadOption[] {
  if (code === 'name_similar') return options.slice(0, 1);
  return code === 'name_ambiguous' ? options.slice(0, 3) : [];
}

function Choice({ question, facts, onAnswer }: Omit<Props, 'questions'> & { question: ReadQuestion }) {
  const { options, column, message } = question;
  const others = column === 'name' ? facts.lobby.filter(({ id }) => options.every((option) => option.id !== id)) : [];
  const all = [...options, ...others.map(({ id }) => ({ id, label: facts.nameOf(id) }))];
  if (all.length === 0) return <p>{message}</p>;
  const near = nearOptions(question);
  const rest = near.length === 0 ? all : all.filter(({ id }) => near.every((option) => option.id !== id));
  return (
    <div className="below gap-3">
      {near.length === 0 ? null : (
        <>
          <p>{message}</p>
          <div className="beside gap-2">
            {near.map(({ id, label }) => (
              <Button key={id} look="secondary" onClick={() => onAnswer(question, id)}>
                {near.length === 1 ? `Sí, es ${label}` : `Es ${label}`}
              </Button>
            ))}
          </div>
        </>
      )}
      {rest.length === 0 ? null : (
        <SelectField
          label={near.length === 0 ? message : 'Es otro'}
          required
          value=""
          onChange={({ target }) => onAnswer(question, target.value)}
        >
          <option value="" disabled>
            {column === 'name' ? 'Elige quién es' : 'Elige'}
          </option>
          {rest.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

export function Questions({ questions, facts, onAnswer }: Props) {
  if (questions.length === 0) return null;
  return (
    <ul className="below gap-4" aria-label="Líneas por resolver">
      {questions.map((question) => (
        <li key={question.id} className={panels.problem}>
          {question.line === null ? null : (
            <p className={panels.line}>
              <span className={classes(styles.tag, styles.changed)}>No entendido</span> Línea {question.line}:{' '}
              {question.text}
            </p>
          )}
          {question.line === null ? null : (
            <button type="button" className={panels.leave} onClick={() => onAnswer(question, '')}>
              Dejar fuera
            </button>
          )}
          <Choice question={question} facts={facts} onAnswer={onAnswer} />
        </li>
      ))}
    </ul>
  );
}
