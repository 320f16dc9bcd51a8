import { DAY } from '@arena/domain';
import { useState } from 'react';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { fromLocalText, toLocalText } from '#lib/time/local-time.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { useAction } from '#ui/use-action.ts';
import { invitationsOf, invite } from './invitation-calls.ts';

const USUAL_DAYS = 7;

/** Makes invitations: how many, and until when. */
export function InviteDialog({ tournamentId, onClose }: { tournamentId: string; onClose: () => void }) {
  const zone = useViewerZone();
  // The same key makes them once if an answer was lost.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const now = useServerNow((time) => time.toISOString());
  const [usual] = useState(() => toLocalText(new Date(Date.parse(now) + USUAL_DAYS * DAY).toISOString(), zone));
  const [count, setCount] = useState('1');
  const [until, setUntil] = useState(usual);
  const create = async () => {
    const wanted = Number(count.trim() || Number.NaN);
    await invite({ tournamentId, count: wanted, until: fromLocalText(until, zone) ?? '' }, key);
    return wanted === 1 ? 'Lista: mándala a quien invitas.' : 'Listas: manda cada una a quien invitas.';
  };
  const creating = useAction(create, {
    tells: true,
    changes: [invitationsOf(tournamentId), tournamentList],
    onDone: onClose,
  });
  const type = (set: (text: string) => void) => (text: string) => {
    set(text);
    setKey(crypto.randomUUID());
    creating.reset();
  };
  const fields = creating.refusal?.fields;
  return (
    <ConfirmDialog
      title="Crear invitaciones"
      action="Crear"
      isPending={creating.isPending}
      onConfirm={() => creating.run()}
      onClose={onClose}
    >
      <TextField
        label="Cuántas"
        hint="Cada una es un enlace para una sola inscripción."
        error={fields?.count}
        required
        inputMode="numeric"
        autoComplete="off"
        value={count}
        onChange={({ target }) => type(setCount)(target.value)}
      />
      <TimeField
        label="Valen hasta"
        shown={until}
        error={fields?.until}
        required
        value={until}
        onChange={({ target }) => type(setUntil)(target.value)}
      />
    </ConfirmDialog>
  );
}
