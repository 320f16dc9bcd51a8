import { Responses } from '../features/desk-forms/Responses.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { deskPaths } from '../lib/desk-paths.ts';
import { DeskFrame } from '../ui/DeskFrame.tsx';

/** `/admin/forms/:id/responses`: what people answered. */
export default function DeskResponsesScreen({ params: { id } }: { params: { id: string } }) {
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {() => (
          <DeskFrame back={{ href: deskPaths.forms(), label: 'Formularios' }} title="Respuestas">
            <Responses key={id} id={id} />
          </DeskFrame>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
