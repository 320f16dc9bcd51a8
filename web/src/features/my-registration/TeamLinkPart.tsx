import { useState } from 'react';
import { teamPath } from '#lib/addresses/private-paths.ts';
import { call } from '#lib/calls/api.ts';
import { config } from '#lib/config.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline } from '#ui/layout/Layout.tsx';
import { LinkPagePart } from '#ui/layout/LinkPage.tsx';
import { OpenedShare } from '#ui/sharing/SaveLink.tsx';
import { useAction } from '#ui/use-action.ts';
import { useOwnPage } from './use-my-registration.ts';

const WARNING =
  'Es solo para quienes juegan contigo: quien lo tenga ve el código de la sala. No lo mandes a otros grupos.';

/** The captain's link for the team: members see the page and can't change it. */
export function TeamLinkPart() {
  const { token, myRegistration, refresh } = useOwnPage();
  const [path, setPath] = useState<string | null>(null);
  // By number, so that all of the captain's phones get the same one.
  const make = async (wanted: number) => {
    try {
      const { link } = await call('POST /my-registration/team', { body: { token, number: wanted } });
      setPath(teamPath(link));
    } finally {
      // A refusal may mean that the link was changed elsewhere.
      refresh();
    }
  };
  const { isPending, failure, run } = useAction(make);
  if (myRegistration.teamLink === null) return null;
  const { number, isMade } = myRegistration.teamLink;
  return (
    <LinkPagePart title="El lugar de tu equipo">
      <p>
        Manda este enlace a quienes juegan contigo: ven a qué hora juegan y el código de la sala. No ven tus datos y no
        cambian nada.
      </p>
      {isMade || number === 0 ? null : (
        <Notice tone="warning">El enlace que mandaste antes ya no sirve. Manda el nuevo a tu equipo.</Notice>
      )}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Inline gap={3}>
        <Button look="secondary" busy={isPending} onClick={() => void run(number)}>
          Compartir con mi equipo
        </Button>
        {isMade ? (
          <ConfirmButton
            title="¿Cambias el enlace de tu equipo?"
            action="Cambiar el enlace"
            cancel="Dejarlo así"
            onConfirm={() => make(number + 1)}
          >
            <p>El de ahora deja de servir para todos. Después mandas el nuevo a quienes juegan contigo.</p>
          </ConfirmButton>
        ) : null}
      </Inline>
      {path === null ? null : (
        <OpenedShare
          heading="Comparte el lugar del equipo"
          title="El lugar del equipo"
          path={path}
          message={`Aquí ves a qué hora jugamos en ${config.product} y el código de la sala. Es solo para nuestro equipo: ${new URL(path, window.location.href).href}`}
          warning={WARNING}
          onClose={() => setPath(null)}
        />
      )}
    </LinkPagePart>
  );
}
