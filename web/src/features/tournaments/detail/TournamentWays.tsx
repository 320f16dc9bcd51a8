import type { PublicTournament } from '@arena/domain';
import { Link, useParams } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Inline } from '#ui/layout/Layout.tsx';
import { ShareLink } from '#ui/sharing/ShareLink.tsx';
import { ResultNews } from '../list/ResultNews.tsx';
import { useTournament } from '../use-tournaments.ts';

/** Links of a tournament: its result, the calendar, sharing. */
export default function TournamentWays() {
  const { id = '' } = useParams();
  const view = useTournament(id);
  if (view.state !== 'found') return null;
  const { tournament } = view;
  return (
    <>
      {tournament.result === null ? null : <ResultNews result={tournament.result} />}
      {tournament.result?.state === 'planned' ? (
        <Link className="touch" to={paths.standings(id)}>
          Ver quién juega
        </Link>
      ) : null}
      <ShareActions tournament={tournament} />
    </>
  );
}

interface ShareProps {
  tournament: Pick<PublicTournament, 'id' | 'name' | 'date'>;
}

/** Buttons to share a tournament and to add it to a calendar. */
export function ShareActions({ tournament: { id, name, date } }: ShareProps) {
  return (
    <Inline gap={4}>
      <ShareLink title={name} path={paths.tournament(id)} />
      {date === null ? null : (
        <a className="touch" href={paths.calendar(id)}>
          <Icon name="calendar" size={20} />
          Agregar al calendario
        </a>
      )}
    </Inline>
  );
}
