import type { Question } from '@arena/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskPath } from '../../../lib/addresses/desk-paths.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { Menu, type MenuActions } from '../../../ui/buttons/Menu.tsx';
import { useDeed } from '../../../ui/dialogs/use-deed.ts';
import { SortHandle } from '../../../ui/sorting/SortHandle.tsx';
import type { Sorting } from '../../../ui/sorting/use-sorting.ts';
import { questionList } from '../calls.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ask } from './deeds.ts';

interface Props {
  organiser: Organiser;
  question: Question;
  index: number;
  count: number;
  sorting: Sorting;
}

/** What can be done with a question from the list: its menu, and the handle that moves it. */
export function QuestionTools({ organiser, question, index, count, sorting }: Props) {
  const navigate = useNavigate();
  const deed = useDeed(questionList.reread);
  const [isDeleting, setDeleting] = useState(false);
  const { id, active } = question;
  const name = `«${question.text}»`;
  const actions: MenuActions = [
    { label: 'Editar', icon: 'edit', run: () => void navigate(deskPath('question', { id })) },
    {
      label: active ? 'Desactivar' : 'Activar',
      icon: active ? 'eyeOff' : 'eye',
      run: () => void deed.run(() => ask(organiser, [question], !active)),
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
      {isDeleting ? <DeleteDialog organiser={organiser} questions={[question]} onDone={close} onClose={close} /> : null}
    </>
  );
}
