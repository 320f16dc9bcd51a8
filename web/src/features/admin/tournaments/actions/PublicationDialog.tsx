import { useState } from 'react';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import { serverNow } from '#lib/time/clock.ts';
import { fromLocalText, toLocalText } from '#lib/time/local-time.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { useMissing } from '../use-missing.ts';
import { MissingText } from './PublishDialog.tsx';
import { type AboutTournament, savedText, setStatus } from './tournament-actions';

function problemWith(publishDate: string | null): string | undefined {
  if (publishDate === null) return 'Elige cuándo se publica el torneo';
  return Date.parse(publishDate) <= serverNow().getTime() ? 'Elige una hora que todavía no pasó' : undefined;
}

/** Asks for the time of a tournament's automatic publication. */
export function PublicationDialog({ tournament, onClose }: AboutTournament) {
  const zone = useViewerZone();
  const mutation = useAdminMutation({ changes: [tournamentList], onDone: onClose });
  const [text, setText] = useState(() => toLocalText(tournament.publishDate));
  const [problem, setProblem] = useState<string | undefined>();
  const missing = useMissing(tournament);
  const schedule = async () => {
    const publishDate = fromLocalText(text);
    const found = problemWith(publishDate);
    setProblem(found);
    if (found !== undefined || publishDate === null) return;
    await mutation.mutate(async () =>
      savedText(await setStatus(tournament, { status: 'scheduled', publishDate }), zone),
    );
  };
  return (
    <ConfirmDialog
      title="Programar publicación"
      action="Programar"
      isPending={mutation.isPending}
      onConfirm={schedule}
      onClose={onClose}
    >
      {missing.length === 0 ? null : <MissingText name={tournament.name} missing={missing} />}
      <p>«{tournament.name}» aparece solo en el sitio, como mucho un minuto después de la hora que elijas.</p>
      <TimeField
        label="Se publica"
        shown={text}
        error={problem}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ConfirmDialog>
  );
}
