import type { CollectedResponse } from '@arena/domain/api';
import { dayAndClockIn } from '../../../../lib/time/format-date.ts';
import { useViewerZone } from '../../../../lib/time/viewer-zone.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { useAdminMutation } from '../../../../ui/dialogs/use-admin-mutation.ts';
import { deleteResponse } from '../calls.ts';

interface Props {
  response: CollectedResponse;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms deleting a response. The other responses aren't refetched, so the list stays in place. */
export function DeleteResponseDialog({ response, onDone, onClose }: Props) {
  const zone = useViewerZone();
  const mutation = useAdminMutation({ onDone });
  const confirm = () =>
    mutation.mutate(async () => {
      await deleteResponse(response);
      return 'La respuesta fue eliminada.';
    });
  return (
    <ConfirmDialog
      isDestructive
      title="¿Eliminar respuesta?"
      action="Eliminar"
      cancel="Conservar"
      isPending={mutation.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        La respuesta del {dayAndClockIn(response.receivedAt, zone)}, se borra para siempre. Quien la envió conserva su
        copia en su dispositivo.
      </p>
    </ConfirmDialog>
  );
}
