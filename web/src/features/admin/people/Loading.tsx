import { RowsLoading } from '../../../ui/loading/RowsLoading.tsx';

/** The place of a list while it is on its way. */
export function Loading({ what }: { what: string }) {
  return <RowsLoading label={`Cargando ${what}…`} className="cards" count={3} height="middle" />;
}
