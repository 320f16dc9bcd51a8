import { useState } from 'react';
import { guardianTokenOf } from '../../lib/addresses/link-token.ts';
import { guardianPath } from '../../lib/addresses/place-path.ts';
import { ApiError, call } from '../../lib/calls/api.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { config } from '../../lib/config.ts';
import { reportProblem } from '../../lib/page/log.ts';
import { Button } from '../buttons/Button.tsx';
import { OpenedPart } from '../dialogs/OpenedPart.tsx';
import { Notice } from '../signs/Notice.tsx';

/** Makes the link that a player under 18 sends their guardian, and the ways to send it: the same one each time. */
export function AskGuardian({ token }: { token: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [path, setPath] = useState<string | null>(null);
  const close = () => setPath(null);
  const make = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const link = await guardianTokenOf(token);
      await call('POST /places/guardian', { body: { token, link } });
      setPath(guardianPath(link));
    } catch (error) {
      if (!(error instanceof ApiError)) reportProblem('Asking a guardian', error);
      setFailure(failureText(error));
    }
    setBusy(false);
  };
  return (
    <>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button wide busy={isBusy} onClick={() => void make()}>
        Pedirle permiso
      </Button>
      {path === null ? null : (
        <OpenedPart load={() => import('./ShareDialog.tsx')} onClose={close}>
          {(ShareDialog) => (
            <ShareDialog
              heading="Pide permiso"
              title="Permiso para jugar"
              path={path}
              message={`Hola. Quiero jugar un torneo de Free Fire en ${config.product} y necesito tu permiso. Aquí ves qué datos guardan y respondes con un toque: ${new URL(path, window.location.href).href}`}
              warning="Este enlace es solo para tu mamá, tu papá o tu tutor. Quien lo abre ve tus datos."
              onClose={close}
            />
          )}
        </OpenedPart>
      )}
    </>
  );
}
