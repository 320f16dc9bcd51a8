import { counted, type Question } from '@arena/domain';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useDeed } from '../../../ui/dialogs/use-deed.ts';
import { questionList } from '../calls.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ask } from './deeds.ts';
import styles from './SelectionBar.module.css';

interface Props {
  chosen: readonly Question[];
  onClear: () => void;
}

/** What can be done with the questions that were chosen, at the foot of the screen. */
export function SelectionBar({ chosen, onClear }: Props) {
  const deed = useDeed(questionList.reread);
  const [isDeleting, setDeleting] = useState(false);
  const run = async (asked: boolean) => {
    if (await deed.run(() => ask(chosen, asked))) onClear();
  };
  return (
    <section className={classes('dock', styles.bar)} aria-label="Preguntas elegidas">
      <p className={styles.count} role="status">
        {counted(chosen.length, 'elegida', 'elegidas')}
      </p>
      <button type="button" className={styles.clear} onClick={onClear}>
        Quitar selección
      </button>
      <div className={styles.actions}>
        <Button look="secondary" busy={deed.isBusy} onClick={() => void run(true)}>
          Activar
        </Button>
        <Button look="secondary" busy={deed.isBusy} onClick={() => void run(false)}>
          Desactivar
        </Button>
        <Button look="secondary" busy={deed.isBusy} onClick={() => setDeleting(true)}>
          Eliminar
        </Button>
      </div>
      {isDeleting ? <DeleteDialog questions={chosen} onDone={onClear} onClose={() => setDeleting(false)} /> : null}
    </section>
  );
}
