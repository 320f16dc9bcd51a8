import { EmailAddress } from '@arena/domain';
import { type FormEvent, useState } from 'react';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { useKeptText } from '#lib/storage/kept-text.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { type AdminMutation, useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { TextField } from '#ui/fields/Field.tsx';
import { grantedText } from './names.ts';
import styles from './People.module.css';
import { giveRole, peopleQueries } from './people-calls';
import { RoleChoice } from './RoleChoice.tsx';
import { PasswordNote, PermissionList } from './Roles.tsx';
import { useRoleChoice } from './use-role-choice.ts';

/** Returns the problem of a typed address, or null. */
function faultOf(email: string): string | null {
  return EmailAddress.safeParse(email).error?.issues[0]?.message ?? null;
}

function refusalOf({ error }: AdminMutation): string | undefined {
  const isAboutIt = error?.code === 'account_not_found' || error?.code === 'email_unverified';
  return isAboutIt ? error.message : error?.fields.email;
}

/** Grants access by an account's e-mail, after a confirmation. */
export function GrantForm() {
  const mutation = useAdminMutation({ changes: peopleQueries });
  const [email, setEmail, forgetEmail] = useKeptText(adminStorageKeys.grantEmail);
  const [fault, setFault] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { role, error, choose, reset, whenChosen } = useRoleChoice();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(email);
    setFault(found);
    reset();
    setAsking(found === null);
  };
  const grant = () =>
    whenChosen(async (chosen) => {
      await mutation.mutate(async () => {
        const { displayName, passwordMail } = await giveRole(email.trim(), chosen);
        forgetEmail();
        return grantedText(displayName, passwordMail);
      });
      setAsking(false);
    });
  return (
    <form className={styles.grant} noValidate onSubmit={ask}>
      <TextField
        label="Dar acceso a"
        hint="El correo de su cuenta en el sitio. Primero tiene que crearla y abrir el enlace que recibe."
        error={fault ?? refusalOf(mutation)}
        required
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(null);
          mutation.reset();
        }}
      />
      <Button type="submit">Dar acceso</Button>
      {isAsking ? (
        <ConfirmDialog
          title="¿Dar acceso?"
          action="Sí, dar acceso"
          isPending={mutation.isPending}
          onConfirm={grant}
          onClose={() => setAsking(false)}
        >
          <p>{email.trim()} va a entrar al panel.</p>
          <RoleChoice value={role} error={error} onChange={choose} />
          {role === null ? null : <PermissionList of={role} />}
          <PasswordNote />
        </ConfirmDialog>
      ) : null}
    </form>
  );
}
