import { QuestionList } from '../../features/desk-questions/list/QuestionList.tsx';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { DeskScreen } from './DeskScreen.tsx';
import { registrationPreview } from './registration-preview.tsx';

/** `/admin/questions`: the organisers' list of questions, with the registration form beside it. */
export default function DeskQuestionsScreen() {
  return (
    <DeskScreen title="Preguntas" actions={<ButtonLink to={deskPath('newQuestion')}>Nueva pregunta</ButtonLink>}>
      <QuestionList form={registrationPreview} />
    </DeskScreen>
  );
}
