import type { Entry } from '@arena/domain';
import { useRefetch } from '#lib/query/refetch.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { PictureControl } from '#ui/fields/PictureControl.tsx';
import { type Planned, useCompetitionAdmin } from '../competition-context.ts';

interface Props {
  entry: Entry;
  planned: Planned;
  onClose: () => void;
}

/** Sets an entry's emblem, shown next to its name. It is saved at once. */
export function EmblemDialog({ entry: { id }, planned, onClose }: Props) {
  const { calls, query } = useCompetitionAdmin();
  const refetch = useRefetch(query);
  const emblem = planned.entries.find((entry) => entry.id === id)?.emblem ?? null;
  const change = async (next: string | null) => {
    await calls.setEmblem(id, { emblem: next, from: emblem }).finally(() => refetch());
  };
  return (
    <Dialog title={`Emblema de ${planned.nameOf(id)}`} onClose={onClose}>
      <PictureControl
        label="Emblema"
        hint="Se ve junto al nombre en la tabla, en sus imágenes y en la transmisión. Sin caras ni datos de nadie: lo ve todo el mundo."
        alt="Emblema elegido"
        value={emblem}
        onChange={change}
      />
    </Dialog>
  );
}
