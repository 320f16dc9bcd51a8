import { useState } from 'react';
import { guardianPath } from '#lib/addresses/private-paths.ts';
import { call } from '#lib/calls/api.ts';
import { config } from '#lib/config.ts';
import { Button } from '../buttons/Button.tsx';
import { Notice } from '../icons/Notice.tsx';
import { useAction } from '../use-action.ts';
import { OpenedShare } from './SaveLink.tsx';

interface Props {
  token: string;
  number: number;
  /** True if an earlier yes covers the registration, so that the guardian is told, not asked. */
  isCovered?: boolean;
  /** Called after an attempt: a refusal means that links were revoked elsewhere. */
  onAsked?: () => void;
}

const asking = {
  action: 'Pedirle permiso a tu tutor',
  heading: 'Pide permiso',
  text: `Hola. Quiero jugar un torneo de Free Fire en ${config.product} y necesito tu permiso. Aquí ves qué datos guardan y respondes con un toque:`,
};
const telling = {
  action: 'Avisarle a tu tutor',
  heading: 'Avísale',
  text: `Hola. Me inscribí en otro torneo de Free Fire en ${config.product} con el permiso que me diste por un año. Aquí ves en cuáles, y lo terminas cuando quieras:`,
};

/** Creates the guardian's link for a minor, the same one each time, and shares it. */
export function AskGuardian({ token, number, isCovered = false, onAsked }: Props) {
  const [path, setPath] = useState<string | null>(null);
  const { isPending, failure, run } = useAction(async () => {
    try {
      const { link } = await call('POST /my-registration/guardian', { body: { token, number } });
      setPath(guardianPath(link));
    } finally {
      onAsked?.();
    }
  });
  const { action, heading, text } = isCovered ? telling : asking;
  return (
    <>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button wide look={isCovered ? 'secondary' : 'primary'} busy={isPending} onClick={() => void run()}>
        {action}
      </Button>
      {path === null ? null : (
        <OpenedShare
          heading={heading}
          title="Permiso para jugar"
          path={path}
          message={`${text} ${new URL(path, window.location.href).href}`}
          warning="Este enlace es solo para tu mamá, tu papá o tu tutor. Quien lo abre ve tus datos."
          onClose={() => setPath(null)}
        />
      )}
    </>
  );
}
