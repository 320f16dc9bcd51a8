import type { Tournament } from '@arena/domain';
import { useState } from 'react';
import { tournamentList } from '../../../lib/calls/desk-tournaments.ts';
import { useViewerZone } from '../../../lib/time/viewer-zone.ts';
import { longDateIn } from '../../../lib/time/whose-time.ts';
import { DeedDialog } from '../../../ui/dialogs/DeedDialog.tsx';
import { useDeed } from '../../../ui/dialogs/use-deed.ts';
import { useMissing } from '../use-missing.ts';
import { type AboutTournament, nextDate, repeat, savedText } from './actions.ts';
import { MissingText } from './PublishDialog.tsx';
import { ShareTournament } from './ShareTournament.tsx';

/** Publishes the next edition of a tournament, a week or more later, and gives its link to share. */
export function RepeatDialog({ tournament, onClose }: AboutTournament) {
  const zone = useViewerZone();
  const deed = useDeed(tournamentList.reread);
  const [requestId] = useState(() => crypto.randomUUID());
  const [edition, setEdition] = useState<Tournament | null>(null);
  const [date] = useState(() => nextDate(tournament));
  const missing = useMissing({ ...tournament, date });
  const publish = () =>
    deed.run(async () => {
      const made = await repeat(tournament, requestId);
      setEdition(made);
      return savedText(made, zone);
    });
  if (edition !== null) return <ShareTournament tournament={edition} onClose={onClose} />;
  return (
    <DeedDialog title="¿Repetir el torneo?" action="Publicar" busy={deed.isBusy} onAct={publish} onClose={onClose}>
      <p>
        «{tournament.name}» se publica otra vez, con las mismas reglas, cupos y premios. Empieza:{' '}
        <strong>{longDateIn(date, zone)}</strong>
      </p>
      {missing.length === 0 ? null : <MissingText name={tournament.name} missing={missing} />}
    </DeedDialog>
  );
}
