// For tests only.
import { Link, useParams } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import type { Organiser } from '#lib/calls/organiser.ts';
import { CompetitionAdmin } from './CompetitionAdmin.tsx';

/** Renders the part of a competition at the current address, with the link to its prizes. */
export function SampleCompetition({ organiser, fixed }: { organiser: Organiser; fixed?: string }) {
  const { part = 'matches' } = useParams();
  return (
    <>
      <Link to={adminPath('prizes', { id: 'copa' })}>Premios</Link>
      <CompetitionAdmin organiser={organiser} tournamentId="copa" part={fixed ?? part} />
    </>
  );
}
