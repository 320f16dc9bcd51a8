import { tablePages } from '@arena/domain';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../lib/addresses/paths.ts';
import { Contained } from '../../../ui/dialogs/Contained.tsx';
import { ShareLink } from '../../../ui/sharing/ShareLink.tsx';
import { useShown } from '../standings-context.ts';

/** Each opening tries anew to load it. */
const load = () => lazy(() => import('./ShareTable.tsx'));

/** Passes the table on: with its pictures once it has a result; without JavaScript, or them, as a link. */
export function ShareWay() {
  const { file, results } = useShown();
  const [Open, setOpen] = useState<ReturnType<typeof load> | null>(null);
  const { id, name } = file.tournament;
  // Pictures are numbered among those of all tables.
  const hasPictures = file.lobby === undefined && tablePages(results).length > 0;
  const link = (onAsk?: () => void) => (
    <ShareLink title={`Tabla de ${name}`} path={paths.standings(id)} onAsk={onAsk}>
      Compartir la tabla
    </ShareLink>
  );
  return (
    <>
      {link(hasPictures ? () => setOpen(load()) : undefined)}
      {Open === null ? null : (
        <Contained instead={null}>
          <Suspense fallback={null}>
            <Open onClose={() => setOpen(null)} />
          </Suspense>
        </Contained>
      )}
    </>
  );
}
