import { type ErrorCode, nameKey } from '@arena/domain';
import { type ReactNode, useState } from 'react';
import { TextField } from '../fields/Field.tsx';
import { DeedDialog } from './DeedDialog.tsx';
import { useDeed } from './use-deed.ts';

/** What is deleted together with a thing, and never unseen: the thing's name has to be typed first. */
interface Contents {
  /** Whether there are any, as far as one knows here. */
  isThere: boolean;
  /** What is said while none is known of. */
  none?: string;
  /** How the server refuses to delete them unasked. */
  refusal: ErrorCode;
  /** What the button says where they go too. */
  action: string;
  /** Asks for the name. */
  label: string;
  /** The thing's name; how it is typed, large, small or accented, makes no difference. */
  name: string;
}

interface Try {
  /** Whether what is in it goes too: somebody has read that and typed its name. */
  force: boolean;
  /** Whether it was tried before, so that it may be gone already. */
  retried: boolean;
}

interface Props {
  title: string;
  /** What the button says where nothing goes along. */
  action?: string;
  contents?: Contents;
  /** False as long as it isn't known what would go: nobody can confirm that. */
  isKnown?: boolean;
  /** Deletes it. @returns what that did, in words. @throws {ApiError} */
  destroy: (how: Try) => Promise<string>;
  /** Reads what is shown behind the question again, where it isn't live; never rejects. */
  reread?: () => Promise<void>;
  /** Hears that it is gone. */
  onDone: () => void;
  /** Hears that it stays. */
  onClose: () => void;
  /** What would be gone, and what that means. */
  children: ReactNode;
}

function NameToType({ label, name, typed, onType }: Contents & { typed: string; onType: (typed: string) => void }) {
  return (
    <TextField
      label={label}
      hint={name}
      required
      autoComplete="off"
      autoCapitalize="none"
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/**
 * Asks before something is gone for good. A toast says that it is, or why it isn't; then the question stays, to be
 * confirmed once more. Where the server has found contents that nobody knew of here, it asks for the name from then on.
 */
export function DeletionDialog(props: Props) {
  const { title, action = 'Eliminar', contents, isKnown = true, destroy, reread, onDone, onClose, children } = props;
  const deed = useDeed(reread);
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<Try | null>(null);
  const isFound = contents !== undefined && (last?.force === true || deed.failure?.code === contents.refusal);
  const going = contents?.isThere || isFound ? contents : undefined;
  const isConfirmed = isKnown && (going === undefined || nameKey(typed) === nameKey(going.name));
  const confirm = async () => {
    const how = { force: going !== undefined, retried: last !== null };
    setLast(how);
    if (await deed.run(() => destroy(how))) onDone();
  };
  return (
    <DeedDialog
      title={title}
      action={going?.action ?? action}
      busy={deed.isBusy}
      disabled={!isConfirmed}
      onAct={confirm}
      stay="Conservar"
      onClose={onClose}
    >
      {children}
      {going ? <NameToType {...going} typed={typed} onType={setTyped} /> : null}
      {isKnown && going === undefined && contents?.none ? <p>{contents.none}</p> : null}
    </DeedDialog>
  );
}
