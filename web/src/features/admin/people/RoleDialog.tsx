import { type GivenRole, type ListedAdmin, roleLabel } from '@arena/domain';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { giveRole, peopleQueries } from './people-calls';
import { RoleChoice } from './RoleChoice.tsx';
import { useRoleChoice } from './use-role-choice.ts';

interface Props {
  admin: ListedAdmin & { email: string; role: GivenRole };
  onClose: () => void;
}

export function RoleDialog({ admin: { email, displayName, role: now }, onClose }: Props) {
  const mutation = useAdminMutation({ changes: peopleQueries, onDone: onClose });
  const { role, error, choose, whenChosen } = useRoleChoice(now);
  const save = () =>
    whenChosen((chosen) =>
      mutation.mutate(async () => {
        await giveRole(email, chosen);
        return `Listo: el rol de ${displayName} es ${roleLabel[chosen]}.`;
      }),
    );
  return (
    <ConfirmDialog
      title="Cambiar rol"
      action="Guardar rol"
      isPending={mutation.isPending}
      disabled={role === now}
      onConfirm={save}
      onClose={onClose}
    >
      <p>
        {displayName} ({email}). Vale desde ahora mismo, sin cerrar su sesión.
      </p>
      <RoleChoice value={role} error={error} onChange={choose} />
    </ConfirmDialog>
  );
}
