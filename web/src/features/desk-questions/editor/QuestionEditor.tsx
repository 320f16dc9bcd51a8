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
  form: FormView;
}

const gone = {
  code: 'not_found',
  text: 'Esta pregunta ya no existe: alguien la eliminó.',
  href: deskPath('questions'),
  label: 'Ver las preguntas',
} as const;

/** The editor of the question with this id, once it has been read, or of a new one. */
export function QuestionEditor({ organiser, id, form }: Props) {
  const editable = { drafts, valuesOf, storing: storing(organiser) };
  return (
    <EditorPlace editable={editable} id={id} loading="Cargando pregunta…" gone={gone}>
      {(beginning) => <Editor organiser={organiser} {...beginning} form={form} />}
    </EditorPlace>
  );
}
