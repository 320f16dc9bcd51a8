import type { Registration } from '@arena/domain';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { reportProblem } from '../../lib/log.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { type Organiser, remove } from './calls.ts';

interface Props {
  organiser: Organiser;
  registration: Registration;
  onClose: () => void;
}

/** Asks before a registration is gone, and says what goes with it. */
export function DeleteDialog({ organiser, registration, onClose }: Props) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const tries = useRef(0);
  const { id, fullName, freeFireId, status } = registration;
  const destroy = async () => {
    setBusy(true);
    tries.current += 1;
    try {
      await remove(organiser, id, tries.current > 1);
      toast('success', `La inscripción de ${fullName} fue eliminada.`);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) reportProblem('Deleting a registration', error);
      toast('error', failureText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title="¿Eliminar inscripción?"
      onClose={onClose}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void destroy()}>
            Eliminar
          </Button>
          <Button look="quiet" onClick={onClose}>
            Conservar
          </Button>
        </>
      }
    >
      <p>
        La inscripción de {fullName} (ID {freeFireId}) se borra para siempre, con sus respuestas. No se puede deshacer y
        nadie le avisa.
      </p>
      <p>
        {status === 'rejected' ? '' : 'Su cupo queda libre. '}Con ese ID se podrá inscribir otra vez. Si solo no cumple,
        recházala: así queda registro.
      </p>
    </Dialog>
  );
}
