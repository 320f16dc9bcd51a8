import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { EditorPlace } from '../../ui/editing/EditorPlace.tsx';
import type { Organiser } from './calls.ts';
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

const gone = {
  code: 'tournament_not_found',
  text: 'Este torneo ya no existe: alguien lo eliminó.',
  href: deskPath('tournaments'),
  label: 'Ver los torneos',
} as const;

/** The editor of the tournament with this id, once it has been read, or of a new one. */
export function TournamentEditor({ organiser, id, views }: Props) {
  const editable = { drafts, valuesOf, storing: storing(organiser) };
  return (
    <EditorPlace editable={editable} id={id} loading="Cargando torneo…" gone={gone}>
      {(beginning) => <Editor organiser={organiser} {...beginning} views={views} />}
    </EditorPlace>
  );
}
