import { normalizeRules } from '@arena/domain';
import { useState } from 'react';
import { moved } from '../../../lib/editing/order.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { AreaField } from '../../../ui/fields/Field.tsx';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import type { TournamentEditing } from '../use-editor.ts';
import { type RulePart, ruleControl } from '../values.ts';
import { RuleRow } from './RuleRow.tsx';

interface Props {
  editor: TournamentEditing;
}

const toRules = (text: string) => normalizeRules(text).map((rule) => ({ text: rule }));

/**
 * The rules as one text, as they come out of a chat: a line is a rule. What is written is the tournament's at once,
 * so that no way out of here can lose it; 'Cancelar' brings back what was there before.
 */
function PastedRules({ editor: { values, problems, changeRules }, onDone }: Props & { onDone: () => void }) {
  const [before] = useState(values.rules);
  const [text, setText] = useState(() => before.map((rule) => rule.text).join('\n'));
  const wrong = values.rules.findIndex((_, index) => problems[ruleControl(index)] !== undefined);
  const control = wrong < 0 ? 'rules' : ruleControl(wrong);
  const problem = problems[control];
  return (
    <>
      <AreaField
        label="Reglas como texto"
        hint="Una regla por línea. Los números del comienzo se quitan solos."
        error={wrong < 0 ? problem : `Regla ${wrong + 1}: ${problem}`}
        // What is wrong with a rule is put right here: this takes the focus in its place.
        name={control}
        rows={10}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          changeRules(toRules(target.value));
        }}
      />
      <div className="beside gap-2">
        <Button look="secondary" onClick={onDone}>
          Usar estas reglas
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            changeRules(before);
            onDone();
          }}
        >
          Cancelar
        </Button>
      </div>
    </>
  );
}

function ListedRules({ editor, onPaste }: Props & { onPaste: () => void }) {
  const { values, problems, changeRules, focus } = editor;
  const { rules } = values;
  const [said, setSaid] = useState('');
  const shift = (from: number, to: number, part: RulePart) => {
    if (to < 0 || to >= rules.length) return;
    changeRules(moved(rules, from, to));
    focus(ruleControl(to, part), ruleControl(to));
    setSaid(`La regla ${from + 1} ahora es la ${to + 1}`);
  };
  const drop = (index: number) => {
    changeRules(rules.toSpliced(index, 1));
    focus(ruleControl(Math.max(0, index - 1)));
    setSaid(`Regla ${index + 1} quitada`);
  };
  const add = () => {
    changeRules([...rules, { text: '' }]);
    focus(ruleControl(rules.length));
  };
  return (
    <>
      {rules.length === 0 ? <p className="muted">Sin reglas: se lee «Las reglas se publicarán próximamente.»</p> : null}
      <ol className="below gap-4">
        {rules.map(({ text }, index) => (
          <RuleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rules are told apart by their place alone.
            key={index}
            index={index}
            count={rules.length}
            text={text}
            error={problems[ruleControl(index)]}
            onType={(typed) => changeRules(rules.with(index, { text: typed }))}
            onMove={(by, part) => shift(index, index + by, part)}
            onRemove={() => drop(index)}
            onPasteLines={(lines) =>
              changeRules(rules.toSpliced(text === '' ? index : index + 1, text === '' ? 1 : 0, ...toRules(lines)))
            }
          />
        ))}
      </ol>
      <output className="visually-hidden">{said}</output>
      {problems.rules === undefined ? null : <Notice tone="error">{problems.rules}</Notice>}
      <div className="beside gap-2">
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
