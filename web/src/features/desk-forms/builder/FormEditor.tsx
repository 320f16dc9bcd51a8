import { deskPath } from '../../../lib/addresses/desk-paths.ts';
import { EditorPlace } from '../../../ui/editing/EditorPlace.tsx';
import type { Organiser } from '../calls.ts';
import { drafts } from './drafts.ts';
import { Editor } from './Editor.tsx';
import type { FormView } from './form-view.ts';
import { storing } from './storing.ts';
import { valuesOf } from './values.ts';

interface Props {
  organiser: Organiser;
  /** Null for a new one. */
  id: string | null;
  view: FormView;
}

const gone = {
  code: 'form_not_found',
  text: 'Este formulario ya no existe: alguien lo eliminó.',
  href: deskPath('forms'),
  label: 'Ver los formularios',
} as const;

/** The editor of the form with this id, once it has been read, or of a new one. */
export function FormEditor({ organiser, id, view }: Props) {
  const editable = { drafts, valuesOf, storing: storing(organiser) };
  return (
    <EditorPlace editable={editable} id={id} loading="Cargando formulario…" gone={gone}>
      {(beginning) => <Editor organiser={organiser} {...beginning} view={view} />}
    </EditorPlace>
  );
}
