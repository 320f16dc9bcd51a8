import type { CompetitionView } from '@arena/domain/api';
import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Refusals } from '../MutationDialog.tsx';
import { type SuccessText, useCompetitionMutation } from '../use-competition-mutation.ts';

interface Props extends Pick<ComponentProps<typeof Button>, 'look' | 'wide' | 'children'> {
  said: SuccessText<CompetitionView>;
}

/** Imports the approved registrations and shows its progress. */
export function ImportButton({ said, ...button }: Props) {
  const [view, setView] = useState<CompetitionView | null>(null);
  const mutation = useCompetitionMutation();
  return (
    <>
      <Button
        {...button}
        busy={mutation.isPending}
        onClick={() => {
          setView(null);
          void mutation.run((calls) => calls.importEntries(setView), said);
        }}
      />
      {mutation.isPending && view !== null ? (
        <p role="status">
          Van {view.entries.length} de {view.entries.length + view.unentered}. No cierres esta página.
        </p>
      ) : null}
      <Refusals of={mutation} />
    </>
  );
}
