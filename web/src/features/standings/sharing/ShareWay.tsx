import { tablePages } from '@arena/domain';
import { useState } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { ShareLink } from '#ui/sharing/ShareLink.tsx';
import { useShown } from '../standings-context.ts';

/** The share button: with pictures once there is a result; without JavaScript a link. */
export function ShareWay() {
  const { file, results } = useShown();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { id, name } = file.tournament;
  // Pictures are numbered across all tables.
  const hasPictures = file.lobby === undefined && tablePages(results).length > 0;
  const ask = hasPictures ? () => setOpen(true) : undefined;
  return (
    <>
      <ShareLink title={`Tabla de ${name}`} path={paths.standings(id)} onAsk={ask}>
        Compartir la tabla
      </ShareLink>
      {isOpen ? (
        <LazyDialog load={() => import('./ShareTable.tsx')} onClose={close}>
          {(ShareTable) => <ShareTable onClose={close} />}
        </LazyDialog>
      ) : null}
    </>
  );
}
