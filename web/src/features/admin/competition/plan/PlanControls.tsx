import { competitionRefusalText, type Scoring, type Stage, scoringTemplates, TieBreak } from '@arena/domain';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { moveItem } from '#lib/editing/order.ts';
import { useRegister } from '#lib/editing/use-editor-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { classes } from '#ui/classes.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup, FieldsGroup, FieldsPair, SelectField, TextField } from '#ui/fields/Field.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { tieBreakText } from '#ui/texts/competition-texts.ts';
import styles from './Plan.module.css';
import type { PlanEditing } from './plan-editing.ts';
import { anotherStage, type PlanValues, type StageValues, scoringValues } from './plan-values.ts';

function drawnGroups(stage: Stage | undefined): number | null {
  return stage?.groups.some(({ entryIds }) => entryIds.length > 0) === true ? stage.groups.length : null;
}

/**
 * The controls of a plan: its stages, and the second person for official results. Closed stages are read-only, because
 * their advancing entries are in the next stage.
 */
export function PlanControls({ plan: { editor, form, stages } }: { plan: PlanEditing }) {
  const current = editor.base?.stages ?? [];
  const shown = useWatch({ control: form.control, name: 'stages' });
  const closed = new Set(current.filter(({ state }) => state === 'closed').map(({ id }) => id));
  return (
    <>
      {stages.fields.map(({ key, id }, index) => (
        <FieldsGroup key={key} title={shown[index]?.name || `Fase ${index + 1}`}>
          {closed.has(id) ? (
            <Notice tone="info">{competitionRefusalText.stage_closed}</Notice>
          ) : (
            <StageControls
              form={form}
              index={index}
              drawnGroups={drawnGroups(current.find((stage) => stage.id === id))}
              isLast={index === stages.fields.length - 1}
            />
          )}
          {stages.fields.length > 1 && !closed.has(id) ? (
            <Button look="quiet" onClick={() => stages.remove(index)}>
              Quitar esta fase
            </Button>
          ) : null}
        </FieldsGroup>
      ))}
      <Button
        look="secondary"
        onClick={() => stages.append(anotherStage(form.getValues('stages')), { shouldFocus: false })}
      >
        Agregar una fase
      </Button>
      <FieldsGroup title="Resultados">
        <Choice
          type="checkbox"
          {...form.register('secondPerson')}
          label="Otra persona confirma cada resultado, no quien lo anotó"
        />
      </FieldsGroup>
    </>
  );
}

interface StageControlsProps {
  form: UseFormReturn<PlanValues>;
  /** Index in the plan, used in the names of controls. */
  index: number;
  /** Number of groups with drawn members; null before a draw. */
  drawnGroups: number | null;
  isLast: boolean;
}

type ChoiceControl = 'carry' | 'champion';
type TextControl = Exclude<keyof StageValues, 'tieBreaks' | 'id' | 'compareBy' | ChoiceControl>;

/** Registers text controls, number controls with a numeric keypad, and choices. */
function useTyping(form: UseFormReturn<PlanValues>, index: number) {
  const control = useRegister(form);
  const typed = { required: true, autoComplete: 'off' };
  return {
    words: (name: TextControl) => ({ ...control(`stages.${index}.${name}`), ...typed, inputMode: 'text' as const }),
    number: (name: TextControl) => ({ ...control(`stages.${index}.${name}`), ...typed, inputMode: 'decimal' as const }),
    choice: (name: ChoiceControl) => ({ ...control(`stages.${index}.${name}`), required: true }),
  };
}

const OWN = 'own';

/** Returns the scoring template of the values; `own` if none matches. */
function templateOf(values: StageValues): string {
  const shown = ({ placement, perKill, champion, championAt, maxMatches }: Partial<StageValues>) =>
    JSON.stringify([placement, perKill, champion, championAt, maxMatches]);
  return scoringTemplates.find(({ scoring }) => shown(asValues(scoring)) === shown(values))?.id ?? OWN;
}

function asValues(scoring: Scoring): Partial<StageValues> {
  const { carry: _carry, byRank: _byRank, ...values } = scoringValues(scoring);
  return values;
}

interface PointsProps {
  form: UseFormReturn<PlanValues>;
  index: number;
  values: StageValues;
}

function TemplateControl({ form, index, values }: PointsProps) {
  const id = templateOf(values);
  const chosen = scoringTemplates.find((template) => template.id === id);
  return (
    <SelectField
      label="Puntos"
      hint={chosen?.description ?? 'Una tabla propia.'}
      required
      value={id}
      onChange={(event) => {
        const template = scoringTemplates.find((each) => each.id === event.target.value);
        if (template === undefined) return;
        form.setValue(`stages.${index}`, { ...form.getValues(`stages.${index}`), ...asValues(template.scoring) });
        form.clearErrors(`stages.${index}`);
      }}
    >
      {scoringTemplates.map((template) => (
        <option key={template.id} value={template.id}>
          {template.name}
        </option>
      ))}
      {id === OWN ? <option value={OWN}>Tabla propia</option> : null}
    </SelectField>
  );
}

