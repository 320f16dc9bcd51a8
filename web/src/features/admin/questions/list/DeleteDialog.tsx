import type { Question } from '@arena/domain';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { useAdminMutation } from '../../../../ui/dialogs/use-admin-mutation.ts';
import { questionList } from '../calls.ts';
import { drafts } from '../editor/storing.ts';
import { nameOf, remove } from './actions.ts';

interface Props {
  questions: readonly Question[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before questions are gone, and says what stays of them. */
export function DeleteDialog({ questions, onDone, onClose }: Props) {
  const isOne = questions.length === 1;
  const mutation = useAdminMutation({ changes: [questionList], onDone });
  const confirm = () =>
    mutation.mutate(async () => {
      const text = await remove(questions);
      for (const { id } of questions) drafts.forget(id);
      return text;
    });
  return (
    <ConfirmDialog
      isDestructive
      title={isOne ? '¿Eliminar pregunta?' : '¿Eliminar preguntas?'}
      action={isOne ? 'Eliminar' : `Eliminar ${questions.length}`}
      cancel="Conservar"
      isPending={mutation.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {nameOf(questions)} {isOne ? 'se borra' : 'se borran'} para siempre. No se puede deshacer.
      </p>
      <p>
        Las respuestas que ya llegaron se quedan en sus inscripciones, pero sin la pregunta al lado. Si solo quieres
        dejar de preguntar, desactívala.
      </p>
    </ConfirmDialog>
  );
}
