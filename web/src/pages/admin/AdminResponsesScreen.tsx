import { useParams } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { Responses } from '../../features/admin/forms/responses/Responses.tsx';
import { AdminPage } from './AdminPage.tsx';

/** `/admin/forms/:id/responses`: the responses to a form. */
export default function AdminResponsesScreen() {
  const { id = '' } = useParams();
  return (
    <AdminPage back={{ href: adminPath('forms'), label: 'Formularios' }} title="Respuestas">
      <Responses key={id} id={id} />
    </AdminPage>
  );
}
