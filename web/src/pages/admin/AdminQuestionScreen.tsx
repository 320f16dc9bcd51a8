import { useParams } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { QuestionEditor } from '../../features/admin/questions/editor/QuestionEditor.tsx';
import { AdminPage } from './AdminPage.tsx';
import { registrationPreview } from './registration-preview.tsx';

/** `/admin/questions/new` and `/admin/questions/:id`: the editor with a preview of the form. */
export default function AdminQuestionScreen() {
  const { id = null } = useParams();
  return (
    <AdminPage
      back={{ href: adminPath('questions'), label: 'Preguntas' }}
      title={id === null ? 'Nueva pregunta' : 'Editar pregunta'}
    >
      <QuestionEditor key={id} id={id} form={registrationPreview} />
    </AdminPage>
  );
}
