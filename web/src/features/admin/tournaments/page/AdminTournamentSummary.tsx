import { type Instant, isOver, isPast, type Tournament, toMillis } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { type AdminTournament, tournamentList } from '#lib/calls/admin-tournaments.ts';
import { mayCall } from '#lib/calls/authorized-call.ts';
import { useMinute } from '#lib/time/clock.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline, Note, Stack, Title } from '#ui/layout/Layout.tsx';
import { QueryView } from '#ui/loading/LoadedView.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import { PublishedNotice, ShareTournament } from '../actions/ShareTournament.tsx';
import { useMissing } from '../tournament-calls.ts';
import { Invitations } from './Invitations.tsx';
import { TournamentNotices } from './TournamentNotices.tsx';
import styles from './TournamentSummary.module.css';

interface Props {
  tournament: AdminTournament;
}

function Numbers({ tournament }: Props) {
  const { present, approved, rejected } = tournament.stats;
  const toQueue = adminPath('registrationsOf', { id: tournament.id });
  const numbers = [
    { label: 'Por revisar', count: present.pending, filter: 'pending' },
    { label: 'Aprobadas', count: approved, filter: 'approved' },
    { label: 'Rechazadas', count: rejected, filter: 'rejected' },
    { label: 'En espera', count: tournament.waitingPlayers, filter: 'waiting' },
  ].filter(({ count, filter }) => filter !== 'waiting' || count > 0);
  return (
    <ul className={styles.numbers} aria-label="Inscripciones">
      {numbers.map(({ label, count, filter }) => (
        <li key={label}>
          {mayOpen('registrationsOf') ? (
            <Link className={styles.number} to={toQueue} state={{ filter }}>
              <strong>{count}</strong> {label}
            </Link>
          ) : (
            <span className={styles.number}>
              <strong>{count}</strong> {label}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Step {
  label: string;
  instant: Instant;
  /** Null if the role has no access to the screen. */
  to: string | null;
}

function stepsOf(tournament: AdminTournament, now: Date): Step[] {
  const { id, status, publishDate, registrationDeadline, date, endDate, result } = tournament;
  const nextAt = result?.nextAt ?? null;
  const edit = mayOpen('editTournament') ? adminPath('editTournament', { id }) : null;
  const competition = mayOpen('competition') ? adminPath('competition', { id, part: null }) : null;
  const steps = [
    { label: 'Se publica', instant: status === 'scheduled' ? publishDate : null, to: edit },
    { label: 'Cierran las inscripciones', instant: registrationDeadline, to: edit },
    { label: 'Empieza', instant: date, to: edit },
    { label: isPast(nextAt, now) ? 'Partida atrasada' : 'Siguiente partida', instant: nextAt, to: competition },
    { label: 'Termina', instant: endDate, to: edit },
  ];
  return steps
    .filter(({ instant }) => toMillis(instant) !== null)
    .sort((a, b) => (toMillis(a.instant) ?? 0) - (toMillis(b.instant) ?? 0));
}

function StepWords({ step, zone }: { step: Step; zone: string }) {
  return (
    <>
      <span>{step.label}</span>
      <Note as="span">{dayAndClockIn(step.instant, zone)}</Note>
    </>
  );
}

/** The dates of a tournament in order; the next one is highlighted. */
function Dates({ tournament }: Props) {
  const zone = useViewerZone();
  const now = useMinute();
  const steps = stepsOf(tournament, now);
  const next = isOver(tournament, now) ? undefined : steps.find(({ instant }) => !isPast(instant, now));
  const title = <Title size="sign">{next === undefined ? 'Fechas' : 'Lo que sigue'}</Title>;
  if (steps.length === 0) {
    return (
      <>
        {title}
        <Note size="text">{mayOpen('editTournament') ? 'Sin fecha. Escríbela en «Editar».' : 'Sin fecha.'}</Note>
      </>
    );
  }
  return (
    <>
      {title}
      <ol className={styles.dates}>
        {steps.map((step) => (
          <li
            key={step.label}
            className={step === next ? styles.next : undefined}
            aria-current={step === next && 'step'}
          >
            {step.to === null ? (
              <span className={styles.date}>
                <StepWords step={step} zone={zone} />
              </span>
            ) : (
              <Link className={styles.date} to={step.to}>
                <StepWords step={step} zone={zone} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Missing fields of an unpublished tournament. */
function Missing({ tournament }: Props) {
  const missing = useMissing(tournament);
  if (tournament.status === 'published' || missing.length === 0 || !mayOpen('editTournament')) return null;
  return (
    <ActNotice tone="warning" act={{ label: 'Completar', to: adminPath('editTournament', { id: tournament.id }) }}>
      Antes de publicarlo le falta: {missing.join(', ')}.
    </ActNotice>
  );
}

function Sharing({ tournament }: Props) {
  const [isSharing, setSharing] = useState(false);
  const [isStreaming, setStreaming] = useState(false);
  if (tournament.status !== 'published') return <Note size="text">Podrás compartirlo cuando esté publicado.</Note>;
  return (
    <Inline gap={2}>
      <Button onClick={() => setSharing(true)}>Compartir</Button>
      <ButtonLink look="secondary" to={paths.tournament(tournament.id)}>
        Ver en el sitio
      </ButtonLink>
      {tournament.result === null ? null : (
        <ButtonLink look="secondary" to={paths.standings(tournament.id)}>
          Ver tabla pública
        </ButtonLink>
      )}
      <Button look="secondary" onClick={() => setStreaming(true)}>
        Tabla para transmisión
      </Button>
      {isStreaming ? (
        <LazyDialog load={() => import('./StreamDialog.tsx')} onClose={() => setStreaming(false)}>
          {(StreamDialog) => <StreamDialog id={tournament.id} onClose={() => setStreaming(false)} />}
        </LazyDialog>
      ) : null}
      {isSharing ? <ShareTournament tournament={tournament} onClose={() => setSharing(false)} /> : null}
    </Inline>
  );
}

interface SummaryProps {
  id: string;
  /** Renders a tournament's seats as on the public site. */
  ring: (tournament: Tournament) => ReactNode;
}

function Summary({ tournament, ring }: { tournament: AdminTournament; ring: (tournament: Tournament) => ReactNode }) {
  return (
    <>
      <Missing tournament={tournament} />
      <Stack gap={6} className={styles.parts}>
        <Stack as="section" gap={3} className={styles.part} aria-label="Cupos e inscripciones">
          <Title size="sign">Inscripciones</Title>
          <Inline gap={5} align="center">
            <div className={styles.ring}>{ring(tournament)}</div>
            <Numbers tournament={tournament} />
          </Inline>
        </Stack>
        <Stack as="section" gap={3} className={styles.part} aria-label="Lo que sigue">
          <Dates tournament={tournament} />
        </Stack>
        <Stack as="section" gap={3} className={styles.part} aria-label="Compartir">
          <Title size="sign">Compartir</Title>
          <Sharing tournament={tournament} />
        </Stack>
        {mayCall('manage_registrations') && tournament.reservedPlaces + tournament.invitedPlayers > 0 ? (
          <Stack as="section" gap={3} className={styles.part} aria-label="Invitaciones">
            <Invitations tournament={tournament} />
          </Stack>
        ) : null}
        <Stack as="section" gap={3} className={styles.part} aria-label="Lo que avisamos">
          {mayCall('manage_tournaments') ? <TournamentNotices tournament={tournament} /> : null}
        </Stack>
      </Stack>
    </>
  );
}

/** A tournament's numbers, next dates, and buttons to share it. */
export function AdminTournamentSummary({ id, ring }: SummaryProps) {
  return (
    <Stack gap={5}>
      <PublishedNotice />
      <QueryView
        query={tournamentList}
        loading={<RowsLoading label="Cargando torneo…" className="below gap-3" count={3} height="high" />}
      >
        {(all) => {
          const tournament = all.find((each) => each.id === id);
          return tournament === undefined ? (
            <Notice tone="error">Este torneo ya no existe: alguien lo eliminó.</Notice>
          ) : (
            <Summary tournament={tournament} ring={ring} />
          );
        }}
      </QueryView>
    </Stack>
  );
}
