import { counted, type Form } from '@arena/domain';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { deskPath } from '../../../lib/addresses/desk-paths.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { Badge } from '../../../ui/signs/Badge.tsx';
import { FormActions } from './FormActions.tsx';
import styles from './FormRow.module.css';

interface Props {
  organiser: Organiser;
  form: Form;
  /** Whether this browser keeps changes to it that nobody has saved. */
  isUnsaved: boolean;
}

function contentText({ fields, collectResponses }: Form): string {
  const count = counted(fields.length, 'campo', 'campos');
  return `${count} · ${collectResponses ? 'respuestas al equipo' : 'respuestas solo en cada dispositivo'}`;
}

/** One form of the organisers' list: its title, whether it takes responses, and what it asks. */
export function FormRow({ organiser, form, isUnsaved }: Props) {
  const titleId = useId();
  return (
    <li>
      <article className={styles.row} aria-labelledby={titleId}>
        <div className={styles.words}>
          <p>{form.isActive ? <Badge tone="cold">Abierto</Badge> : <Badge tone="quiet">Cerrado</Badge>}</p>
          <h2 id={titleId} className={styles.title}>
            <Link to={deskPath('form', { id: form.id })}>{form.title || 'Sin título'}</Link>
          </h2>
          <p className="note">{contentText(form)}</p>
          {isUnsaved ? <p className={styles.unsaved}>Tienes cambios sin guardar</p> : null}
          <p className={styles.ways}>
            <Link to={deskPath('responses', { id: form.id })}>Respuestas</Link>
          </p>
        </div>
        <div className={styles.actions}>
          <FormActions organiser={organiser} form={form} />
        </div>
      </article>
    </li>
  );
}
