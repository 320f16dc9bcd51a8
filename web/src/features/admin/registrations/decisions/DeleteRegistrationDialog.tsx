import { isInLine, type Registration } from '@arena/domain';
import { WriteDialog } from '#ui/dialogs/WriteDialog.tsx';
import { removeRegistration } from '../registration-calls';

interface Props {
  registration: Registration;
  onClose: () => void;
}

function lossText(registration: Registration): string {
  if (registration.status === 'rejected') return '';
  return isInLine(registration) ? 'Sale de la lista de espera. ' : 'Su cupo queda libre. ';
}

export function DeleteRegistrationDialog({ registration, onClose }: Props) {
  const { fullName, freeFireId } = registration;
  const write = async () => {
    await removeRegistration(registration);
    return `La inscripción de ${fullName} fue eliminada.`;
  };
  return (
    <WriteDialog
      isDestructive
      title="¿Eliminar inscripción?"
      action="Eliminar"
      cancel="Conservar"
      write={write}
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
    </WriteDialog>
  );
}
