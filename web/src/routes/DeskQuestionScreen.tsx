import { QuestionEditor } from '../features/desk-questions/QuestionEditor.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { deskPaths } from '../lib/desk-paths.ts';
import { DeskFrame } from '../ui/DeskFrame.tsx';
import { registrationPreview } from './registration-preview.tsx';

/** `/admin/questions/new` and `/admin/questions/:id`: the editor, with the players' own form beside it. */
export default function DeskQuestionScreen({ params }: { params: { id?: string } }) {
  const id = params.id ?? null;
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {(view) => (
          <DeskFrame
            back={{ href: deskPaths.questions(), label: 'Preguntas' }}
            title={id === null ? 'Nueva pregunta' : 'Editar pregunta'}
          >
            <QuestionEditor key={id} organiser={view} id={id} form={registrationPreview} />
          </DeskFrame>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
