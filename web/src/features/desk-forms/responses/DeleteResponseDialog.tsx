import type { CollectedResponse } from '@arena/domain/api';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { dayAndClockIn } from '../../../lib/time/whose-time.ts';
import { DeletionDialog } from '../../../ui/dialogs/DeletionDialog.tsx';
import { deleteResponse } from '../calls.ts';

interface Props {
  response: CollectedResponse;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before one response is gone. The others stay as they were read: whoever deletes one goes on reading them. */
export function DeleteResponseDialog({ response, onDone, onClose }: Props) {
  const zone = useViewerZone();
  return (
    <DeletionDialog
      title="¿Eliminar respuesta?"
      destroy={async ({ retried }) => {
        await deleteResponse(response, retried);
        return 'La respuesta fue eliminada.';
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        La respuesta del {dayAndClockIn(response.receivedAt, zone)}, se borra para siempre. Quien la envió conserva su
        copia en su dispositivo.
      </p>
    </DeletionDialog>
  );
}
