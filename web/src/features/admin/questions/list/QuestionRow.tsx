import { counted, fieldTypeLabel, type Question } from '@arena/domain';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { Menu, type MenuActions } from '#ui/buttons/Menu.tsx';
import { classes } from '#ui/classes.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import { Note, Panel, Stack, Title } from '#ui/layout/Layout.tsx';
import { SortHandle } from '#ui/sorting/Sorted.tsx';
import type { Sorting } from '#ui/sorting/use-sorting.ts';
import { useAction } from '#ui/use-action.ts';
import { questionDrafts } from '../editor/question-values.ts';
import { ask, questionList, questionName, removeQuestion } from '../question-calls.ts';
import styles from './QuestionList.module.css';

interface Props {
  question: Question;
  /** Index among `count` questions. */
  index: number;
  count: number;
  sorting: Sorting;
  /** The only tournament that asks it; null for all. */
  where: string | null;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** True if this browser has an unsaved draft of it. */
  isUnsaved: boolean;
}

/** One question in the organisers' list: text, type, state and actions. */
export function QuestionRow({ question, index, count, sorting, where, isChosen, onChoose, isUnsaved }: Props) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const titleId = useId();
  const { id, active, text } = question;
  const turning = useAction(() => ask([question], !active), { tells: true, changes: [questionList] });
  const actions: MenuActions = [
    { label: 'Editar', icon: 'edit', run: () => void navigate(adminPath('question', { id })) },
    {
      label: active ? 'Desactivar' : 'Activar',
      icon: active ? 'eyeOff' : 'eye',
      run: () => void turning.run(),
    },
    index > 0 && { label: 'Subir', icon: 'up', run: () => sorting.step(index, -1) },
    index < count - 1 && { label: 'Bajar', icon: 'down', run: () => sorting.step(index, 1) },
    { label: 'Eliminar', icon: 'trash', grave: true, run: () => setDeleting(true) },
  ];
  const close = () => setDeleting(false);
  return (
    <li>
      <Panel as="article" className={classes(styles.row, !active && styles.off)} aria-labelledby={titleId}>
        <Choice
          label={<span className="visually-hidden">Elegir «{text || 'Sin texto'}»</span>}
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <Stack gap={1} className={styles.words}>
          <Title size="plain" id={titleId}>
            <Link className={row.way} to={adminPath('question', { id })}>
              {text || 'Sin texto'}
            </Link>
          </Title>
          <Note>{kindText(question, where)}</Note>
          <p>
            {active ? <Badge tone="cold">Activa</Badge> : <Badge tone="quiet">Inactiva</Badge>}
            {isUnsaved ? (
              <span className={classes(row.unsaved, styles.unsaved)}>Tienes cambios sin guardar</span>
            ) : null}
          </p>
        </Stack>
        <div className={styles.tools}>
          <Menu label={`Acciones de «${text}»`} actions={actions} />
          {count > 1 ? <SortHandle {...sorting.handle(index)} name={`«${text}»`} /> : null}
          {isDeleting ? <DeleteQuestionDialog questions={[question]} onDone={close} onClose={close} /> : null}
        </div>
      </Panel>
    </li>
  );
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

interface DeleteProps {
  questions: readonly Question[];
  onDone: () => void;
  onClose: () => void;
}

export function DeleteQuestionDialog({ questions, onDone, onClose }: DeleteProps) {
  const isOne = questions.length === 1;
  const write = async () => {
    const text = await removeQuestion(questions);
    for (const { id } of questions) questionDrafts.forget(id);
    return text;
  };
  return (
    <ConfirmDialog
      isDestructive
      title={isOne ? '¿Eliminar pregunta?' : '¿Eliminar preguntas?'}
      action={isOne ? 'Eliminar' : `Eliminar ${questions.length}`}
      cancel="Conservar"
      tells
      onConfirm={write}
      changes={[questionList]}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        {questionName(questions)} {isOne ? 'se borra' : 'se borran'} para siempre. No se puede deshacer.
      </p>
      <p>
        Las respuestas que ya llegaron se quedan en sus inscripciones, pero sin la pregunta al lado. Si solo quieres
        dejar de preguntar, desactívala.
      </p>
    </ConfirmDialog>
  );
}
