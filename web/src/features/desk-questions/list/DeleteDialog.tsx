import type { Question } from '@arena/domain';
import { DeletionDialog } from '../../../ui/dialogs/DeletionDialog.tsx';
import { questionList } from '../calls.ts';
import { drafts } from '../editor/storing.ts';
import { nameOf, remove } from './deeds.ts';

interface Props {
  questions: readonly Question[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before questions are gone, and says what stays of them. */
export function DeleteDialog({ questions, onDone, onClose }: Props) {
  const isOne = questions.length === 1;
  return (
    <DeletionDialog
      title={isOne ? '¿Eliminar pregunta?' : '¿Eliminar preguntas?'}
      action={isOne ? 'Eliminar' : `Eliminar ${questions.length}`}
      destroy={async ({ retried }) => {
        const text = await remove(questions, retried);
        for (const { id } of questions) drafts.forget(id);
        return text;
      }}
      reread={questionList.reread}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        {nameOf(questions)} {isOne ? 'se borra' : 'se borran'} para siempre. No se puede deshacer.
      </p>
      <p>
        Las respuestas que ya llegaron se quedan en sus inscripciones, pero sin la pregunta al lado. Si solo quieres
        dejar de preguntar, desactívala.
      </p>
    </DeletionDialog>
  );
}
