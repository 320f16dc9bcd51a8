import { FormList } from '../features/desk-forms/FormList.tsx';
import { AdminOnly } from '../features/session/AdminOnly.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { deskPaths } from '../lib/desk-paths.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { DeskFrame } from '../ui/DeskFrame.tsx';

/** `/admin/forms`: the organisers' list of public forms. */
export default function DeskFormsScreen() {
  return (
    <PublicLayout help={false}>
      <AdminOnly>
        {(view) => (
          <DeskFrame
            back={{ href: paths.admin(), label: 'Panel' }}
            title="Formularios"
            actions={<ButtonLink href={deskPaths.newForm()}>Nuevo formulario</ButtonLink>}
          >
            <FormList organiser={view} />
          </DeskFrame>
        )}
      </AdminOnly>
    </PublicLayout>
  );
}
