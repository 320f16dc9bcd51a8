import { useParams } from 'react-router-dom';
import { QuestionEditor } from '../../features/desk-questions/editor/QuestionEditor.tsx';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { DeskScreen } from './DeskScreen.tsx';
import { registrationPreview } from './registration-preview.tsx';

/** `/admin/questions/new` and `/admin/questions/:id`: the editor, with the players' own form beside it. */
export default function DeskQuestionScreen() {
  const { id = null } = useParams();
  return (
    <DeskScreen
      back={{ href: deskPath('questions'), label: 'Preguntas' }}
      title={id === null ? 'Nueva pregunta' : 'Editar pregunta'}
    >
      <QuestionEditor key={id} id={id} form={registrationPreview} />
    </DeskScreen>
  );
}
