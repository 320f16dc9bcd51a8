import type { Question } from '@arena/domain';
import { WriteDialog } from '../../../../ui/dialogs/WriteDialog.tsx';
import { questionList } from '../calls.ts';
import { drafts } from '../editor/question-storage.ts';
import { nameOf, remove } from './actions.ts';

interface Props {
  questions: readonly Question[];
  onDone: () => void;
  onClose: () => void;
}

export function DeleteDialog({ questions, onDone, onClose }: Props) {
  const isOne = questions.length === 1;
  const write = async () => {
    const text = await remove(questions);
    for (const { id } of questions) drafts.forget(id);
    return text;
  };
  return (
    <WriteDialog
      isDestructive
      title={isOne ? '¿Eliminar pregunta?' : '¿Eliminar preguntas?'}
      action={isOne ? 'Eliminar' : `Eliminar ${questions.length}`}
      cancel="Conservar"
      write={write}
      changes={[questionList]}
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
    </WriteDialog>
  );
}
