import type { Form } from '@arena/domain';
import { deskPaths } from '../../lib/desk-paths.ts';
import { useEditingStart } from '../../lib/editing-start.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { LoadedPlace } from '../../ui/LoadedPlace.tsx';
import { type Organiser, readForm } from './calls.ts';
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

function Begun({ organiser, current, view }: Omit<Props, 'id'> & { current: Form | null }) {
  const { key, beginning } = useEditingStart({ drafts, valuesOf, storing: storing(organiser) }, current);
  return <Editor key={key} organiser={organiser} {...beginning} view={view} />;
}

/** The editor of the form with this id, once it has been read, or of a new one. */
export function FormEditor({ organiser, id, view }: Props) {
  const { loaded, retry } = useLoaded(`form ${id}`, async () => (id === null ? null : await readForm(id)));
  return (
    <LoadedPlace
      loaded={loaded}
      onRetry={retry}
      loading="Cargando formulario…"
      gone={{
        code: 'form_not_found',
        text: 'Este formulario ya no existe: alguien lo eliminó.',
        href: deskPaths.forms(),
        label: 'Ver los formularios',
      }}
    >
      {(current) => <Begun organiser={organiser} current={current} view={view} />}
    </LoadedPlace>
  );
}
