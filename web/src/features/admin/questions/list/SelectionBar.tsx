import { counted, type Question } from '@arena/domain';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { questionList } from '../question-calls';
import { DeleteQuestionDialog } from './DeleteQuestionDialog';
import { ask } from './question-actions';
import styles from './SelectionBar.module.css';

interface Props {
  chosen: readonly Question[];
  onClear: () => void;
}

/** Bulk actions on selected questions, at the bottom of the screen. */
export function SelectionBar({ chosen, onClear }: Props) {
  const mutation = useAdminMutation({ changes: [questionList], onDone: onClear });
  const [isDeleting, setDeleting] = useState(false);
  const run = (asked: boolean) => mutation.mutate(() => ask(chosen, asked));
  return (
    <section className={classes('dock', styles.bar)} aria-label="Preguntas elegidas">
      <p className={styles.count} role="status">
        {counted(chosen.length, 'elegida', 'elegidas')}
      </p>
      <button type="button" className={styles.clear} onClick={onClear}>
        Quitar selección
      </button>
      <div className={styles.actions}>
        <Button look="secondary" busy={mutation.isPending} onClick={() => void run(true)}>
          Activar
        </Button>
        <Button look="secondary" busy={mutation.isPending} onClick={() => void run(false)}>
          Desactivar
        </Button>
        <Button look="grave" busy={mutation.isPending} onClick={() => setDeleting(true)}>
          Eliminar
        </Button>
      </div>
      {isDeleting ? (
        <DeleteQuestionDialog questions={chosen} onDone={onClear} onClose={() => setDeleting(false)} />
      ) : null}
    </section>
  );
}
