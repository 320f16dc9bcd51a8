import type { CompetitionView } from '@arena/domain/api';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { unconfirmedCounts } from '#lib/calls/registration-counts.ts';
import { clockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useCompetitionAdmin } from '../competition-context.ts';
import { Refusals } from '../MutationDialog.tsx';
import { type SuccessText, useCompetitionMutation } from '../use-competition-mutation.ts';

interface Props {
  said: SuccessText<CompetitionView>;
  look?: 'primary' | 'secondary';
  wide?: boolean;
  children: ReactNode;
}

/** Imports the approved registrations and shows its progress. */
export function ImportButton({ said, look, wide, children }: Props) {
  const [view, setView] = useState<CompetitionView | null>(null);
  const mutation = useCompetitionMutation();
  return (
    <>
      <Button
        look={look}
        wide={wide}
        busy={mutation.isPending}
        onClick={() => {
          setView(null);
          void mutation.run((calls) => calls.importEntries(setView), said);
        }}
      >
        {children}
      </Button>
      {mutation.isPending && view !== null ? (
        <p role="status">
          Van {view.entries.length} de {view.entries.length + view.unentered}. No cierres esta página.
        </p>
      ) : null}
      <Refusals of={mutation} />
    </>
  );
}

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
