import { QuestionList } from '../features/desk-questions/QuestionList.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { deskPaths } from '../lib/desk-paths.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { DeskFrame } from '../ui/DeskFrame.tsx';
import { registrationPreview } from './registration-preview.tsx';

/** `/admin/questions`: the organisers' list of questions, with the registration form beside it. */
export default function DeskQuestionsScreen() {
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {(view) => (
          <DeskFrame
            back={{ href: paths.admin(), label: 'Panel' }}
            title="Preguntas"
            actions={<ButtonLink href={deskPaths.newQuestion()}>Nueva pregunta</ButtonLink>}
          >
            <QuestionList organiser={view} form={registrationPreview} />
          </DeskFrame>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
