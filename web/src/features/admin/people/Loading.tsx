import { RowsLoading } from '#ui/loading/RowsLoading.tsx';

/** Placeholder of a list that is loading. */
export function Loading({ what, isTable = false }: { what: string; isTable?: boolean }) {
  return <RowsLoading label={`Cargando ${what}…`} className="cards" count={3} height="middle" isTable={isTable} />;
}
