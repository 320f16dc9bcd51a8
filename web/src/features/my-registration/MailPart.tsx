import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import styles from './MyRegistration.module.css';

/** Mail notices, loaded on request; nothing if the deployment sends no mails. */
export function MailPart({ token }: { token: string }) {
  const [isOpen, setOpen] = useState(false);
  if (import.meta.env.VITE_MAIL_NOTICES === '') return null;
  return (
    <section className={styles.part}>
      <h2>Avisos por correo</h2>
      <p>Los mismos avisos en un correo: el tuyo, o el de tu papá, mamá o tutor.</p>
      {isOpen ? (
        <LazyDialog
          load={() => import('./MailForm.tsx')}
          fallback={<Skeleton measure="full" />}
          onClose={() => setOpen(false)}
        >
          {(Form) => <Form token={token} />}
        </LazyDialog>
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          Pedir avisos por correo
        </Button>
      )}
    </section>
  );
}
