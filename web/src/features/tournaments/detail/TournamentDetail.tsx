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
import { entryFeeText } from '#lib/entry-fee.ts';
import { enrolledText, useEnrolment } from '#lib/storage/local-registrations.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { longDateIn, zoneLabel } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Picture } from '#ui/pictures/Picture.tsx';
import { SponsorLine } from '#ui/pictures/SponsorLine.tsx';
import { CardActions } from '../card/Actions.tsx';
import { ClosingTime } from '../card/ClosingTime.tsx';
import { SeatsRing } from '../card/SeatsRing.tsx';
import styles from './TournamentDetail.module.css';
import { TournamentPrizes } from './TournamentPrizes';

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
    <a className={styles.poster} href={pictureAddress(poster, 'large')} target="_blank" rel="noreferrer">
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

interface RegisteringProps extends Pick<Props, 'tournament' | 'note'> {
  notice: ReturnType<typeof registrationNotice>;
}

function Registering({ tournament, note, notice: { open, label } }: RegisteringProps) {
  const enrolment = useEnrolment(tournament.id);
  return (
    <div className={classes('dock below gap-2', styles.action)}>
      {note}
      <p className={styles.closing}>
        {enrolment === null ? (
          <ClosingTime tournament={tournament} />
        ) : (
          <>
            {`${enrolledText(enrolment)} desde este teléfono el `}
            <LocalTime instant={enrolment.at} write={shortDateText} />
          </>
        )}
      </p>
      <CardActions
        tournament={tournament}
        isOpen={open}
        label={open ? 'INSCRIBIRSE AL TORNEO' : label}
        to={paths.registerByQuery(tournament.id)}
      />
    </div>
  );
}

/** Everything about one tournament, with the button to register. */
export function TournamentDetail({ tournament, ways, note }: Props) {
  const notice = useServerNow((now) => registrationNotice(tournament, now));
  return (
    <article className={styles.detail}>
      <header className={classes(styles.head, tournament.poster !== null && styles.withPoster)}>
        <Poster tournament={tournament} />
        <p className="beside gap-2">
          <Badge tone={notice.open && tournament.linkedFormId !== null ? 'live' : 'quiet'}>{notice.label}</Badge>
          {notice.isOver ? <Badge tone="quiet">Terminado</Badge> : null}
        </p>
        <PageTitle title={tournament.name} />
        <p className={styles.date}>
          <LocalTime instant={tournament.date} write={longDateIn} />
        </p>
        <SponsorLine sponsor={tournament.sponsor} />
      </header>
      <div className={classes('sides', styles.stakes)}>
        <SeatsRing tournament={tournament} />
        <TournamentPrizes tournament={tournament} />
      </div>
      <div className={styles.body}>
        <TournamentFacts tournament={tournament} />
        {ways ? <div className={styles.ways}>{ways}</div> : null}
        {tournament.description ? (
          <section className={classes('below gap-4', styles.part)}>
            <h2>De qué se trata</h2>
            <p className={styles.description}>{tournament.description}</p>
          </section>
        ) : null}
        <section className={classes('below gap-4', styles.part)}>
          <h2>Reglas</h2>
          <RulesList rules={tournament.rules} />
        </section>
      </div>
      <Registering tournament={tournament} note={note} notice={notice} />
    </article>
  );
}
