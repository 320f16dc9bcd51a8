import { limits, type PublicTournament, toMillis } from '@arena/domain';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { useItemsNow, useServerNow } from '#lib/time/clock.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import { liveTournaments } from '../live-tournaments.ts';
import { useTournamentList } from '../use-tournaments.ts';
import styles from './LiveNow.module.css';
import { ResultNews } from './ResultNews.tsx';

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
        <Stack as="li" key={id}>
          <Link to={paths.standings(id)} className={styles.link}>
            <Inline as="span" apart align="center" className={styles.state}>
              <State result={result} />
              <Note as="span" size="small" className={styles.name}>
                {name}
              </Note>
            </Inline>
            {result ? <ResultNews result={result} /> : null}
            <span className={styles.way}>Ver la tabla</span>
          </Link>
        </Stack>
      ))}
    </ul>
  );
}
