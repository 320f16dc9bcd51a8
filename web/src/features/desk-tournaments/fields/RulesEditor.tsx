import { normalizeRules } from '@arena/domain';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray, useFormState } from 'react-hook-form';
import { Button } from '../../../ui/buttons/Button.tsx';
import { AreaField } from '../../../ui/fields/Field.tsx';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import type { TournamentValues } from '../values.ts';
import styles from './Fields.module.css';
import { RuleRow } from './RuleRow.tsx';
import rows from './RulesEditor.module.css';

interface Props {
  form: UseFormReturn<TournamentValues>;
}

const toRules = (text: string) => normalizeRules(text).map((rule) => ({ text: rule }));

/** What is wrong with the rules: of the list as a whole, or of the first rule that is too long. */
function useProblem(form: Props['form']): string | undefined {
  const { errors } = useFormState({ control: form.control, name: 'rules' });
  const index = form.getValues('rules').findIndex((_, rule) => errors.rules?.[rule]?.text !== undefined);
  if (index >= 0) return `Regla ${index + 1}: ${errors.rules?.[index]?.text?.message}`;
  return errors.rules?.root?.message ?? errors.rules?.message;
}

/**
 * The rules as one text, as they come out of a chat: a line is a rule. What is written is the tournament's at once,
 * so that no way out of here can lose it; 'Cancelar' brings back what was there before.
 */
function PastedRules({ form, onDone }: Props & { onDone: () => void }) {
  const [before] = useState(() => form.getValues('rules'));
  const [text, setText] = useState(() => before.map((rule) => rule.text).join('\n'));
  const problem = useProblem(form);
  const put = (rules: TournamentValues['rules']) =>
    form.setValue('rules', rules, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <AreaField
        label="Reglas como texto"
        hint="Una regla por línea. Los números del comienzo se quitan solos."
        error={problem}
        data-part="pasted-rules"
        rows={10}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          put(toRules(target.value));
        }}
      />
      <div className={rows.actions}>
        <Button look="secondary" onClick={onDone}>
          Usar estas reglas
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            put(before);
            onDone();
          }}
        >
          Cancelar
        </Button>
      </div>
    </>
  );
}

type Part = 'text' | 'up' | 'down';

/** Which control of which rule is to have the focus, once the list is drawn anew. */
interface FocusWish {
  index: number;
  part: Part;
}

function useRuleFocus() {
  const list = useRef<HTMLOListElement>(null);
  const [wish, setWish] = useState<FocusWish | null>(null);
  useEffect(() => {
    if (wish === null) return;
    const row = list.current?.children[wish.index];
    const wanted = row?.querySelector<HTMLElement>(`[data-part="${wish.part}"]:not(:disabled)`);
    (wanted ?? row?.querySelector<HTMLElement>('[data-part="text"]'))?.focus();
  }, [wish]);
  return { list, focus: (index: number, part: Part) => setWish({ index, part }) };
}

function ListedRules({ form, onPaste }: Props & { onPaste: () => void }) {
  const { fields, append, insert, move, remove } = useFieldArray({ control: form.control, name: 'rules' });
  const { errors } = useFormState({ control: form.control });
  const { list, focus } = useRuleFocus();
  const [said, setSaid] = useState('');
  const shift = (from: number, to: number, part: Part) => {
    if (to < 0 || to >= fields.length) return;
    move(from, to);
    focus(to, part);
    setSaid(`La regla ${from + 1} ahora es la ${to + 1}`);
  };
  const drop = (index: number) => {
    remove(index);
    focus(Math.max(0, index - 1), 'text');
    setSaid(`Regla ${index + 1} quitada`);
  };
  const add = () => {
    append({ text: '' }, { shouldFocus: false });
    focus(fields.length, 'text');
  };
  return (
    <>
      {fields.length === 0 ? (
        <p className={styles.note}>Sin reglas: se lee «Las reglas se publicarán próximamente.»</p>
      ) : null}
      <ol ref={list} className={rows.list}>
        {fields.map((rule, index) => (
          <RuleRow
            key={rule.id}
            number={index + 1}
            count={fields.length}
            field={form.register(`rules.${index}.text`)}
            error={errors.rules?.[index]?.text?.message}
            onMove={(by, part) => shift(index, index + by, part)}
            onRemove={() => drop(index)}
            onPasteLines={(lines) => {
              insert(index + 1, toRules(lines), { shouldFocus: false });
              if (form.getValues(`rules.${index}.text`) === '') remove(index);
            }}
          />
        ))}
      </ol>
      <output className="visually-hidden">{said}</output>
      {(errors.rules?.root?.message ?? errors.rules?.message) ? (
        <Notice tone="error">{errors.rules?.root?.message ?? errors.rules?.message}</Notice>
      ) : null}
      <div className={rows.actions}>
        <Button look="secondary" onClick={add}>
          Agregar regla
        </Button>
        <Button look="quiet" onClick={onPaste}>
          Pegar como texto
        </Button>
      </div>
    </>
  );
}

/** The rules of a tournament: a list to write and order, or one text to paste. */
export function RulesEditor({ form }: Props) {
  const [isPasting, setPasting] = useState(false);
  return (
    <FieldsGroup title="Reglas">
      {isPasting ? (
        <PastedRules form={form} onDone={() => setPasting(false)} />
      ) : (
        <ListedRules form={form} onPaste={() => setPasting(true)} />
      )}
    </FieldsGroup>
  );
}
