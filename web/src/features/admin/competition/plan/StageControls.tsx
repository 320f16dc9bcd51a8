import { type Scoring, scoringTemplates } from '@arena/domain';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useRegister } from '#lib/editing/use-editor-form.ts';
import { SelectField, TextField } from '#ui/fields/Field.tsx';
import { FieldsPair } from '#ui/fields/FieldsGroup.tsx';
import { type PlanValues, type StageValues, scoringValues } from './plan-values.ts';
import { TieBreakControls } from './TieBreakControls.tsx';

interface Props {
  form: UseFormReturn<PlanValues>;
  /** Index in the plan, used in the names of controls. */
  index: number;
  /** Number of groups with drawn members; null before a draw. */
  drawnGroups: number | null;
  isLast: boolean;
}

type Choice = 'carry' | 'champion';
type TextControl = Exclude<keyof StageValues, 'tieBreaks' | 'id' | 'compareBy' | Choice>;

/** Registers text controls, number controls with a numeric keypad, and choices. */
function useTyping({ form, index }: Pick<Props, 'form' | 'index'>) {
  const control = useRegister(form);
  const typed = { required: true, autoComplete: 'off' };
  return {
    words: (name: TextControl) => ({ ...control(`stages.${index}.${name}`), ...typed, inputMode: 'text' as const }),
    number: (name: TextControl) => ({ ...control(`stages.${index}.${name}`), ...typed, inputMode: 'decimal' as const }),
    choice: (name: Choice) => ({ ...control(`stages.${index}.${name}`), required: true }),
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

interface ShownProps extends Props {
  values: StageValues;
}

function TemplateControl({ form, index, values }: Omit<ShownProps, 'drawnGroups' | 'isLast'>) {
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

function PointsControls(props: ShownProps) {
  const { values, index } = props;
  const { words, number, choice } = useTyping(props);
  const isFirst = index === 0;
  return (
    <>
      <TemplateControl {...props} />
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

export function StageControls(props: Props) {
  const { form, index, isLast, drawnGroups } = props;
  const values = useWatch({ control: form.control, name: `stages.${index}` });
  const { words, number } = useTyping(props);
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
      <PointsControls {...props} values={values} />
      <TieBreakControls
        chain={values.tieBreaks}
        onChange={(tieBreaks) => form.setValue(`stages.${index}.tieBreaks`, tieBreaks)}
      />
    </>
  );
}
