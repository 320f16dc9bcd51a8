import { counted, fieldTypeLabel, type Question } from '@arena/domain';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { deskPath } from '../../../lib/addresses/desk-paths.ts';
import { classes } from '../../../ui/classes.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Badge } from '../../../ui/signs/Badge.tsx';
import styles from './QuestionRow.module.css';

interface Props {
  question: Question;
  /** The one tournament that asks it; null where all do. */
  where: string | null;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Whether this browser keeps changes to it that nobody has saved. */
  isUnsaved: boolean;
  /** Its menu and its handle. */
  tools: ReactNode;
}

function kindText({ type, required, options }: Question, where: string | null): string {
  return [
    where === null ? '' : `Solo en ${where}`,
    fieldTypeLabel[type],
    required ? 'obligatoria' : 'opcional',
    options.length > 0 ? counted(options.length, 'opción', 'opciones') : '',
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

/** One question of the organisers' list: its words, its kind, whether players are asked it. */
export function QuestionRow({ question, where, isChosen, onChoose, isUnsaved, tools }: Props) {
  const titleId = useId();
  const name = question.text || 'Sin texto';
  return (
    <li>
      <article className={classes(styles.row, !question.active && styles.off)} aria-labelledby={titleId}>
        <Choice
          label={<span className="visually-hidden">Elegir «{name}»</span>}
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <div className={styles.words}>
          <h2 id={titleId} className={styles.text}>
            <Link to={deskPath('question', { id: question.id })}>{name}</Link>
          </h2>
          <p className="note">{kindText(question, where)}</p>
          <p>
            {question.active ? <Badge tone="cold">Activa</Badge> : <Badge tone="quiet">Inactiva</Badge>}
            {isUnsaved ? <span className={styles.unsaved}>Tienes cambios sin guardar</span> : null}
          </p>
        </div>
        <div className={styles.tools}>{tools}</div>
      </article>
    </li>
  );
}
