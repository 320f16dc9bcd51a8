import { listText } from '../../../lib/editing/list-text.ts';
import { DeedDialog } from '../../../ui/dialogs/DeedDialog.tsx';

interface Props {
  name: string;
  /** What players would miss, as `missingForPlayers` says it; at least one thing. */
  missing: readonly string[];
  /** What one is about to do: 'Publicar ahora', 'Programar así'. */
  action: string;
  isBusy: boolean;
  onPublish: () => void;
  onClose: () => void;
}

/** What a tournament lacks, said before players see it. */
export function MissingText({ name, missing }: Pick<Props, 'name' | 'missing'>) {
  return (
    <p>
      A «{name}» todavía le falta: {listText(missing)}. Puedes publicarlo ya y completarlo después.
    </p>
  );
}

/** Asks whether to publish a tournament that players can't enter yet. */
export function PublishDialog({ name, missing, action, isBusy, onPublish, onClose }: Props) {
  return (
    <DeedDialog title="¿Publicar así?" action={action} busy={isBusy} onAct={onPublish} onClose={onClose}>
      <MissingText name={name} missing={missing} />
    </DeedDialog>
  );
}
