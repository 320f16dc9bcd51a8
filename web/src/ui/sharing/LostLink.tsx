import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { LazyDialog } from '../dialogs/LazyDialog.tsx';

interface Props {
  /** Returns the address to suggest. */
  suggest?: () => string;
  label?: string;
}

/** Offers to mail a private link that was lost; nothing if the deployment sends no mails. */
export function LostLink({ suggest = () => '', label = 'Perdí mi enlace' }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  if (import.meta.env.VITE_MAIL_NOTICES === '') return null;
  const close = () => setAddress(null);
  return (
    <>
      <Button look="secondary" onClick={() => setAddress(suggest())}>
        {label}
      </Button>
      {address === null ? null : (
        <LazyDialog load={() => import('./LostLinkDialog.tsx')} onClose={close}>
          {(Part) => <Part suggested={address} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
