import { counted } from '@arena/domain';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import type { AdminTournament } from '#lib/calls/admin-tournaments.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import { Note, Panel, Stack } from '#ui/layout/Layout.tsx';
import { TournamentActions } from '../actions/TournamentActions.tsx';
import { nextDate, stateOf } from './arrange-tournaments';
import styles from './TournamentRow.module.css';

/** Counts registrations by status. Erased ones, which can't be decided any more, are included. */
function countsText({ approved, rejected, present }: AdminTournament['stats']): string {
  const texts = [
    present.pending > 0 ? `${present.pending} por revisar` : '',
    approved > 0 ? counted(approved, 'aprobada', 'aprobadas') : '',
    rejected > 0 ? counted(rejected, 'rechazada', 'rechazadas') : '',
  ];
  return texts.filter((text) => text !== '').join(' · ') || 'Sin inscripciones';
}

interface Props {
  tournament: AdminTournament;
  now: Date;
  /** True if this browser has an unsaved draft of it. */
  isUnsaved: boolean;
  ring: ReactNode;
}

/** One tournament in the organisers' list: state, next date, seats and registrations. */
export function TournamentRow({ tournament, now, isUnsaved, ring }: Props) {
  const zone = useViewerZone();
  const titleId = useId();
  const { tone, label } = stateOf(tournament, now);
  const next = nextDate(tournament, now);
  return (
    <li>
      <Panel as="article" className={styles.row} aria-labelledby={titleId}>
        <div className={styles.ring}>{ring}</div>
        <Stack gap={1}>
          <p className={row.first}>
            <Badge tone={tone}>{label}</Badge>
          </p>
          <h2 id={titleId} className={row.name}>
            <Link to={adminPath('tournament', { id: tournament.id })} className="covering">
              {tournament.name || 'Sin nombre'}
            </Link>
          </h2>
          <Note>{next === null ? 'Sin fecha' : `${next.label} ${dayAndClockIn(next.instant, zone)}`}</Note>
          <Note>{countsText(tournament.stats)}</Note>
          {tournament.unlisted ? <Note>Solo por su enlace</Note> : null}
          {isUnsaved ? <p className={row.unsaved}>Tienes cambios sin guardar</p> : null}
        </Stack>
        <div className={row.menu}>
          <TournamentActions tournament={tournament} />
        </div>
      </Panel>
    </li>
  );
}
