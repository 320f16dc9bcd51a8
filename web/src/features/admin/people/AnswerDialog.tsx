import { type AccessRequest, limits } from '@arena/domain';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { AreaField } from '#ui/fields/Field.tsx';
import { grantedText } from './names.ts';
import { approveRequest, peopleQueries, type RequestAnswer, rejectRequest } from './people-calls';
import { RoleChoice } from './RoleChoice.tsx';
import { PasswordNote, PermissionList } from './Roles.tsx';
import { useRoleChoice } from './use-role-choice.ts';

interface Props {
  request: AccessRequest;
  answer: RequestAnswer;
  onClose: () => void;
}

const texts = {
  approved: { title: '¿Dar acceso?', action: 'Aprobar' },
  rejected: { title: '¿Rechazar?', action: 'Rechazar' },
} as const;

/** Asks before a request is answered, with notes for the other organisers. */
export function AnswerDialog({ request, answer, onClose }: Props) {
  const mutation = useAdminMutation({ changes: peopleQueries, onDone: onClose });
  const [notes, setNotes, forgetNotes] = useKeptText(adminStorageKeys.accessNotes(request.uid));
  const { title, action } = texts[answer];
  const { role, error, choose, whenChosen } = useRoleChoice();
  const reject = () =>
    mutation.mutate(async () => {
      await rejectRequest(request, notes);
      forgetNotes();
      return `Rechazaste la solicitud de ${request.displayName}.`;
    }, 'already_decided');
  const approve = () =>
    whenChosen((chosen) =>
      mutation.mutate(async () => {
        const { passwordMail } = await approveRequest(request, chosen, notes);
        forgetNotes();
        return grantedText(request.displayName, passwordMail);
      }, 'already_decided'),
    );
  return (
    <ConfirmDialog
      isDestructive={answer === 'rejected'}
      title={title}
      action={action}
      isPending={mutation.isPending}
      onConfirm={answer === 'approved' ? approve : reject}
      onClose={onClose}
    >
      {answer === 'approved' ? (
        <>
          <p>
            {request.displayName} ({request.email}) va a entrar al panel.
          </p>
          <RoleChoice value={role} error={error ?? mutation.error?.fields.role} onChange={choose} />
          {role === null ? null : <PermissionList of={role} />}
          <PasswordNote />
        </>
      ) : (
        <p>{request.displayName} sigue sin entrar al panel. Nadie le avisa: escríbele si hace falta.</p>
      )}
      <AreaField
        label="Notas para el equipo"
        error={mutation.error?.fields.notes}
        rows={2}
        maxLength={limits.reasonCharacters}
        value={notes}
        onChange={(event) => {
          setNotes(event.target.value);
          mutation.reset();
        }}
      />
    </ConfirmDialog>
  );
}
