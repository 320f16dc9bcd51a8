import { limits } from '@arena/domain';
import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { AreaField } from '#ui/fields/Field.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './RulesEditor.module.css';

interface Props {
  /** Index among `count` rules, from 0. */
  index: number;
  count: number;
  /** Registration of its text control. */
  control: Pick<ComponentProps<typeof AreaField>, 'name' | 'error'>;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onPasteLines: (lines: string) => void;
}

/** One rule: number, text, and buttons to move and remove it. Alt with an arrow moves it, too. */
export function RuleRow({ index, count, control, onMove, onRemove, onPasteLines }: Props) {
  const number = index + 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').trim();
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    onPasteLines(pasted);
  };
  return (
    <li className={styles.row}>
      <AreaField
        {...control}
        label={`Regla ${number}`}
        required
        rows={2}
        maxLength={limits.tournament.ruleCharacters}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className={styles.tools}>
        <IconButton label={`Subir la regla ${number}`} disabled={index === 0} onClick={() => onMove(-1)}>
          <AdminIcon name="up" size={20} />
        </IconButton>
        <IconButton label={`Bajar la regla ${number}`} disabled={number === count} onClick={() => onMove(1)}>
          <AdminIcon name="down" size={20} />
        </IconButton>
        <IconButton label={`Quitar la regla ${number}`} onClick={onRemove}>
          <Icon name="close" size={20} />
        </IconButton>
      </div>
    </li>
  );
}
