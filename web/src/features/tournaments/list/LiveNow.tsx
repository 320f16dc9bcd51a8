import { isActive, limits, type PublicTournament, toMillis } from '@arena/domain';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { useItemsNow, useServerNow } from '#lib/time/clock.ts';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { latestWon } from '../latest-won.ts';
import { useTournamentList } from '../use-tournaments.ts';
import styles from './LiveNow.module.css';
import { ResultNews } from './ResultNews.tsx';

const MOST_LIVE = 2;

/** Returns the competitions being played, those that end first leading, and the last one with a champion. */
function liveTournaments(tournaments: readonly PublicTournament[], now: Date): readonly PublicTournament[] {
  const live = tournaments.filter((each) => each.result?.state === 'playing' && isActive(each, now));
  const won = latestWon(tournaments);
  return [...live.slice(0, MOST_LIVE), ...(won === undefined ? [] : [won])];
}

function State({ result }: Pick<PublicTournament, 'result'>) {
  const nextAt = toMillis(result?.nextAt ?? null);
  const isSoon = useServerNow((now) => nextAt !== null && Math.abs(nextAt - now.getTime()) < limits.matchDay);
  const isNow = result?.live || isSoon;
  if (result?.state === 'finished') return <Badge tone="cold">Último torneo</Badge>;
  return (
    <Badge tone="live" loud={isNow}>
      {isNow ? 'Se juega ahora' : 'En curso'}
    </Badge>
  );
}

/** Live tournaments and the last winner, linked to their tables. */
export default function LiveNow() {
  const all = useTournamentList().tournaments ?? [];
  const shown = useItemsNow(all, (now) => liveTournaments(all, now));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Ahora en la arena">
      {shown.map(({ id, name, result }) => (
        <li key={id} className="below">
          <Link to={paths.standings(id)} className={styles.link}>
            <span className={classes('apart', styles.state)}>
              <State result={result} />
              <span className={styles.name}>{name}</span>
            </span>
            {result ? <ResultNews result={result} /> : null}
            <span className={styles.way}>Ver la tabla</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
