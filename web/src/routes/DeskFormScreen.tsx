import type { Form } from '@arena/domain';
import { FormEditor } from '../features/desk-forms/FormEditor.tsx';
import { FormFrame } from '../features/public-forms/FormFrame.tsx';
import { PublicForm } from '../features/public-forms/PublicForm.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { deskPaths } from '../lib/desk-paths.ts';
import { DeskFrame } from '../ui/DeskFrame.tsx';

function publicForm(form: Form) {
  return (
    <FormFrame back>
      <PublicForm form={form} />
    </FormFrame>
  );
}

/** `/admin/forms/new` and `/admin/forms/:id`: the builder, with the public's own form beside it. */
export default function DeskFormScreen({ params }: { params: { id?: string } }) {
  const id = params.id ?? null;
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {(view) => (
          <DeskFrame
            back={{ href: deskPaths.forms(), label: 'Formularios' }}
            title={id === null ? 'Nuevo formulario' : 'Editar formulario'}
          >
            <FormEditor key={id} organiser={view} id={id} view={publicForm} />
          </DeskFrame>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
