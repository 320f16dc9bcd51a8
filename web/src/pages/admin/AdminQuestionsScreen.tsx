import { adminPath } from '#lib/addresses/admin-paths.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { QuestionList } from '../../features/admin/questions/list/QuestionList.tsx';
import { AdminPage } from './AdminPage.tsx';
import { registrationPreview } from './registration-preview.tsx';

/** `/admin/questions`: the list with a preview of the registration form. */
export default function AdminQuestionsScreen() {
  return (
    <AdminPage title="Preguntas" actions={<ButtonLink to={adminPath('newQuestion')}>Nueva pregunta</ButtonLink>}>
      <QuestionList form={registrationPreview} />
    </AdminPage>
  );
}
