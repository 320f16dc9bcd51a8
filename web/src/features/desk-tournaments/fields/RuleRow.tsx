import { limits } from '@arena/domain';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { AreaField } from '../../../ui/fields/Field.tsx';
import { DeskIcon } from '../../../ui/signs/DeskIcon.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { type RulePart, ruleControl } from '../values.ts';
import styles from './RulesEditor.module.css';

interface Props {
  /** Its place among `count` rules, from 0. */
  index: number;
  count: number;
  text: string;
  error: string | undefined;
  onType: (text: string) => void;
  /** Asks to move the rule one place; `part` is the control that is to keep the focus. */
  onMove: (by: -1 | 1, part: RulePart) => void;
  onRemove: () => void;
  /** Hears of a text of several lines that was pasted into the rule. */
  onPasteLines: (lines: string) => void;
}

/** One rule: its number, its words, and its way up, down and out. Alt with an arrow moves it too. */
export function RuleRow({ index, count, text, error, onType, onMove, onRemove, onPasteLines }: Props) {
  const number = index + 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1, 'text');
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
        label={`Regla ${number}`}
        error={error}
        required
        name={ruleControl(index)}
        rows={2}
        maxLength={limits.tournament.ruleCharacters}
        value={text}
        onChange={({ target }) => onType(target.value)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className={styles.tools}>
        <IconButton
          name={ruleControl(index, 'up')}
          label={`Subir la regla ${number}`}
          disabled={index === 0}
          onClick={() => onMove(-1, 'up')}
        >
          <DeskIcon name="up" size={20} />
        </IconButton>
        <IconButton
          name={ruleControl(index, 'down')}
          label={`Bajar la regla ${number}`}
          disabled={number === count}
          onClick={() => onMove(1, 'down')}
        >
          <DeskIcon name="down" size={20} />
        </IconButton>
        <IconButton label={`Quitar la regla ${number}`} onClick={onRemove}>
          <Icon name="close" size={20} />
        </IconButton>
      </div>
    </li>
  );
}
