import type { Form } from '@arena/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskPath } from '../../../lib/addresses/desk-paths.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { Menu, type MenuAction } from '../../../ui/buttons/Menu.tsx';
import { useDeed } from '../../../ui/dialogs/use-deed.ts';
import ShareDialog from '../../../ui/sharing/ShareDialog.tsx';
import { formList, setOpen } from '../calls.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

interface Props {
  organiser: Organiser;
  form: Form;
}

/** What can be done with a form from the list, with the questions that come before the grave ones. */
export function FormActions({ organiser, form }: Props) {
  const navigate = useNavigate();
  const deed = useDeed(formList.reread);
  const [asking, setAsking] = useState<'share' | 'delete' | null>(null);
  const { id, title, isActive } = form;
  const close = () => setAsking(null);
  const turn = async () => {
    const { isActive: open } = await setOpen(organiser, id, !isActive);
    return open ? `«${title}» recibe respuestas.` : `«${title}» está cerrado: nadie puede responder.`;
  };
  const actions: MenuAction[] = [
    { label: 'Compartir', icon: 'share', run: () => setAsking('share') },
    { label: 'Ver en el sitio', icon: 'eye', run: () => void navigate(paths.form(id)) },
    { label: 'Ver respuestas', icon: 'list', run: () => void navigate(deskPath('responses', { id })) },
    { label: isActive ? 'Cerrar' : 'Abrir', icon: isActive ? 'down' : 'send', run: () => void deed.run(turn) },
    { label: 'Editar', icon: 'edit', run: () => void navigate(deskPath('form', { id })) },
    { label: 'Eliminar', icon: 'trash', grave: true, run: () => setAsking('delete') },
  ];
  return (
    <>
      <Menu label={`Acciones de «${title}»`} actions={actions} />
      {asking === 'share' ? (
        <ShareDialog
          heading="Compartir formulario"
          title={title}
          path={paths.form(id)}
          warning={isActive ? null : 'Está cerrado: quien abra el enlace no podrá responder.'}
          onClose={close}
        />
      ) : null}
      {asking === 'delete' ? <DeleteDialog organiser={organiser} form={form} onClose={close} /> : null}
    </>
  );
}
