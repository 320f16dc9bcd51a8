import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline } from '#ui/layout/Layout.tsx';
import styles from './Competition.module.css';
import {
  type CompetitionMutation,
  type SuccessText,
  useCompetitionMutation,
  type Work,
} from './use-competition-mutation.ts';

/** The reasons why a mutation was refused. */
export function Refusals({ of: { refusals } }: { of: CompetitionMutation }) {
  if (refusals.length === 0) return null;
  return (
    <Inline as="p" gap={2} unbroken className={styles.refusal} role="alert">
      <Icon name="alert" size={18} />
      {refusals.join(' ')}
    </Inline>
  );
}

export function Changes({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.changes}>
      {[...new Set(of)].map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

/**
 * Lists other admins' changes since the dialog was opened. It is at the top of the dialog, because the dialog covers
 * the page and a toast would cover its buttons.
 */
export function ConflictingChanges({ of: { changes } }: { of: CompetitionMutation }) {
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>Alguien más cambió esto mientras tanto:</p>
      <Changes of={changes} />
    </Notice>
  );
}

interface MutationButtonProps<Done> {
  work: Work<Done>;
  said: SuccessText<Done>;
  look?: 'primary' | 'secondary' | 'quiet';
  wide?: boolean;
  children: ReactNode;
}

/** A button that runs a mutation without asking. */
export function MutationButton<Done>({ work, said, look, wide, children }: MutationButtonProps<Done>) {
  const mutation = useCompetitionMutation();
  return (
    <>
      <Button look={look} wide={wide} busy={mutation.isPending} onClick={() => void mutation.run(work, said)}>
        {children}
      </Button>
      <Refusals of={mutation} />
    </>
  );
}

interface MutationDialogProps {
  mutation: CompetitionMutation;
  title: string;
  /** Labels of the buttons. */
  action: string;
  cancel?: string;
  isDestructive?: boolean;
  disabled?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with the inputs of a mutation. It stays open after a refusal. */
export function MutationDialog(props: MutationDialogProps) {
  const { mutation, title, action, cancel, isDestructive, disabled, onConfirm, onClose, children } = props;
  return (
    <ConfirmDialog
      title={title}
      action={action}
      cancel={cancel}
      isDestructive={isDestructive}
      disabled={disabled}
      isPending={mutation.isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ConflictingChanges of={mutation} />
      {children}
      <Refusals of={mutation} />
    </ConfirmDialog>
  );
}
