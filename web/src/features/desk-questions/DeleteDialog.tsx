import type { Question } from '@arena/domain';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDeed } from '../../ui/use-deed.ts';
import type { Organiser } from './calls.ts';
import { nameOf, remove } from './deeds.ts';
import { drafts } from './drafts.ts';
import { rereadQuestions } from './question-list.ts';

interface Props {
  organiser: Organiser;
  questions: readonly Question[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before questions are gone, and says what stays of them. */
export function DeleteDialog({ organiser, questions, onDone, onClose }: Props) {
  const deed = useDeed(rereadQuestions);
  const [tries, setTries] = useState(0);
  const isOne = questions.length === 1;
  const destroy = async () => {
    setTries(tries + 1);
    const isDone = await deed.run(async () => {
      const text = await remove(organiser, questions, tries > 0);
      for (const { id } of questions) drafts.forget(id);
      return text;
    });
    if (isDone) onDone();
  };
  return (
    <Dialog
      title={isOne ? '¿Eliminar pregunta?' : '¿Eliminar preguntas?'}
      onClose={onClose}
      actions={
        <>
          <Button busy={deed.isBusy} onClick={() => void destroy()}>
            {isOne ? 'Eliminar' : `Eliminar ${questions.length}`}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Conservar
          </Button>
        </>
      }
    >
      <p>
        {nameOf(questions)} {isOne ? 'se borra' : 'se borran'} para siempre. No se puede deshacer.
      </p>
      <p>
        Las respuestas que ya llegaron se quedan en sus inscripciones, pero sin la pregunta al lado. Si solo quieres
        dejar de preguntar, desactívala.
      </p>
    </Dialog>
  );
}
