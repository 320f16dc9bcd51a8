import { useParams } from 'react-router-dom';
import { Responses } from '../../features/desk-forms/responses/Responses.tsx';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/forms/:id/responses`: what people answered. */
export default function DeskResponsesScreen() {
  const { id = '' } = useParams();
  return (
    <DeskScreen back={{ href: deskPath('forms'), label: 'Formularios' }} title="Respuestas">
      <Responses key={id} id={id} />
    </DeskScreen>
  );
}
