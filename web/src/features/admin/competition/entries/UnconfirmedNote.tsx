import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { unconfirmedCounts } from '#lib/calls/registration-counts.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { useCompetitionAdmin } from '../competition-context.ts';

/** Says how many approved players still have to confirm, with a link to them. */
export function UnconfirmedNote() {
  const { tournament } = useCompetitionAdmin();
  const { data } = useQuery(unconfirmedCounts);
  const zone = useViewerZone();
  const found = data?.find(({ tournamentId }) => tournamentId === tournament.id);
  if (found === undefined || !mayOpen('registrationsOf')) return null;
  return (
    <p>
      <Link
        className="touch"
        to={adminPath('registrationsOf', { id: tournament.id })}
        state={{ filter: 'unconfirmed' }}
      >
        {found.count} sin confirmar
      </Link>
      , hasta las {clockIn(found.until, zone)}
    </p>
  );
}
