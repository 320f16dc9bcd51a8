import { type FieldErrors, type Scoring, scoringTemplates } from '@arena/domain';
import { controlFor } from '../../../lib/editing/controls.ts';
import { SelectField, TextField } from '../../../ui/fields/Field.tsx';
import { FieldsPair } from '../../../ui/fields/FieldsGroup.tsx';
import { type StageValues, scoringValues } from './plan-values.ts';
import { TieBreakControls } from './TieBreakControls.tsx';

interface Props {
  values: StageValues;
  /** Where its controls stand in the plan: problems are named by it. */
  index: number;
  /** How many groups it has whose members are known; null where nobody is in any. */
  drawnGroups: number | null;
  isLast: boolean;
  problems: FieldErrors;
  onChange: (changed: Partial<StageValues>) => void;
}

type Choice = 'carry' | 'champion';
type TextControl = Exclude<keyof StageValues, 'tieBreaks' | 'id' | Choice>;

/**
 * What fields need to be controls of a stage: of words, of numbers, for which a telephone shows digits alone, or of one
 * of a few.
 */
function typing({ values, index, problems, onChange }: Props) {
  const nameOf = (name: string) => `stages.${index}.${name}`;
  const control = controlFor({ values, problems, change: onChange, nameOf });
  const typed = { required: true, autoComplete: 'off' };
  return {
    words: (name: TextControl) => ({ ...control(name), ...typed, inputMode: 'text' as const }),
    number: (name: TextControl) => ({ ...control(name), ...typed, inputMode: 'decimal' as const }),
    choice: (name: Choice) => ({ ...control(name), required: true }),
  };
}

const OWN = 'own';

/** The ready-made scoring that the controls hold; `own` where it is none of them. */
function templateOf(values: StageValues): string {
  const shown = ({ placement, perKill, champion, championAt, maxMatches }: Partial<StageValues>) =>
    JSON.stringify([placement, perKill, champion, championAt, maxMatches]);
  return scoringTemplates.find(({ scoring }) => shown(asValues(scoring)) === shown(values))?.id ?? OWN;
}

function asValues(scoring: Scoring): Partial<StageValues> {
  const { carry: _carry, byRank: _byRank, ...values } = scoringValues(scoring);
  return values;
}

function TemplateControl({ values, onChange }: Pick<Props, 'values' | 'onChange'>) {
  const id = templateOf(values);
  const chosen = scoringTemplates.find((template) => template.id === id);
  return (
    <SelectField
      label="Puntos"
      hint={chosen?.description ?? 'Una tabla tuya.'}
      required
      value={id}
      onChange={(event) => {
        const template = scoringTemplates.find((each) => each.id === event.target.value);
        if (template !== undefined) onChange(asValues(template.scoring));
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

function PointsControls(props: Props) {
  const { values, index } = props;
  const { words, number, choice } = typing(props);
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
        <option value="wins">Quien logra primero tantos Booyahs</option>
        <option value="points">Con un Booyah desde tantos puntos</option>
      </SelectField>
      {values.champion === 'none' ? null : (
        <FieldsPair>
          <TextField {...number('championAt')} label={values.champion === 'wins' ? 'Booyahs' : 'Desde tantos puntos'} />
          <TextField {...number('maxMatches')} label="Partidas como máximo" />
        </FieldsPair>
      )}
    </>
  );
}

/** What an organiser decides of a stage: how much is played, who goes on, what counts. */
export function StageControls(props: Props) {
  const { values, isLast, drawnGroups, onChange } = props;
  const { words, number } = typing(props);
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
      <PointsControls {...props} />
      <TieBreakControls chain={values.tieBreaks} onChange={(tieBreaks) => onChange({ tieBreaks })} />
    </>
  );
}
