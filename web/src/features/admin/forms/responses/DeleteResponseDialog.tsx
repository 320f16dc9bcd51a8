import { counted, type Form } from '@arena/domain';
import type { CollectedResponse } from '@arena/domain/api';
import { useState } from 'react';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { deleteResponse, deleteResponses } from '../form-calls';

interface Deletion {
  responses: readonly CollectedResponse[];
  /** Receives the ids of the deleted responses. */
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Deletes responses; the list isn't refetched, so that it stays in place. */
async function deleteAll(formId: string, ids: readonly string[]): Promise<string> {
  await deleteResponses(formId, ids);
  return ids.length === 1 ? 'La respuesta fue eliminada.' : `${ids.length} respuestas fueron eliminadas.`;
}

/** Confirms deleting a response, and the others of its network if wanted. */
export function DeleteResponseDialog({
  response,
  responses,
  onDone,
  onClose,
}: Deletion & { response: CollectedResponse }) {
  const zone = useViewerZone();
  const [isForNetwork, setForNetwork] = useState(false);
  const { id, formId, networkHash } = response;
  const others = responses.filter((other) => other.id !== id && other.networkHash === networkHash);
  const ofNetwork = networkHash === null ? [] : others.map((other) => other.id);
  const ids = isForNetwork ? [id, ...ofNetwork] : [id];
  const write = async () => {
    if (isForNetwork) return deleteAll(formId, ids);
    await deleteResponse(response);
    return 'La respuesta fue eliminada.';
  };
  return (
    <ConfirmDialog
      isDestructive
      title="¿Eliminar respuesta?"
      action={ids.length === 1 ? 'Eliminar' : `Eliminar ${ids.length}`}
      cancel="Conservar"
      tells
      onConfirm={write}
      onDone={() => onDone(ids)}
      onClose={onClose}
    >
      <p>
        La respuesta del {dayAndClockIn(response.receivedAt, zone)}, se borra para siempre. Quien la envió conserva su
        copia en su dispositivo.
      </p>
      {ofNetwork.length === 0 ? null : (
        <Choice
          type="checkbox"
          label={`También ${counted(ofNetwork.length, 'otra que llegó', 'otras que llegaron')} de la misma red`}
          checked={isForNetwork}
          onChange={({ target }) => setForNetwork(target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}

/** Confirms deleting all responses of a form. */
export function DeleteAllDialog({ form: { id, title }, responses, onDone, onClose }: Deletion & { form: Form }) {
  const [ids] = useState(() => responses.map((response) => response.id));
  return (
    <ConfirmDialog
      isDestructive
      title="¿Eliminar todas las respuestas?"
      action={`Eliminar ${ids.length}`}
      cancel="Conservar"
      nameToType={{ label: 'Escribe el título del formulario para confirmar', name: title }}
      tells
      onConfirm={() => deleteAll(id, ids)}
      onDone={() => onDone(ids)}
      onClose={onClose}
    >
      <p>
        Se borran para siempre las {counted(ids.length, 'respuesta', 'respuestas')} que ves. Si las necesitas,
        descárgalas antes.
      </p>
    </ConfirmDialog>
  );
}
