import { isInLine, limits, type Registration } from '@arena/domain';
import { useRef } from 'react';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { classes } from '#ui/classes.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { AreaField } from '#ui/fields/Field.tsx';
import { registrationsText } from '../rows/labels.ts';
import styles from './RejectDialog.module.css';

/** Frequent reasons, to tap. */
const usual = [
  `La cuenta no llega a nivel ${limits.minimumLevel}`,
  'Inscripción repetida',
  'No estás en el grupo oficial',
  'El ID de Free Fire no existe',
];

interface Props {
  registrations: readonly Registration[];
  /** Element to focus after rejecting; by default the previous one. */
  next?: (() => HTMLElement | null) | undefined;
  onReject: (reason: string | null) => void;
  onClose: () => void;
}

/** Describes what is lost by a rejection: a seat, or a number in line. */
function lossText(registrations: readonly Registration[]): string {
  const inLine = registrations.filter(isInLine).length;
  const isOne = registrations.length === 1;
  if (inLine === 0) return isOne ? 'Su cupo y su ID quedan libres.' : 'Sus cupos y sus ID quedan libres.';
  if (isOne) return 'Sale de la lista de espera y su ID queda libre.';
  return inLine === registrations.length
    ? 'Salen de la lista de espera y sus ID quedan libres.'
    : 'Quedan libres sus cupos y sus ID, y quien está en la lista de espera sale de ella.';
}

/** Asks for the optional reason of a rejection. */
export function RejectDialog({ registrations, next, onReject, onClose }: Props) {
  const isDone = useRef(false);
  const [only] = registrations;
  const key = adminStorageKeys.rejection(only?.id ?? '', registrations.length);
  const [reason, setReason, forgetReason] = useKeptText(key);
  const who = registrations.length === 1 && only ? `a ${only.fullName}` : registrationsText(registrations.length);
  const reject = () => {
    isDone.current = true;
    onReject(reason.trim() || null);
    forgetReason();
  };
  return (
    <ConfirmDialog
      isDestructive
      finalFocus={() => (isDone.current && next?.()) || true}
      title={`Rechazar ${who}`}
      action="Rechazar"
      onConfirm={reject}
      cancel="Volver"
      onClose={onClose}
    >
      <p>{lossText(registrations)}</p>
      <ul className={classes('beside gap-2', styles.usual)} aria-label="Motivos frecuentes">
        {usual.map((each) => (
          <li key={each}>
            <button type="button" aria-pressed={reason === each} onClick={() => setReason(reason === each ? '' : each)}>
              {each}
            </button>
          </li>
        ))}
      </ul>
      <AreaField
        label="Motivo"
        hint="El jugador lo lee en «Mi lugar» y en el WhatsApp que le mandes."
        rows={2}
        maxLength={limits.reasonCharacters}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
