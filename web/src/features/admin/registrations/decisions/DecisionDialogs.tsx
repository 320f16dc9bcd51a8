import { groupedBy, isInLine, limits, type Registration } from '@arena/domain';
import { useRef, useState } from 'react';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { AreaField } from '#ui/fields/Field.tsx';
import { Inline } from '#ui/layout/Layout.tsx';
import { type Tournaments, tournamentName } from '../queue/queue.ts';
import { useQueue } from '../queue/queue-context.ts';
import { isPlayed } from '../queue/use-picked.ts';
import { type PickedDecision, rowAfter } from '../queue/use-queue-actions.ts';
import styles from '../RegistrationQueue.module.css';
import { removeRegistration } from '../registration-calls.ts';
import { registrationsText } from '../rows/labels.ts';

/** The dialog of the open question, if there is one. */
export function DecisionDialog() {
  const { tournaments, groups, actions, picked } = useQueue();
  const { question, ask, decide, confirm } = actions;
  const close = () => ask(null);
  switch (question?.what) {
    case 'several': {
      const { to, registrations } = question;
      const decideOnLeft = (left: readonly Registration[]) => {
        if (to === 'rejected') return ask({ what: 'reject', registrations: left });
        if (to === 'confirmed') confirm(left);
        else decide(left, to);
        picked.clear();
      };
      const groupOf = (id: string) => groups?.of(id) ?? { name: tournamentName(tournaments, id), when: '' };
      return (
        <SeveralDialog
          to={to}
          registrations={registrations}
          tournaments={tournaments}
          groupOf={groupOf}
          onConfirm={decideOnLeft}
          onClose={close}
        />
      );
    }
    case 'reject': {
      const { registrations, goesOn } = question;
      const [first] = registrations;
      const reject = (reason: string | null) => {
        decide(registrations, 'rejected', reason);
        picked.clear();
      };
      const next = goesOn && first ? () => rowAfter(first.id) : undefined;
      return <RejectDialog registrations={registrations} next={next} onReject={reject} onClose={close} />;
    }
    case 'delete':
      return <DeleteDialog registration={question.registration} onClose={close} />;
    default:
      return null;
  }
}

const words = {
  approved: { title: 'Aprobar', action: 'Aprobar' },
  rejected: { title: 'Rechazar', action: 'Seguir' },
  confirmed: { title: 'Confirmar', action: 'Confirmar' },
} as const;

interface SeveralProps {
  to: PickedDecision;
  registrations: readonly Registration[];
  tournaments: Tournaments;
  /** Names a tournament, with its date where there are several. */
  groupOf: (tournamentId: string) => { name: string; when: string };
  onConfirm: (registrations: readonly Registration[]) => void;
  onClose: () => void;
}

/** Says how many registrations of which tournaments a decision changes. Those being played have to be chosen. */
export function SeveralDialog({ to, registrations, tournaments, groupOf, onConfirm, onClose }: SeveralProps) {
  const byTournament = [...groupedBy(registrations, ({ tournamentId }) => tournamentId)];
  const [out, setOut] = useState<ReadonlySet<string>>(
    () => new Set(byTournament.map(([id]) => id).filter((id) => isPlayed(tournaments, id))),
  );
  const left = registrations.filter(({ tournamentId }) => !out.has(tournamentId));
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(out);
    if (isChosen) next.delete(id);
    else next.add(id);
    setOut(next);
  };
  const { title, action } = words[to];
  return (
    <ConfirmDialog
      title={`${title} ${registrationsText(left.length)}`}
      action={`${action} ${left.length}`}
      isDestructive={to === 'rejected'}
      disabled={left.length === 0}
      onConfirm={() => onConfirm(left)}
      cancel="Volver"
      onClose={onClose}
    >
      <ul aria-label="Torneos">
        {byTournament.map(([id, some]) => {
          const { name, when } = groupOf(id);
          const about = isPlayed(tournaments, id) ? 'se está jugando' : when;
          return (
            <li key={id}>
              <Choice
                label={[`${name}: ${some.length}`, about].filter(Boolean).join(' · ')}
                type="checkbox"
                checked={!out.has(id)}
                onChange={({ target }) => choose(id, target.checked)}
              />
            </li>
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}

/** Frequent reasons, to tap. */
const usual = [
  `La cuenta no llega a nivel ${limits.minimumLevel}`,
  'Inscripción repetida',
  'No estás en el grupo oficial',
  'El ID de Free Fire no existe',
];

interface RejectProps {
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
export function RejectDialog({ registrations, next, onReject, onClose }: RejectProps) {
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
      <Inline as="ul" gap={2} className={styles.usual} aria-label="Motivos frecuentes">
        {usual.map((each) => (
          <li key={each}>
            <button type="button" aria-pressed={reason === each} onClick={() => setReason(reason === each ? '' : each)}>
              {each}
            </button>
          </li>
        ))}
      </Inline>
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

function DeleteDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { fullName, freeFireId, status } = registration;
  const seatLoss = isInLine(registration) ? 'Sale de la lista de espera.' : 'Su cupo queda libre.';
  const loss = status === 'rejected' ? '' : `${seatLoss} `;
  const write = async () => {
    await removeRegistration(registration);
    return `La inscripción de ${fullName} fue eliminada.`;
  };
  return (
    <ConfirmDialog
      isDestructive
      title="¿Eliminar inscripción?"
      action="Eliminar"
      cancel="Conservar"
      tells
      onConfirm={write}
      onClose={onClose}
    >
      <p>
        La inscripción de {fullName} (ID {freeFireId}) se borra para siempre, con sus respuestas. No se puede deshacer y
        nadie le avisa.
      </p>
      <p>{loss}Con ese ID se podrá inscribir otra vez. Si solo no cumple, recházala: así queda registro.</p>
    </ConfirmDialog>
  );
}
