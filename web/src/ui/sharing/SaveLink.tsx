import { type ComponentProps, useState } from 'react';
import { myRegistrationPath } from '#lib/addresses/private-paths.ts';
import { config } from '#lib/config.ts';
import { Button } from '../buttons/Button.tsx';
import { LazyDialog } from '../dialogs/LazyDialog.tsx';
import type ShareDialog from './ShareDialog.tsx';

const WARNING =
  'Mándatelo: algunos teléfonos borran lo que guarda el navegador si no vuelves en siete días. Es solo tuyo: quien lo tenga ve lo mismo que tú.';

/** Ways to keep a private link: WhatsApp to oneself, copy, QR code. */
export function SaveLink({ token }: { token: string }) {
  const [isOpen, setOpen] = useState(false);
  const path = myRegistrationPath(token);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Guardar mi enlace
      </Button>
      {isOpen ? (
        <OpenedShare
          heading="Guarda tu enlace"
          title="Mi lugar"
          path={path}
          message={`Mi lugar en ${config.product}, solo para mí: ${new URL(path, window.location.href).href}`}
          warning={WARNING}
          toSelf
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

export function OpenedShare(props: ComponentProps<typeof ShareDialog>) {
  return (
    <LazyDialog load={() => import('./ShareDialog.tsx')} onClose={props.onClose}>
      {(Part) => <Part {...props} />}
    </LazyDialog>
  );
}
