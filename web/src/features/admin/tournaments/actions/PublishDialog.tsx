import { listText } from '#lib/editing/list-text.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';

interface Props {
  name: string;
  /** Missing fields, as `missingForPlayers` lists them; at least one. */
  missing: readonly string[];
  /** The button's text: 'Publicar ahora', 'Programar así'. */
  action: string;
  isBusy: boolean;
  onPublish: () => void;
  onClose: () => void;
}

export function MissingText({ name, missing }: { name: string; missing: readonly string[] }) {
  return (
    <p>
      A «{name}» todavía le falta: {listText(missing)}. Puedes publicarlo ya y completarlo después.
    </p>
  );
}

/** Asks before a tournament is published that players can't register for yet. */
export function PublishDialog({ name, missing, action, isBusy, onPublish, onClose }: Props) {
  return (
    <ConfirmDialog title="¿Publicar así?" action={action} isPending={isBusy} onConfirm={onPublish} onClose={onClose}>
      <MissingText name={name} missing={missing} />
    </ConfirmDialog>
  );
}
