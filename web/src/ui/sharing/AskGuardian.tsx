import { useState } from 'react';
import { guardianPath } from '../../lib/addresses/private-paths.ts';
import { call } from '../../lib/calls/api.ts';
import { config } from '../../lib/config.ts';
import { useWrite } from '../../lib/query/use-write.ts';
import { Button } from '../buttons/Button.tsx';
import { Notice } from '../icons/Notice.tsx';
import { OpenedShare } from './OpenedShare.tsx';

interface Props {
  token: string;
  number: number;
  /** Called after an attempt: a refusal means that links were revoked elsewhere. */
  onAsked?: () => void;
}

/** Creates the guardian's link for a minor, the same one each time, and shares it. */
export function AskGuardian({ token, number, onAsked }: Props) {
  const [path, setPath] = useState<string | null>(null);
  const { isPending, failure, run } = useWrite(async () => {
    try {
      const { link } = await call('POST /my-registration/guardian', { body: { token, number } });
      setPath(guardianPath(link));
    } finally {
      onAsked?.();
    }
  });
  return (
    <>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button wide busy={isPending} onClick={() => void run()}>
        Pedirle permiso a tu tutor
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
