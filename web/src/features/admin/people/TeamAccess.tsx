import {
  type AccessRequest,
  EmailAddress,
  type GivenRole,
  givenRoles,
  type ListedAdmin,
  limits,
  roleHint,
  roleLabel,
} from '@arena/domain';
import { type FormEvent, useId, useState } from 'react';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { AreaField, FieldGroup, TextField } from '#ui/fields/Field.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { perform, useAction } from '#ui/use-action.ts';
import {
  approveRequest,
  giveRole,
  grantedText,
  peopleQueries,
  type RequestAnswer,
  rejectRequest,
} from './people-data.ts';
import { PermissionList } from './Roles.tsx';

/** Returns the problem of a typed address, or null. */
function faultOf(email: string): string | null {
  return EmailAddress.safeParse(email).error?.issues[0]?.message ?? null;
}

/** Grants access by an account's e-mail, after a confirmation. */
export function GrantForm() {
  const [email, setEmail, forgetEmail] = useKeptText(adminStorageKeys.grantEmail);
  const [fault, setFault] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { role, error, choose, reset, whenChosen } = useRoleChoice();
  const give = async (chosen: GivenRole) => {
    const { displayName, passwordMail } = await giveRole(email.trim(), chosen);
    forgetEmail();
    return grantedText(displayName, passwordMail);
  };
  const granting = useAction(give, { tells: true, changes: peopleQueries });
  const { refusal } = granting;
  const isAboutEmail = refusal?.code === 'account_not_found' || refusal?.code === 'email_unverified';
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(email);
    setFault(found);
    reset();
    setAsking(found === null);
  };
  const grant = () =>
    whenChosen(async (chosen) => {
      await granting.run(chosen);
      setAsking(false);
    });
  return (
    <Stack as="form" gap={3} column noValidate onSubmit={ask}>
      <TextField
        label="Dar acceso a"
        hint="El correo de su cuenta en el sitio. Primero tiene que crearla y abrir el enlace que recibe."
        error={fault ?? (isAboutEmail ? refusal.message : refusal?.fields.email)}
        required
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(null);
          granting.reset();
        }}
      />
      <Button type="submit">Dar acceso</Button>
      {isAsking ? (
        <ConfirmDialog
          title="¿Dar acceso?"
          action="Sí, dar acceso"
          isPending={granting.isPending}
          onConfirm={grant}
          onClose={() => setAsking(false)}
        >
          <p>{email.trim()} va a entrar al panel.</p>
          <NewRole value={role} error={error} onChange={choose} />
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}

interface AnswerProps {
  request: AccessRequest;
  answer: RequestAnswer;
  onClose: () => void;
}

const answerTexts = {
  approved: { title: '¿Dar acceso?', action: 'Aprobar' },
  rejected: { title: '¿Rechazar?', action: 'Rechazar' },
} as const;

/** Asks before a request is answered, with notes for the other organisers. */
export function AnswerDialog({ request, answer, onClose }: AnswerProps) {
  const mutation = useAction(perform, {
    tells: true,
    changes: peopleQueries,
    onDone: onClose,
    settledBy: 'already_decided',
  });
  const [notes, setNotes, forgetNotes] = useKeptText(adminStorageKeys.accessNotes(request.uid));
  const { title, action } = answerTexts[answer];
  const { role, error, choose, whenChosen } = useRoleChoice();
  const reject = () =>
    mutation.run(async () => {
      await rejectRequest(request, notes);
      forgetNotes();
      return `Rechazaste la solicitud de ${request.displayName}.`;
    });
  const approve = () =>
    whenChosen((chosen) =>
      mutation.run(async () => {
        const { passwordMail } = await approveRequest(request, chosen, notes);
        forgetNotes();
        return grantedText(request.displayName, passwordMail);
      }),
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
          <NewRole value={role} error={error ?? mutation.refusal?.fields.role} onChange={choose} />
        </>
      ) : (
        <p>{request.displayName} sigue sin entrar al panel. Nadie le avisa: escríbele si hace falta.</p>
      )}
      <AreaField
        label="Notas para el equipo"
        error={mutation.refusal?.fields.notes}
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

/** An organiser whose role can be changed. */
export type Changeable = ListedAdmin & { email: string; role: GivenRole };

export function RoleDialog({ admin, onClose }: { admin: Changeable; onClose: () => void }) {
  const { email, displayName, role: now } = admin;
  const { role, error, choose, whenChosen } = useRoleChoice(now);
  const give = async (chosen: GivenRole) => {
    await giveRole(email, chosen);
    return `Listo: el rol de ${displayName} es ${roleLabel[chosen]}.`;
  };
  const { isPending, run } = useAction(give, { tells: true, changes: peopleQueries, onDone: onClose });
  return (
    <ConfirmDialog
      title="Cambiar rol"
      action="Guardar rol"
      isPending={isPending}
      disabled={role === now}
      onConfirm={() => whenChosen(run)}
      onClose={onClose}
    >
      <p>
        {displayName} ({email}). Vale desde ahora mismo, sin cerrar su sesión.
      </p>
      <RoleChoice value={role} error={error} onChange={choose} />
    </ConfirmDialog>
  );
}

/** State of a choice of role. `whenChosen` runs work with the role, or shows that it is missing. */
function useRoleChoice(initial: GivenRole | null = null) {
  const [role, setRole] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  return {
    role,
    error: isMissing ? 'Elige un rol' : undefined,
    choose(chosen: GivenRole) {
      setRole(chosen);
      setMissing(false);
    },
    reset() {
      setRole(initial);
      setMissing(false);
    },
    whenChosen(work: (chosen: GivenRole) => Promise<unknown>) {
      if (role !== null) return work(role);
      setMissing(true);
      return undefined;
    },
  };
}

interface RoleChoiceProps {
  value: GivenRole | null;
  error: string | undefined;
  onChange: (role: GivenRole) => void;
}

/** A choice of role, each with a description. */
function RoleChoice({ value, error, onChange }: RoleChoiceProps) {
  const name = useId();
  return (
    <FieldGroup label="Rol" required error={error}>
      {givenRoles.map((role) => (
        <Choice
          key={role}
          type="radio"
          name={name}
          checked={role === value}
          label={
            <>
              <strong>{roleLabel[role]}.</strong> {roleHint[role]}
            </>
          }
          onChange={() => onChange(role)}
        />
      ))}
    </FieldGroup>
  );
}

/** The choice of a new organiser's role, with its permissions. */
function NewRole(props: RoleChoiceProps) {
  return (
    <>
      <RoleChoice {...props} />
      {props.value === null ? null : <PermissionList role={props.value} />}
      <p>Su contraseña actual deja de servir. Le llega un correo para elegir otra; también puede entrar con Google.</p>
    </>
  );
}
