import type { Form } from '@arena/domain';
import { useParams } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { FormEditor } from '../../features/admin/forms/builder/FormEditor.tsx';
import { FormFrame } from '../../features/public-forms/FormFrame.tsx';
import { PublicForm } from '../../features/public-forms/PublicForm.tsx';
import { AdminPage } from './AdminPage.tsx';

function publicForm(form: Form) {
  return (
    <FormFrame back>
      <PublicForm form={form} />
    </FormFrame>
  );
}

/** `/admin/forms/new` and `/admin/forms/:id`: the builder with a preview of the form. */
export default function AdminFormScreen() {
  const { id = null } = useParams();
  return (
    <AdminPage
      back={{ href: adminPath('forms'), label: 'Formularios' }}
      title={id === null ? 'Nuevo formulario' : 'Editar formulario'}
    >
      <FormEditor key={id} id={id} view={publicForm} />
    </AdminPage>
  );
}
