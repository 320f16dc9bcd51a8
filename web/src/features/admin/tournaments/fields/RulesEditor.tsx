import { limits, normalizeRules } from '@arena/domain';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormRegisterReturn, useFormState } from 'react-hook-form';
import { useRegister } from '#lib/editing/use-editor-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { AreaField, FieldsGroup } from '#ui/fields/Field.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline, Note, Stack } from '#ui/layout/Layout.tsx';
import type { TournamentEditing } from '../use-tournament-editor.ts';
import styles from './RulesEditor.module.css';

interface Props {
  editor: TournamentEditing;
}

const toRules = (text: string) => normalizeRules(text).map((rule) => ({ text: rule }));

/**
 * The rules as one text, as pasted from a chat, one rule a line. Changes apply at once, so that leaving loses nothing;
 * 'Cancelar' restores the former rules.
 */
function PastedRules({ editor: { form, rules, shown }, onDone }: Props & { onDone: () => void }) {
  const [before] = useState(shown.rules);
  const [text, setText] = useState(() => before.map((rule) => rule.text).join('\n'));
  const { rules: problem } = useFormState({ control: form.control }).errors;
  const wrong = shown.rules.findIndex((_, index) => problem?.[index] !== undefined);
  const ofRule = `Regla ${wrong + 1}: ${problem?.[wrong]?.text?.message}`;
  return (
    <>
      <AreaField
        label="Reglas como texto"
        hint="Una regla por línea. Los números del comienzo se quitan solos."
        error={wrong < 0 ? (problem?.root?.message ?? problem?.message) : ofRule}
        rows={10}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          rules.replace(toRules(target.value));
          void form.trigger('rules');
        }}
      />
      <Inline gap={2}>
        <Button look="secondary" onClick={onDone}>
          Usar estas reglas
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            rules.replace(before);
            onDone();
          }}
        >
          Cancelar
        </Button>
      </Inline>
    </>
  );
}

function ListedRules({ editor: { form, rules }, onPaste }: Props & { onPaste: () => void }) {
  const { fields } = rules;
  const { rules: problem } = useFormState({ control: form.control }).errors;
  const message = problem?.root?.message ?? problem?.message;
  const [said, setSaid] = useState('');
  const control = useRegister(form);
  const focusRule = (index: number) => form.setFocus(`rules.${index}.text`);
  const shift = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return;
    flushSync(() => rules.move(from, to));
    // A button at an end of the list becomes disabled and loses the focus.
    if (document.activeElement === document.body) focusRule(to);
    setSaid(`La regla ${from + 1} ahora es la ${to + 1}`);
  };
  const drop = (index: number) => {
    flushSync(() => rules.remove(index));
    if (fields.length > 1) focusRule(Math.max(0, index - 1));
    setSaid(`Regla ${index + 1} quitada`);
  };
  const insertLines = (index: number, lines: string) => {
    const isEmpty = form.getValues(`rules.${index}.text`) === '';
    rules.insert(index + 1, toRules(lines));
    if (isEmpty) rules.remove(index);
  };
  return (
    <>
      {fields.length === 0 ? (
        <Note size="text">Sin reglas: se lee «Las reglas se publicarán próximamente.»</Note>
      ) : null}
      <Stack as="ol" gap={4}>
        {fields.map(({ id }, index) => (
          <RuleRow
            key={id}
            index={index}
            count={fields.length}
            control={control(`rules.${index}.text`)}
            onMove={(by) => shift(index, index + by)}
            onRemove={() => drop(index)}
            onPasteLines={(lines) => insertLines(index, lines)}
          />
        ))}
      </Stack>
      <output className="visually-hidden">{said}</output>
      {message === undefined ? null : <Notice tone="error">{message}</Notice>}
      <Inline gap={2}>
        <Button look="secondary" onClick={() => rules.append({ text: '' })}>
          Agregar regla
        </Button>
        <Button look="quiet" onClick={onPaste}>
          Pegar como texto
        </Button>
      </Inline>
    </>
  );
}

/** The rules of a tournament: a sortable list, or one text to paste. */
export function RulesEditor({ editor }: Props) {
  const [isPasting, setPasting] = useState(false);
  return (
    <FieldsGroup title="Reglas">
      {isPasting ? (
        <PastedRules editor={editor} onDone={() => setPasting(false)} />
      ) : (
        <ListedRules editor={editor} onPaste={() => setPasting(true)} />
      )}
    </FieldsGroup>
  );
}

interface RowProps {
  /** Index among `count` rules, from 0. */
  index: number;
  count: number;
  /** Registration of its text control. */
  control: UseFormRegisterReturn & { error: string | undefined };
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onPasteLines: (lines: string) => void;
}

/** One rule: number, text, and buttons to move and remove it. Alt with an arrow moves it, too. */
function RuleRow({ index, count, control, onMove, onRemove, onPasteLines }: RowProps) {
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