function PointsControls({ form, index, values }: PointsProps) {
  const { words, number, choice } = useTyping(form, index);
  const isFirst = index === 0;
  return (
    <>
      <TemplateControl form={form} index={index} values={values} />
      <TextField {...words('placement')} label="Puntos por puesto" hint="Del primero al último, con espacios" />
      <TextField {...number('perKill')} label="Puntos por baja" />
      {isFirst ? null : (
        <SelectField {...choice('carry')} label="Qué traen de la fase anterior">
          <option value="none">Nada: todos empiezan en cero</option>
          <option value="points">Sus puntos</option>
          <option value="byRank">Puntos según su puesto</option>
        </SelectField>
      )}
      {isFirst || values.carry !== 'byRank' ? null : (
        <TextField {...words('byRank')} label="Puntos que trae cada puesto" hint="Del primero al último" />
      )}
      <SelectField {...choice('champion')} label="Cómo se gana el título">
        <option value="none">Por puntos, al final</option>
        <option value="wins">Quien logra primero cierta cantidad de Booyahs</option>
        <option value="points">Con un Booyah al llegar a cierta cantidad de puntos</option>
      </SelectField>
      {values.champion === 'none' ? null : (
        <FieldsPair>
          <TextField
            {...number('championAt')}
            label={values.champion === 'wins' ? 'Booyahs' : 'Puntos para jugar por el título'}
          />
          <TextField {...number('maxMatches')} label="Partidas como máximo" />
        </FieldsPair>
      )}
    </>
  );
}

function StageControls({ form, index, isLast, drawnGroups }: StageControlsProps) {
  const values = useWatch({ control: form.control, name: `stages.${index}` });
  const { words, number } = useTyping(form, index);
  const isRegrouped = drawnGroups !== null && values.groupCount !== String(drawnGroups);
  return (
    <>
      <TextField {...words('name')} label="Nombre de la fase" />
      <FieldsPair>
        <TextField {...number('matchCount')} label="Partidas de cada grupo" />
        <TextField
          {...number('groupCount')}
          label="Grupos"
          hint={isRegrouped ? 'Al guardar, los grupos se vacían y se sortea otra vez.' : undefined}
        />
      </FieldsPair>
      {isLast ? null : (
        <FieldsPair>
          <TextField {...number('perGroup')} label="Avanzan de cada grupo" />
          <TextField {...number('best')} label="Y los mejores del resto" hint="0 si nadie más" />
        </FieldsPair>
      )}
      <PointsControls form={form} index={index} values={values} />
      <TieBreakControls
        chain={values.tieBreaks}
        onChange={(tieBreaks) => form.setValue(`stages.${index}.tieBreaks`, tieBreaks)}
      />
    </>
  );
}

interface TieBreakProps {
  chain: readonly TieBreak[];
  onChange: (chain: TieBreak[]) => void;
}

function TieBreakControls({ chain, onChange }: TieBreakProps) {
  const others = TieBreak.options.filter((option) => !chain.includes(option));
  return (
    <FieldGroup
      label="Si empatan en puntos"
      hint="Se mira en este orden. Si nada decide, comparten el puesto."
      required
    >
      <Stack as="ol" aria-label="Desempates">
        {chain.map((tieBreak, index) => (
          <li key={tieBreak} className={styles.tieBreak}>
            <span className={styles.rank}>{index + 1}</span>
            <span>{tieBreakText[tieBreak]}</span>
            {index === 0 ? null : (
              <IconButton
                label={`Subir: ${tieBreakText[tieBreak]}`}
                onClick={() => onChange(moveItem(chain, index, index - 1))}
              >
                <AdminIcon name="up" size={20} />
              </IconButton>
            )}
            <IconButton
              label={`Quitar: ${tieBreakText[tieBreak]}`}
              onClick={() => onChange(chain.filter((each) => each !== tieBreak))}
            >
              <Icon name="close" size={20} />
            </IconButton>
          </li>
        ))}
      </Stack>
      {others.length === 0 ? null : (
        <Stack as="ul" aria-label="Desempates que no se usan">
          {others.map((tieBreak) => (
            <li key={tieBreak}>
              <button
                type="button"
                className={classes('touch muted', styles.add)}
                onClick={() => onChange([...chain, tieBreak])}
              >
                <AdminIcon name="plus" size={20} />
                {tieBreakText[tieBreak]}
              </button>
            </li>
          ))}
        </Stack>
      )}
    </FieldGroup>
  );
}
