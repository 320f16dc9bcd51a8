import { useState } from 'react';
import { guardianPath } from '../../lib/addresses/place-path.ts';
import { call } from '../../lib/calls/api.ts';
import { useAttempt } from '../../lib/calls/use-attempt.ts';
import { config } from '../../lib/config.ts';
import { Button } from '../buttons/Button.tsx';
import { Notice } from '../signs/Notice.tsx';
import { OpenedShare } from './OpenedShare.tsx';

interface Props {
  /** Of the player's own link. */
  token: string;
  /** How many links for the guardian were taken back. */
  number: number;
  /** Hears that it was tried: where it was refused, somebody has taken more of them back. */
  onAsked?: () => void;
}

/** Makes the link that a player under 18 sends their guardian, and the ways to send it: the same one each time. */
export function AskGuardian({ token, number, onAsked }: Props) {
  const { isBusy, failure, run } = useAttempt('Asking a guardian');
  const [path, setPath] = useState<string | null>(null);
  const make = async () => {
    try {
      const { link } = await call('POST /places/guardian', { body: { token, number } });
      setPath(guardianPath(link));
    } finally {
      onAsked?.();
    }
  };
  return (
    <>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button wide busy={isBusy} onClick={() => void run(make)}>
        Pedirle permiso
      </Button>
      {path === null ? null : (
        <OpenedShare
          heading="Pide permiso"
          title="Permiso para jugar"
          path={path}
          message={`Hola. Quiero jugar un torneo de Free Fire en ${config.product} y necesito tu permiso. Aquí ves qué datos guardan y respondes con un toque: ${new URL(path, window.location.href).href}`}
          warning="Este enlace es solo para tu mamá, tu papá o tu tutor. Quien lo abre ve tus datos."
          onClose={() => setPath(null)}
        />
      )}
    </>
  );
}
