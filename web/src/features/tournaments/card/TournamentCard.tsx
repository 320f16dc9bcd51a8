import {
  type TournamentCard as Card,
  type PublicTournament,
  readableCode,
  shortDateText,
  tournamentCard,
} from '@arena/domain';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { entryFeeText } from '#lib/community.ts';
import { enrolledText, useEnrolment } from '#lib/storage/local-registrations.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { classes } from '#ui/classes.ts';
import { Badge, type BadgeTone } from '#ui/icons/Badge.tsx';
import { Ring } from '#ui/icons/Ring.tsx';
import { Inline, Note, Panel, Stack } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import { Picture } from '#ui/pictures/Picture.tsx';
import styles from './TournamentCard.module.css';
import { CardActions, ClosingTime, SeatsRing, TournamentPrizes } from './TournamentParts.tsx';

const toneOf: Record<Card['state'], BadgeTone> = { open: 'live', soon: 'live', full: 'quiet', closed: 'quiet' };

function CardFacts({ tournament }: { tournament: PublicTournament }) {
  const fee = entryFeeText(tournament.entryFee);
  const facts = [tournament.modality, tournament.gameMode, tournament.mapSelection].filter(Boolean).map(readableCode);
  if (fee) facts.push(`Inscripción ${fee}`);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** One tournament in the list: state, date, prize, free seats, and the button to register (section 4). */
export function TournamentCard({ tournament }: { tournament: PublicTournament }) {
  const card = useServerNow((now) => tournamentCard(tournament, now));
  const enrolment = useEnrolment(tournament.id);
  const titleId = useId();
  const { poster, sponsor } = tournament;
  return (
    <Panel as="article" className={styles.card} aria-labelledby={titleId}>
      <Inline as="p" apart align="center" className={styles.state}>
        <Badge tone={card.enabled ? toneOf[card.state] : 'quiet'} loud={card.enabled && card.state === 'soon'}>
          {card.label}
        </Badge>
        <Note as="span">{enrolment === null ? <ClosingTime tournament={tournament} /> : enrolledText(enrolment)}</Note>
      </Inline>
      <Stack gap={3} className={classes(poster !== null && styles.withPoster)}>
        <h2 id={titleId} className={styles.name}>
          <Link to={paths.tournament(tournament.id)} className="covering">
            {tournament.name}
          </Link>
        </h2>
        <p className={styles.when}>
          <strong>
            <LocalTime instant={tournament.date} write={shortDateText} />
          </strong>{' '}
          <span className={styles.clock}>
            <LocalTime instant={tournament.date} write={clockIn} />
          </span>
        </p>
        {poster === null ? null : (
          <span className={styles.poster}>
            <Picture id={poster} size="small" alt="" />
          </span>
        )}
      </Stack>
      <div className={classes('sides', styles.stakes)}>
        <SeatsRing tournament={tournament} />
        <TournamentPrizes tournament={tournament} />
      </div>
      <CardFacts tournament={tournament} />
      {sponsor === null ? null : (
        <p className={styles.sponsor}>
          Patrocina
          <Picture id={sponsor.picture} size="small" alt={sponsor.name} />
        </p>
      )}
      <Stack gap={2} className={styles.action}>
        <CardActions
          tournament={tournament}
          isOpen={card.enabled}
          label={card.button}
          to={paths.rules(tournament.id)}
        />
      </Stack>
    </Panel>
  );
}

/** Placeholder of a loading card, of the same size. */
export function TournamentCardSkeleton() {
  return (
    <Panel className={styles.card} aria-hidden="true">
      <Inline as="p" apart align="center" className={styles.state}>
        <Skeleton measure="medium" />
      </Inline>
      <p className={styles.name}>
        <Skeleton measure="long" />
      </p>
      <p className={styles.when}>
        <Skeleton measure="medium" />
      </p>
      <div className={classes('sides', styles.stakes)}>
        <Ring open={1} tone="quiet" figure="" label="" />
        <div>
          <p className={styles.name}>
            <Skeleton measure="medium" />
          </p>
          <Skeleton measure="short" />
        </div>
      </div>
      <p className={styles.facts}>
        <Skeleton measure="long" />
      </p>
      <div className={styles.placeholder} />
    </Panel>
  );
}
