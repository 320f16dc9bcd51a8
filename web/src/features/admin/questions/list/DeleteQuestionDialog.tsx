import type { Question } from '@arena/domain';
import { WriteDialog } from '#ui/dialogs/WriteDialog.tsx';
import { questionDrafts } from '../editor/question-storage.ts';
import { questionList } from '../question-calls';
import { questionName, removeQuestion } from './question-actions';

interface Props {
  questions: readonly Question[];
  onDone: () => void;
  onClose: () => void;
}

export function DeleteQuestionDialog({ questions, onDone, onClose }: Props) {
  const isOne = questions.length === 1;
  const write = async () => {
    const text = await removeQuestion(questions);
    for (const { id } of questions) questionDrafts.forget(id);
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
        {questionName(questions)} {isOne ? 'se borra' : 'se borran'} para siempre. No se puede deshacer.
      </p>
      <p>
        Las respuestas que ya llegaron se quedan en sus inscripciones, pero sin la pregunta al lado. Si solo quieres
        dejar de preguntar, desactívala.
      </p>
    </WriteDialog>
  );
}
