import { type PublicTournament, type Tournament, toPublicTournament } from '@arena/domain';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { PreviewFrame } from '#ui/editing/PreviewFrame.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { AdminPicture } from '#ui/pictures/AdminPicture.tsx';
import { PictureContext, type PictureProps } from '#ui/pictures/picture-context.ts';
import { type TournamentValues, tournamentFieldsOf } from './tournament-values';

/** Renders the public views; passed in by the route. */
export interface Views {
  card: (tournament: PublicTournament) => ReactNode;
  detail: (tournament: PublicTournament) => ReactNode;
}

type View = keyof Views;

const choices = [
  { value: 'card', label: 'Tarjeta' },
  { value: 'detail', label: 'Detalle' },
] as const satisfies readonly { value: View; label: string }[];

/** Returns the public view of a tournament with the values of the controls. */
function asPublished(values: TournamentValues, base: Tournament | null): PublicTournament | null {
  const fields = tournamentFieldsOf(values);
  return toPublicTournament({
    id: base?.id ?? 'new',
    currentPlayers: base?.currentPlayers ?? 0,
    waitingPlayers: base?.waitingPlayers ?? 0,
    lastInLine: base?.lastInLine ?? 0,
    publishedAt: base?.publishedAt ?? null,
    confirmationsSince: null,
    result: base?.result ?? null,
    revision: base?.revision ?? 0,
    ...fields,
    name: fields.name || 'Nombre del torneo',
    maxPlayers: Number.isInteger(fields.maxPlayers) ? Math.max(0, fields.maxPlayers) : 0,
    status: 'published',
  });
}

function drawAdminPicture(props: PictureProps) {
  return <AdminPicture key={props.id} {...props} />;
}

interface Props {
  values: TournamentValues;
  base: Tournament | null;
  views: Views;
}

/** The card and the detail screen as on a phone, updated while typing. */
export function TournamentPreview({ values, base, views }: Props) {
  const [view, setView] = useState<View>('card');
  const tournament = asPublished(useDeferredValue(values), base);
  return (
    <>
      <Chips label="Qué se ve" options={choices} value={view} onChange={setView} />
      {tournament === null ? null : (
        <PreviewFrame label={view === 'card' ? 'Tarjeta del torneo' : 'Detalle del torneo'} isInset={view === 'card'}>
          <PictureContext value={drawAdminPicture}>{views[view](tournament)}</PictureContext>
        </PreviewFrame>
      )}
    </>
  );
}
