import { counted, fieldTypeLabel, type Question } from '@arena/domain';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { Menu, type MenuActions } from '#ui/buttons/Menu.tsx';
import { classes } from '#ui/classes.ts';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import { SortHandle } from '#ui/sorting/SortHandle.tsx';
import type { Sorting } from '#ui/sorting/use-sorting.ts';
import { questionList } from '../question-calls';
import { DeleteQuestionDialog } from './DeleteQuestionDialog';
import styles from './QuestionRow.module.css';
import { ask } from './question-actions';

interface ToolsProps {
  question: Question;
  /** Index among `count` questions. */
  index: number;
  count: number;
  sorting: Sorting;
}

function Tools({ question, index, count, sorting }: ToolsProps) {
  const navigate = useNavigate();
  const mutation = useAdminMutation({ changes: [questionList] });
  const [isDeleting, setDeleting] = useState(false);
  const { id, active } = question;
  const name = `«${question.text}»`;
  const actions: MenuActions = [
    { label: 'Editar', icon: 'edit', run: () => void navigate(adminPath('question', { id })) },
    {
      label: active ? 'Desactivar' : 'Activar',
      icon: active ? 'eyeOff' : 'eye',
      run: () => void mutation.mutate(() => ask([question], !active)),
    },
    index > 0 && { label: 'Subir', icon: 'up', run: () => sorting.step(index, -1) },
    index < count - 1 && { label: 'Bajar', icon: 'down', run: () => sorting.step(index, 1) },
    { label: 'Eliminar', icon: 'trash', grave: true, run: () => setDeleting(true) },
  ];
  const close = () => setDeleting(false);
  return (
    <>
      <Menu label={`Acciones de ${name}`} actions={actions} />
      {count > 1 ? <SortHandle {...sorting.handle(index)} name={name} /> : null}
      {isDeleting ? <DeleteQuestionDialog questions={[question]} onDone={close} onClose={close} /> : null}
    </>
  );
}

interface Props extends ToolsProps {
  /** The only tournament that asks it; null for all. */
  where: string | null;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** True if this browser has an unsaved draft of it. */
  isUnsaved: boolean;
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

/** One question in the organisers' list: text, type and state. */
export function QuestionRow({ where, isChosen, onChoose, isUnsaved, ...tools }: Props) {
  const { question } = tools;
  const titleId = useId();
  const name = question.text || 'Sin texto';
  return (
    <li>
      <article className={classes('panel', styles.row, !question.active && styles.off)} aria-labelledby={titleId}>
        <Choice
          label={<span className="visually-hidden">Elegir «{name}»</span>}
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <div className={styles.words}>
          <h2 id={titleId} className={styles.text}>
            <Link className={row.way} to={adminPath('question', { id: question.id })}>
              {name}
            </Link>
          </h2>
          <p className="note">{kindText(question, where)}</p>
          <p>
            {question.active ? <Badge tone="cold">Activa</Badge> : <Badge tone="quiet">Inactiva</Badge>}
            {isUnsaved ? (
              <span className={classes(row.unsaved, styles.unsaved)}>Tienes cambios sin guardar</span>
            ) : null}
          </p>
        </div>
        <div className={styles.tools}>
          <Tools {...tools} />
        </div>
      </article>
    </li>
  );
}
