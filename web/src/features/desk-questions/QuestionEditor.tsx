import type { Question } from '@arena/domain';
import { deskPaths } from '../../lib/desk-paths.ts';
import { useEditingStart } from '../../lib/editing-start.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { LoadedPlace } from '../../ui/LoadedPlace.tsx';
import { type Organiser, readQuestion } from './calls.ts';
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

function Begun({ organiser, current, form }: Omit<Props, 'id'> & { current: Question | null }) {
  const { key, beginning } = useEditingStart({ drafts, valuesOf, storing: storing(organiser) }, current);
  return <Editor key={key} organiser={organiser} {...beginning} form={form} />;
}

/** The editor of the question with this id, once it has been read, or of a new one. */
export function QuestionEditor({ organiser, id, form }: Props) {
  const { loaded, retry } = useLoaded(`question ${id}`, async () => (id === null ? null : await readQuestion(id)));
  return (
    <LoadedPlace
      loaded={loaded}
      onRetry={retry}
      loading="Cargando pregunta…"
      gone={{
        code: 'not_found',
        text: 'Esta pregunta ya no existe: alguien la eliminó.',
        href: deskPaths.questions(),
        label: 'Ver las preguntas',
      }}
    >
      {(current) => <Begun organiser={organiser} current={current} form={form} />}
    </LoadedPlace>
  );
}
