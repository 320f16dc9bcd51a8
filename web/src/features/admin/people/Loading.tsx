import { RowsLoading } from '../../../ui/loading/RowsLoading.tsx';

/** Placeholder of a list that is loading. */
export function Loading({ what }: { what: string }) {
  return <RowsLoading label={`Cargando ${what}…`} className="cards" count={3} height="middle" />;
}
