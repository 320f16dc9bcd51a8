import { type Match, problemsIn, type Room, RoomFields } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readFailureText } from '#lib/calls/failures.ts';
import { controlFor } from '#lib/editing/controls.ts';
import { useRefetch } from '#lib/query/refetch.ts';
import { serverNow } from '#lib/time/clock.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { fromLocalText, toLocalText } from '#lib/time/local-time.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { useCompetitionAdmin } from '../competition-context.ts';
import { isTooLate, releaseOf } from '../plan/schedule.ts';
import { roomQuery } from '../queries.ts';
import { useCompetitionMutation } from '../use-competition-mutation.ts';

type Values = Record<keyof RoomFields, string>;

interface FormProps {
  match: Match;
  name: string;
  /** The room when the dialog was opened; null without one. */
  base: Room | null;
  onClose: () => void;
}

const TOO_LATE = 'A esa hora la partida ya empezó. Corrígela, o guarda otra vez si la partida va a empezar tarde.';

function problemsOf(values: Values) {
  return problemsIn(RoomFields.safeParse({ ...values, releaseAt: fromLocalText(values.releaseAt) }).error);
}

/** True if a room has the values of the controls. */
function isWritten({ roomId, password, releaseAt }: Room, values: Values): boolean {
  const isSecret = roomId === values.roomId.trim() && password === values.password.trim();
  return isSecret && toLocalText(releaseAt) === values.releaseAt;
}

/** Returns the current match, which may have moved since the dialog was opened. */
function useMatch(asked: Match): Match {
  const { data } = useQuery(useCompetitionAdmin().query);
  return data?.matches.find(({ id }) => id === asked.id) ?? asked;
}

function useRoomForm({ match: asked, name, base, onClose }: FormProps) {
  const { tournament } = useCompetitionAdmin();
  const match = useMatch(asked);
  const query = roomQuery(tournament.id, match.id);
  const current = useQuery(query).data?.room ?? null;
  const refetch = useRefetch(query);
  const mutation = useCompetitionMutation(onClose);
  const [openedAt] = useState(serverNow);
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [seen, setSeen] = useState(base);
  // Untouched fields follow the stored values.
  const room = current ?? seen;
  const values: Values = {
    roomId: room?.roomId ?? '',
    password: room?.password ?? '',
    releaseAt: toLocalText(room?.releaseAt ?? releaseOf(match, openedAt)),
    ...typed,
  };
  const [problems, setProblems] = useState<Record<string, string>>({});
  /** The late time that was warned about once; saving it again is accepted. */
  const [warnedFor, setWarnedFor] = useState('');
  const isNew = current !== null && current.revision !== (seen?.revision ?? 0);
  // A room saved by an own call without an answer is no conflict.
  const theirs = isNew && !isWritten(current, values) ? current : null;
  const save = async () => {
    const releaseAt = fromLocalText(values.releaseAt);
    const isSlip = releaseAt !== null && isTooLate(releaseAt, match, serverNow()) && releaseAt !== warnedFor;
    const wrong = { ...(isSlip ? { releaseAt: TOO_LATE } : {}), ...problemsOf(values) };
    setProblems(wrong);
    setWarnedFor(isSlip ? releaseAt : warnedFor);
    if (Object.keys(wrong).length > 0 || releaseAt === null) return;
    await mutation.run(async (calls) => {
      try {
        setSeen(await calls.writeRoom(match.id, { ...values, releaseAt }, seen?.revision ?? 0));
      } finally {
        await refetch();
      }
    }, `${name}: la sala quedó guardada.`);
  };
  const control = controlFor({
    values,
    problems: { ...mutation.refusal?.fields, ...problems },
    change: (changed) => setTyped({ ...typed, ...changed }),
  });
  return { mutation, control, theirs, save, onTop: () => setSeen(theirs) };
}

function RoomForm(props: FormProps) {
  const { mutation, control, theirs, save, onTop } = useRoomForm(props);
  const zone = useViewerZone();
  return (
    <ConfirmDialog
      title={`Sala: ${props.name}`}
      action="Guardar la sala"
      isPending={mutation.isPending}
      disabled={theirs !== null}
      onConfirm={save}
      onClose={props.onClose}
    >
      {theirs === null ? null : (
        <ActNotice tone="warning" act={{ label: 'Guardar lo mío encima', run: onTop }}>
          Alguien más escribió esta sala mientras tanto: ID {theirs.roomId}, contraseña {theirs.password}, la ven desde{' '}
          {dayAndClockIn(theirs.releaseAt, zone)}. Si así está bien, toca «Cancelar».
        </ActNotice>
      )}
      <TextField
        {...control('roomId')}
        label="ID de la sala"
        required
        inputMode="numeric"
        autoComplete="off"
        autoCapitalize="none"
      />
      <TextField {...control('password')} label="Contraseña" required autoComplete="off" autoCapitalize="none" />
      <TimeField
        {...control('releaseAt')}
        label="Los jugadores la ven desde"
        shown={control('releaseAt').value}
        note="Quince minutos antes, si no la cambias; se mueve con la partida."
        required
      />
    </ConfirmDialog>
  );
}

/** Edits a match's custom room: ID, password and release. */
export function RoomDialog({ match, name, onClose }: { match: Match; name: string; onClose: () => void }) {
  const { tournament } = useCompetitionAdmin();
  const { data, error } = useQuery(roomQuery(tournament.id, match.id));
  if (data !== undefined) return <RoomForm match={match} name={name} base={data.room} onClose={onClose} />;
  return (
    <Dialog title={`Sala: ${name}`} onClose={onClose}>
      <p role="status">{error === null ? 'Cargando la sala…' : readFailureText(error)}</p>
    </Dialog>
  );
}
