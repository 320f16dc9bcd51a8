import type { Revision } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayCall } from '../../../lib/calls/authorized-call.ts';
import { refetchOnOpen } from '../../../lib/query/read-once.ts';
import { saveFile } from '../../../lib/sharing/save-file.ts';
import { dayAndClockIn } from '../../../lib/time/format-date.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useAdminMutation } from '../../../ui/dialogs/use-admin-mutation.ts';
import { Notice } from '../../../ui/icons/Notice.tsx';
import { LocalTime } from '../../../ui/layout/LocalTime.tsx';
import { type MatchPlace, readRevisions, readSource } from './calls.ts';
import panels from './finishing/Panels.module.css';
import styles from './MatchResult.module.css';

function Version({ revision: { n, at, reason, source }, place }: { revision: Revision; place: MatchPlace }) {
  const mutation = useAdminMutation();
  const download = (id: string) =>
    mutation.mutate(async () => {
      const { text } = await readSource(place.tournamentId, id);
      saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `resultado-${place.matchId}-${n}.txt`);
      return 'Descargamos el original.';
    });
  return (
    <li className="below gap-1">
      <span>
        Versión {n} · <LocalTime instant={at} write={dayAndClockIn} />
        {reason === null || reason === '' ? '' : ` · ${reason}`}
      </span>
      {source === undefined ? (
        <span className="muted small">Anotada a mano</span>
      ) : mayCall('manage_competition') ? (
        <Button look="secondary" onClick={() => void download(source)}>
          Descargar el original
        </Button>
      ) : (
        <span className="muted small">Leída de un texto</span>
      )}
    </li>
  );
}

/** All versions of a match's result, with their source texts. */
export function Revisions({ place, revision }: { place: MatchPlace; revision: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data = [], isError } = useQuery({
    ...refetchOnOpen,
    queryKey: ['revisions', place.tournamentId, place.matchId, revision],
    queryFn: () => readRevisions(place),
    enabled: isOpen,
  });
  return (
    <details
      className={classes('panel below gap-3', panels.panel)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.heading}>Versiones y originales</summary>
      {isError ? <Notice tone="error">No pudimos leer las versiones. Verifica tu conexión a internet.</Notice> : null}
      <ol className="below gap-3">
        {data.toReversed().map((each) => (
          <Version key={each.n} revision={each} place={place} />
        ))}
      </ol>
    </details>
  );
}
