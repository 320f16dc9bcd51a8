import {
  clockText,
  extentOfPicture,
  type PublicTournament,
  pictureAddress,
  readableCode,
  registrationNotice,
  shortDateText,
  teamText,
} from '@arena/domain';
import type { ReactNode } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { entryFeeText } from '#lib/community.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { longDateIn, zoneLabel } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Inline, Stack, Title } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Picture } from '#ui/pictures/Picture.tsx';
import { SponsorLine } from '#ui/pictures/SponsorLine.tsx';
import card from '../card/TournamentCard.module.css';
import { CardActions, RegistrationTime, SeatsRing, TournamentPrizes } from '../card/TournamentParts.tsx';
import { useRefreshTournaments } from '../use-tournaments.ts';
import styles from './TournamentDetail.module.css';

/** Counts registrations: '12 / 48'; for teams, '5 / 12 escuadras', because a seat is a team's. */
function registeredText({ maxPlayers, currentPlayers, teamSize }: PublicTournament): string {
  const count = maxPlayers > 0 ? `${currentPlayers} / ${maxPlayers}` : String(currentPlayers);
  if (teamSize === 1) return count;
  const { one, many } = teamText[teamSize];
  return `${count} ${(maxPlayers || currentPlayers) === 1 ? one : many}`;
}

function factsOf(tournament: PublicTournament, zone: string): { name: string; value: string }[] {
  const { date } = tournament;
  return [
    { name: 'Fecha', value: shortDateText(date, zone) },
    { name: zoneLabel(zone), value: clockText(date, zone) },
    { name: 'Inscritos', value: registeredText(tournament) },
    { name: 'Inscripción', value: entryFeeText(tournament.entryFee) ?? '' },
    { name: 'Modalidad', value: readableCode(tournament.modality) },
    { name: 'Modo', value: readableCode(tournament.gameMode) },
    { name: 'Mapa', value: readableCode(tournament.mapSelection) },
    { name: 'Formato', value: readableCode(tournament.format) },
  ].filter(({ value }) => value !== '');
}

/** Key facts; unknown ones are left out. */
function TournamentFacts({ tournament }: { tournament: PublicTournament }) {
  const zone = useViewerZone();
  return (
    <dl className={styles.facts}>
      {factsOf(tournament, zone).map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A tournament's poster; a tap opens it in full size. Nothing without one. */
function Poster({ tournament: { name, poster } }: { tournament: PublicTournament }) {
  if (poster === null || extentOfPicture(poster) === null) return null;
  return (
    <a
      className={classes(card.poster, styles.poster)}
      href={pictureAddress(poster, 'large')}
      target="_blank"
      rel="noreferrer"
    >
      <Picture id={poster} size="medium" alt={`Póster de ${name}`} />
    </a>
  );
}

/** The rules without the reading countdown. */
function RulesList({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return <p>Las reglas se publicarán próximamente.</p>;
  return (
    <ol className={styles.rules}>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules may repeat and are identified by their number.
        <li key={index} className={styles.rule}>
          {rule}
        </li>
      ))}
    </ol>
  );
}

interface Props {
  tournament: PublicTournament;
  ways?: ReactNode;
  note?: ReactNode;
}

/** Everything about one tournament, with the button to register. */
export function TournamentDetail({ tournament, ways, note }: Props) {
  const notice = useServerNow((now) => registrationNotice(tournament, now));
  return (
    <article className={styles.detail}>
      <Stack
        as="header"
        gap={3}
        narrow
        className={classes(styles.head, tournament.poster !== null && styles.withPoster)}
      >
        <Poster tournament={tournament} />
        <Inline as="p" gap={2}>
          <Badge tone={notice.open && tournament.linkedFormId !== null ? 'live' : 'quiet'}>{notice.label}</Badge>
          {notice.isOver ? <Badge tone="quiet">Terminado</Badge> : null}
        </Inline>
        <PageTitle title={tournament.name} />
        <p className={styles.date}>
          <LocalTime instant={tournament.date} write={longDateIn} />
        </p>
        <SponsorLine sponsor={tournament.sponsor} />
      </Stack>
      <div className={classes('sides', styles.stakes)}>
        <SeatsRing tournament={tournament} />
        <TournamentPrizes tournament={tournament} />
      </div>
      <Stack gap={6} className={styles.body}>
        <TournamentFacts tournament={tournament} />
        {ways ? <div className={styles.ways}>{ways}</div> : null}
        {tournament.description ? (
          <Stack as="section" gap={4}>
            <Title>De qué se trata</Title>
            <p className={styles.description}>{tournament.description}</p>
          </Stack>
        ) : null}
        <Stack as="section" gap={4}>
          <Title>Reglas</Title>
          <RulesList rules={tournament.rules} />
        </Stack>
      </Stack>
      <Stack gap={2} className={classes('dock', styles.action)}>
        {note}
        <p className={styles.closing}>
          <RegistrationTime tournament={tournament} from=" desde este teléfono" />
        </p>
        <CardActions
          tournament={tournament}
          isOpen={notice.open}
          label={notice.open ? 'INSCRIBIRSE AL TORNEO' : notice.label}
          to={paths.registerByQuery(tournament.id)}
        />
      </Stack>
    </article>
  );
}

/** Shown if the tournament can't be loaded and may exist. */
export function TournamentUnreachable() {
  const retry = useRefreshTournaments();
  return (
    <EmptyState
      title="No pudimos cargar el torneo"
      figure="?"
      actions={
        <>
          <Button onClick={retry}>Reintentar</Button>
          <ButtonLink look="secondary" to={paths.tournaments()}>
            Volver a torneos
          </ButtonLink>
        </>
      }
    >
      <p>Verifica tu conexión a internet. En cuanto vuelva, lo intentamos otra vez.</p>
    </EmptyState>
  );
}

/** Shown for an unknown tournament. */
export function TournamentMissing() {
  return (
    <EmptyState
      title="Torneo No Encontrado"
      figure="?"
      actions={<ButtonLink to={paths.tournaments()}>Volver a torneos</ButtonLink>}
    >
      <p>El torneo que buscas no existe o ha sido eliminado de la arena.</p>
    </EmptyState>
  );
}
