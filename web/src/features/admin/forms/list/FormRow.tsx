import { counted, type Form } from '@arena/domain';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Menu, type MenuAction } from '#ui/buttons/Menu.tsx';
import { classes } from '#ui/classes.ts';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import ShareDialog from '#ui/sharing/ShareDialog.tsx';
import { formList, setOpen } from '../form-calls';
import { DeleteFormDialog } from './DeleteFormDialog';
import styles from './FormRow.module.css';

interface Props {
  form: Form;
  /** True if this browser has an unsaved draft of it. */
  isUnsaved: boolean;
}

function Actions({ form }: Pick<Props, 'form'>) {
  const navigate = useNavigate();
  const mutation = useAdminMutation({ changes: [formList] });
  const [asking, setAsking] = useState<'share' | 'delete' | null>(null);
  const { id, title, isActive } = form;
  const close = () => setAsking(null);
  const turn = async () => {
    const { isActive: open } = await setOpen(id, !isActive);
    return open ? `«${title}» recibe respuestas.` : `«${title}» está cerrado: nadie puede responder.`;
  };
  const actions: MenuAction[] = [
    { label: 'Compartir', icon: 'share', run: () => setAsking('share') },
    { label: 'Ver en el sitio', icon: 'eye', run: () => void navigate(paths.form(id)) },
    { label: 'Ver respuestas', icon: 'list', run: () => void navigate(adminPath('responses', { id })) },
    { label: isActive ? 'Cerrar' : 'Abrir', icon: isActive ? 'lock' : 'unlock', run: () => void mutation.mutate(turn) },
    { label: 'Editar', icon: 'edit', run: () => void navigate(adminPath('form', { id })) },
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
      {asking === 'delete' ? <DeleteFormDialog form={form} onClose={close} /> : null}
    </>
  );
}

function contentText({ fields, collectResponses }: Form): string {
  const count = counted(fields.length, 'campo', 'campos');
  return `${count} · ${collectResponses ? 'respuestas al equipo' : 'respuestas solo en cada dispositivo'}`;
}

/** One form in the organisers' list: its title, its state and its fields. */
export function FormRow({ form, isUnsaved }: Props) {
  const titleId = useId();
  return (
    <li>
      <article className={classes('panel', styles.row)} aria-labelledby={titleId}>
        <div className={styles.words}>
          <p>{form.isActive ? <Badge tone="cold">Abierto</Badge> : <Badge tone="quiet">Cerrado</Badge>}</p>
          <h2 id={titleId} className={row.name}>
            <Link className={row.way} to={adminPath('form', { id: form.id })}>
              {form.title || 'Sin título'}
            </Link>
          </h2>
          <p className="note">{contentText(form)}</p>
          {isUnsaved ? <p className={row.unsaved}>Tienes cambios sin guardar</p> : null}
          <p className={styles.ways}>
            <Link className="touch" to={adminPath('responses', { id: form.id })}>
              Respuestas
            </Link>
          </p>
        </div>
        <div className={styles.actions}>
          <Actions form={form} />
        </div>
      </article>
    </li>
  );
}
