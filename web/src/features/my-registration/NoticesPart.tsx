import { useState } from 'react';
import { pushSupport } from '#lib/push/push.ts';
import { useStored } from '#lib/storage/storage.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { LinkPagePart } from '#ui/layout/LinkPage.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import { NoticesButton } from '#ui/notices/NoticesButton.tsx';
import { useOwnPage } from './use-my-registration.ts';

/** Notices on this phone: buttons to turn them on and off, or why they aren't available. */
export function NoticesPart() {
  const { token, myRegistration } = useOwnPage();
  const support = useStored(pushSupport, 'none');
  if (support === 'none' || myRegistration.tournament === null) return null;
  return (
    <LinkPagePart title="Avisos en este teléfono">
      {support === 'install' ? (
        <p>
          En iPhone, primero pon el sitio en tu pantalla de inicio: toca «Compartir» y «Agregar a inicio». Copia tu
          enlace aquí abajo, abre el sitio desde ahí y pégalo en «Mi lugar».
        </p>
      ) : (
        <p>
          Te avisamos cuando te aprueben, cuando toque confirmar, cuando salga el código de tu sala y cuando haya
          resultados. De noche, solo lo que no puede esperar.
        </p>
      )}
      {support === 'denied' ? (
        <p>Bloqueaste los avisos de este sitio: permítelos en los ajustes del navegador.</p>
      ) : null}
      {support === 'ready' ? <NoticesButton token={token} tournamentId={myRegistration.tournament.id} /> : null}
    </LinkPagePart>
  );
}

/** Mail notices, loaded on request; nothing if the deployment sends no mails. */
export function MailPart() {
  const { token, myRegistration } = useOwnPage();
  const [isOpen, setOpen] = useState(false);
  if (import.meta.env.VITE_MAIL_NOTICES === '' || myRegistration.tournament === null) return null;
  return (
    <LinkPagePart title="Avisos por correo">
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
    </LinkPagePart>
  );
}
