import { limits, type PlaceData } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { reportProblem } from '../../lib/log.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Place.module.css';

interface QuestionProps {
  title: string;
  action: string;
  stay: string;
  /** Does it. Where it is refused the question stays, with why. */
  work: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before what can't be undone, and says why it failed where it did: it can be tried again from here. */
function Question({ title, action, stay, work, onClose, children }: QuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) reportProblem('Changing a place', error);
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {stay}
          </Button>
        </>
      }
    >
      {children}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
    </Dialog>
  );
}

interface Props {
  token: string;
  data: Pick<PlaceData, 'rights'>;
  onClose: () => void;
}

export function LeaveQuestion({ token, onClose, onLeft }: Props & { onLeft: () => void }) {
  const work = async () => {
    await call('POST /places/leave', { body: { token } });
    onLeft();
  };
  return (
    <Question
      title="¿Dejas el torneo?"
      action="Dejar el torneo"
      stay="Seguir en el torneo"
      work={work}
      onClose={onClose}
    >
      <p>Tu cupo queda libre en este momento y lo puede tomar otra persona.</p>
      <p>Si te arrepientes, te inscribes otra vez solo si quedan cupos y el plazo sigue abierto.</p>
    </Question>
  );
}

interface EraseProps extends Props {
  /** Hears that it is tried: whatever is answered from then on, its link may be worth nothing. */
  onTry: () => void;
  /** Hears that nothing is there any more. */
  onErased: () => void;
}

export function EraseQuestion({ token, data, onClose, onTry, onErased }: EraseProps) {
  const [wasTried, setTried] = useState(false);
  const work = async () => {
    onTry();
    setTried(true);
    try {
      await call('POST /places/erase', { body: { token } });
    } catch (error) {
      // A try before it, the answer to which was lost, has done it.
      if (!(wasTried && error instanceof ApiError && error.code === 'link_not_found')) throw error;
    }
    onErased();
  };
  return (
    <Question title="¿Borras tus datos?" action="Borrar mis datos" stay="Conservarlos" work={work} onClose={onClose}>
      <p>No se puede deshacer:</p>
      <ul className={styles.list}>
        {data.rights.leave ? <li>Dejas el torneo y tu cupo queda libre.</li> : null}
        <li>Se borra tu inscripción: nombre, ID, correo, teléfono y respuestas.</li>
        <li>Si ya jugaste, los resultados se quedan con tu apodo.</li>
        <li>Este enlace deja de servir.</li>
      </ul>
      <p>Las copias de seguridad guardan lo borrado hasta {limits.backupRetentionDays} días más.</p>
    </Question>
  );
}
