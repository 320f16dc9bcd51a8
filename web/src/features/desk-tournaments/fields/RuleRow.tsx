import { limits } from '@arena/domain';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { AreaField } from '../../../ui/fields/Field.tsx';
import { DeskIcon, type DeskIconName } from '../../../ui/signs/DeskIcon.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import styles from './RulesEditor.module.css';

interface Props {
  number: number;
  count: number;
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** Asks to move the rule one place; `part` is the control that is to keep the focus. */
  onMove: (by: -1 | 1, part: 'text' | 'up' | 'down') => void;
  onRemove: () => void;
  /** Hears of a text of several lines that was pasted into the rule. */
  onPasteLines: (lines: string) => void;
}

function MoveButton({
  part,
  label,
  disabled,
  onClick,
}: {
  part: Extract<DeskIconName, 'up' | 'down'>;
  label: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <IconButton data-part={part} label={label} disabled={disabled} onClick={onClick}>
      <DeskIcon name={part} size={20} />
    </IconButton>
  );
}

/** One rule: its number, its words, and its way up, down and out. Alt with an arrow moves it too. */
export function RuleRow({ number, count, field, error, onMove, onRemove, onPasteLines }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1, 'text');
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    onPasteLines(text);
  };
  return (
    <li className={styles.row}>
      <AreaField
        label={`Regla ${number}`}
        error={error}
        required
        {...field}
        data-part="text"
        rows={2}
        maxLength={limits.tournament.ruleCharacters}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className={styles.tools}>
        <MoveButton
          part="up"
          label={`Subir la regla ${number}`}
          disabled={number === 1}
          onClick={() => onMove(-1, 'up')}
        />
        <MoveButton
          part="down"
          label={`Bajar la regla ${number}`}
          disabled={number === count}
          onClick={() => onMove(1, 'down')}
        />
        <IconButton label={`Quitar la regla ${number}`} onClick={onRemove}>
          <Icon name="close" size={20} />
        </IconButton>
      </div>
    </li>
  );
}
