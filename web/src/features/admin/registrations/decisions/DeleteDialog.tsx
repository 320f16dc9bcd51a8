import { isInLine, type Registration } from '@arena/domain';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { useAdminMutation } from '../../../../ui/dialogs/use-admin-mutation.ts';
import { remove } from '../calls.ts';

interface Props {
  registration: Registration;
  onClose: () => void;
}

function lossText(registration: Registration): string {
  if (registration.status === 'rejected') return '';
  return isInLine(registration) ? 'Sale de la lista de espera. ' : 'Su cupo queda libre. ';
}

/** Asks before a registration is gone, and says what goes with it. */
export function DeleteDialog({ registration, onClose }: Props) {
  const { fullName, freeFireId } = registration;
  const mutation = useAdminMutation({ onDone: onClose });
  const confirm = () =>
    mutation.mutate(async () => {
      await remove(registration);
      return `La inscripción de ${fullName} fue eliminada.`;
    });
  return (
    <ConfirmDialog
      isDestructive
      title="¿Eliminar inscripción?"
      action="Eliminar"
      cancel="Conservar"
      isPending={mutation.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        La inscripción de {fullName} (ID {freeFireId}) se borra para siempre, con sus respuestas. No se puede deshacer y
        nadie le avisa.
      </p>
      <p>
        {lossText(registration)}Con ese ID se podrá inscribir otra vez. Si solo no cumple, recházala: así queda
        registro.
      </p>
    </ConfirmDialog>
  );
}
