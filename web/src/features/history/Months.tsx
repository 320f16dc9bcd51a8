import {
  counted,
  groupedBy,
  type HistoryPrizes,
  type HistoryTournament,
  monthText,
  type PublicPrize,
  shortDateText,
  teamText,
} from '@arena/domain';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { config } from '#lib/config.ts';
import { useServerNow } from '#lib/time/clock.ts';
import { classes } from '#ui/classes.ts';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import styles from './History.module.css';
import { PlayerName } from './PlayerName.tsx';
import { prizesText } from './prizes-text.ts';

function playersText({ players, teamSize }: HistoryTournament): string {
  const { one, many } = teamText[teamSize];
  return counted(players, one, many);
}

/** A summary of a tournament's prizes: '2 recibidos, 1 atrasado'. */
function Standing({ prizes, path }: { prizes: readonly PublicPrize[]; path: string }) {
  const text = useServerNow((now) => prizesText(prizes, now));
  if (text === '') return null;
  return (
    <Link className="muted small" to={path}>
      Premios: {text}
    </Link>
  );
}

interface PastProps {
  tournament: HistoryTournament;
  prizes: readonly PublicPrize[];
  prizesPath: string;
}

function Past({ tournament, prizes, prizesPath }: PastProps) {
  const title = useId();
  const { id, name, date, podium } = tournament;
  return (
    <article className={styles.past} aria-labelledby={title}>
      <p className="muted small">
        <LocalTime instant={date} write={shortDateText} /> · {playersText(tournament)}
      </p>
      <h3 id={title}>
        <Link to={paths.standings(id)}>{name}</Link>
      </h3>
      <ol className={classes('below gap-1', styles.podium)}>
        {podium.map(({ place, points, ...who }) => (
          <li key={`${place} ${who.playerId ?? who.name}`} data-place={place}>
            <span className={styles.place}>{place === 1 ? 'Campeón' : `${place}.º`}</span>{' '}
            <span className={styles.holder}>
              <PlayerName of={who} />
            </span>{' '}
            <span className="muted small">{counted(points, 'punto', 'puntos')}</span>
          </li>
        ))}
      </ol>
      <Standing prizes={prizes} path={prizesPath} />
    </article>
  );
}

interface Props {
  tournamentPrizes: readonly HistoryPrizes[];
  tournaments: readonly HistoryTournament[];
  prizesPath: string;
}

/** Past tournaments by month in the community's zone, the latest first. */
export function Months({ tournaments, tournamentPrizes, prizesPath }: Props) {
  const months = groupedBy(tournaments, ({ date }) => monthText(date, config.timeZone));
  return [...months].map(([month, some]) => (
    <section key={month} className={classes('below gap-4', styles.part)}>
      <h2 className={styles.month}>{month}</h2>
      <div className={styles.list}>
        {some.map((tournament) => (
          <Past
            key={tournament.id}
            tournament={tournament}
            prizesPath={prizesPath}
            prizes={tournamentPrizes.find(({ id }) => id === tournament.id)?.prizes ?? []}
          />
        ))}
      </div>
    </section>
  ));
}
