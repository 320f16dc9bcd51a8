import type { Form } from '@arena/domain';
import { useParams } from 'react-router-dom';
import { FormEditor } from '../../features/desk-forms/builder/FormEditor.tsx';
import { FormFrame } from '../../features/public-forms/FormFrame.tsx';
import { PublicForm } from '../../features/public-forms/PublicForm.tsx';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { DeskScreen } from './DeskScreen.tsx';

function publicForm(form: Form) {
  return (
    <FormFrame back>
      <PublicForm form={form} />
    </FormFrame>
  );
}

/** `/admin/forms/new` and `/admin/forms/:id`: the builder, with the public's own form beside it. */
export default function DeskFormScreen() {
  const { id = null } = useParams();
  return (
    <DeskScreen
      back={{ href: deskPath('forms'), label: 'Formularios' }}
      title={id === null ? 'Nuevo formulario' : 'Editar formulario'}
    >
      <FormEditor key={id} id={id} view={publicForm} />
    </DeskScreen>
  );
}
