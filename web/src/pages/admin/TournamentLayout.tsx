import { Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { TournamentPage } from '../../features/admin/tournaments/page/TournamentPage.tsx';
import { useOrganiser } from './use-organiser.ts';

/** Layout of `/admin/tournaments/:id`; the head stays mounted across its parts. */
export default function TournamentLayout() {
  const { id = '' } = useParams();
  return (
    <TournamentPage key={id} id={id}>
      <Suspense fallback={<div aria-busy="true" />}>
        <Outlet context={useOrganiser()} />
      </Suspense>
    </TournamentPage>
  );
}
