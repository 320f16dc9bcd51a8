import type { CollectedResponse } from '@arena/domain/api';
import { dayAndClockIn } from '../../../../lib/time/format-date.ts';
import { useViewerZone } from '../../../../lib/time/viewer-zone.ts';
import { WriteDialog } from '../../../../ui/dialogs/WriteDialog.tsx';
import { deleteResponse } from '../calls.ts';

interface Props {
  response: CollectedResponse;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms deleting a response. The other responses aren't refetched, so the list stays in place. */
export function DeleteResponseDialog({ response, onDone, onClose }: Props) {
  const zone = useViewerZone();
  const write = async () => {
    await deleteResponse(response);
    return 'La respuesta fue eliminada.';
  };
  return (
    <WriteDialog
      isDestructive
      title="¿Eliminar respuesta?"
      action="Eliminar"
      cancel="Conservar"
      write={write}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        La respuesta del {dayAndClockIn(response.receivedAt, zone)}, se borra para siempre. Quien la envió conserva su
        copia en su dispositivo.
      </p>
    </WriteDialog>
  );
}
