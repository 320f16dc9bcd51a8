import { FormList } from '../../features/desk-forms/list/FormList.tsx';
import { deskPath } from '../../lib/addresses/desk-paths.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { DeskScreen } from './DeskScreen.tsx';

/** `/admin/forms`: the organisers' list of public forms. */
export default function DeskFormsScreen() {
  return (
    <DeskScreen title="Formularios" actions={<ButtonLink to={deskPath('newForm')}>Nuevo formulario</ButtonLink>}>
      <FormList />
    </DeskScreen>
  );
}
