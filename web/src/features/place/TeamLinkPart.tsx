import type { TeamLink } from '@arena/domain';
import { useState } from 'react';
import { teamPath } from '../../lib/addresses/place-path.ts';
import { call } from '../../lib/calls/api.ts';
import { useAttempt } from '../../lib/calls/use-attempt.ts';
import { config } from '../../lib/config.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { AskedButton } from '../../ui/dialogs/AskedButton.tsx';
import { OpenedShare } from '../../ui/sharing/OpenedShare.tsx';
import { Notice } from '../../ui/signs/Notice.tsx';
import styles from './Place.module.css';

const WARNING =
  'Es solo para quienes juegan contigo: quien lo tenga ve el código de la sala. No lo mandes a otros grupos.';

interface Props {
  token: string;
  link: TeamLink;
  onChanged: () => void;
}

/** The link is made, and made again, by its number: the same one from each of the captain's phones. */
function useTeamLink({ token, onChanged }: Props) {
  const { isBusy, failure, run } = useAttempt('Sharing with a team');
  const [path, setPath] = useState<string | null>(null);
  const make = async (number: number) => {
    try {
      const { link } = await call('POST /places/team', { body: { token, number } });
      setPath(teamPath(link));
    } finally {
      // Where it was refused, somebody else may have changed it.
      onChanged();
    }
  };
  return { isBusy, failure, run, path, make, close: () => setPath(null) };
}

/** What a captain sends those who play with them: a link by which they see the team's place, and change nothing. */
export function TeamLinkPart(props: Props) {
  const { number, isMade } = props.link;
  const { isBusy, failure, run, path, make, close } = useTeamLink(props);
  return (
    <section className={styles.part}>
      <h2>El lugar de tu equipo</h2>
      <p>
        Manda este enlace a quienes juegan contigo: ven a qué hora juegan y el código de la sala. No ven tus datos y no
        cambian nada.
      </p>
      {isMade || number === 0 ? null : (
        <Notice tone="warning">El enlace que mandaste antes ya no sirve. Manda el nuevo a tu equipo.</Notice>
      )}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <div className="beside gap-3">
        <Button look="secondary" busy={isBusy} onClick={() => void run(() => make(number))}>
          Compartir con mi equipo
        </Button>
        {isMade ? (
          <AskedButton
            title="¿Cambias el enlace de tu equipo?"
            action="Cambiar el enlace"
            stay="Dejarlo así"
            work={() => make(number + 1)}
          >
            <p>El de ahora deja de servir para todos. Después mandas el nuevo a quienes juegan contigo.</p>
          </AskedButton>
        ) : null}
      </div>
      {path === null ? null : (
        <OpenedShare
          heading="Comparte el lugar del equipo"
          title="El lugar del equipo"
          path={path}
          message={`Aquí ves a qué hora jugamos en ${config.product} y el código de la sala. Es solo para nuestro equipo: ${new URL(path, window.location.href).href}`}
          warning={WARNING}
          onClose={close}
        />
      )}
    </section>
  );
}
