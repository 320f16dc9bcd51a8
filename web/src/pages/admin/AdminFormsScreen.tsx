import { adminPath } from '#lib/addresses/admin-paths.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { FormList } from '../../features/admin/forms/list/FormList.tsx';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/forms`: the organisers' list of public forms. */
export default function AdminFormsScreen() {
  return (
    <AdminPage title="Formularios" actions={<ButtonLink to={adminPath('newForm')}>Nuevo formulario</ButtonLink>}>
      <FormList />
    </AdminPage>
  );
}
