import { EmailAddress } from '@arena/domain';
import { type FormEvent, useState } from 'react';
import { deskStorageKeys } from '../../lib/storage/desk-storage-keys.ts';
import { useKeptText } from '../../lib/storage/kept-text.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { DeedDialog } from '../../ui/dialogs/DeedDialog.tsx';
import { useDeed } from '../../ui/dialogs/use-deed.ts';
import { TextField } from '../../ui/fields/Field.tsx';
import { grantAccess, rereadPeople } from './calls.ts';
import styles from './People.module.css';
import { PasswordNote, PermissionList } from './Roles.tsx';

/** What is wrong with an address as it was typed; null where nothing is. */
function faultOf(email: string): string | null {
  return EmailAddress.safeParse(email).error?.issues[0]?.message ?? null;
}

/** What an answer said against the address itself, which is where the person looks. */
function refusalOf({ failure }: ReturnType<typeof useDeed>): string | undefined {
  const isAboutIt = failure?.code === 'account_not_found' || failure?.code === 'email_unverified';
  return isAboutIt ? failure.message : failure?.fields.email;
}

/** Gives access to somebody by the e-mail of their account, after a question. */
export function GrantForm() {
  const deed = useDeed(rereadPeople);
  const [email, setEmail, forgetEmail] = useKeptText(deskStorageKeys.grantEmail);
  const [fault, setFault] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(email);
    setFault(found);
    setAsking(found === null);
  };
  const grant = async () => {
    await deed.run(async () => {
      const { displayName } = await grantAccess(email.trim());
      forgetEmail();
      return `${displayName} ya puede entrar al panel.`;
    });
    setAsking(false);
  };
  return (
    <form className={styles.grant} noValidate onSubmit={ask}>
      <TextField
        label="Dar acceso a"
        hint="El correo de su cuenta en el sitio. Primero tiene que crearla y abrir el enlace que recibe."
        error={fault ?? refusalOf(deed)}
        required
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(null);
          deed.clear();
        }}
      />
      <Button type="submit">Dar acceso</Button>
      {isAsking ? (
        <DeedDialog
          title="¿Dar acceso?"
          action="Sí, dar acceso"
          busy={deed.isBusy}
          onAct={grant}
          onClose={() => setAsking(false)}
        >
          <p>{email.trim()} va a poder:</p>
          <PermissionList of="admin" />
          <PasswordNote />
        </DeedDialog>
      ) : null}
    </form>
  );
}
