import type { Tournament } from '@arena/domain';
import { deskPaths } from '../../lib/desk-paths.ts';
import { useEditingStart } from '../../lib/editing-start.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { LoadedPlace } from '../../ui/LoadedPlace.tsx';
import { type Organiser, readTournament } from './calls.ts';
import { drafts } from './draft.ts';
import { Editor, type Views } from './Editor.tsx';
import { storing } from './storing.ts';
import { valuesOf } from './values.ts';

interface Props {
  organiser: Organiser;
  /** Null for a new one. */
  id: string | null;
  views: Views;
}

function Begun({ organiser, current, views }: Omit<Props, 'id'> & { current: Tournament | null }) {
  const { key, beginning } = useEditingStart({ drafts, valuesOf, storing: storing(organiser) }, current);
  return <Editor key={key} organiser={organiser} {...beginning} views={views} />;
}

/** The editor of the tournament with this id, once it has been read, or of a new one. */
export function TournamentEditor({ organiser, id, views }: Props) {
  const { loaded, retry } = useLoaded(`tournament ${id}`, async () => (id === null ? null : await readTournament(id)));
  return (
    <LoadedPlace
      loaded={loaded}
      onRetry={retry}
      loading="Cargando torneo…"
      gone={{
        code: 'tournament_not_found',
        text: 'Este torneo ya no existe: alguien lo eliminó.',
        href: deskPaths.tournaments(),
        label: 'Ver los torneos',
      }}
    >
      {(current) => <Begun organiser={organiser} current={current} views={views} />}
    </LoadedPlace>
  );
}
