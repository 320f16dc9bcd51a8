import { limits, type Question } from '@arena/domain';
import { type UseFormReturn, useController, useFormState, useWatch } from 'react-hook-form';
import {
  CONTROLS,
  type CorrectionValues,
  correctionLabels,
  GUARDIAN_PATHS,
  type guardianLabels,
  type guardianTerms,
} from '#lib/editing/correction-values.ts';
import { useRegister } from '#lib/editing/use-editor-form.ts';
import { AnswerControl } from './AnswerControl.tsx';
import { FieldsPair, TextField } from './Field.tsx';

interface Props {
  form: UseFormReturn<CorrectionValues>;
}

const inputs = {
  fullName: {},
  nickname: {},
  freeFireId: { inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel' },
} as const;

interface PlayerProps extends Props {
  stored: string | undefined;
  /** Hint that is shown if the ID differs from the stored one. */
  moving?: string;
  only?: readonly (typeof CONTROLS)[number][];
}

export function PlayerControls({ form, stored, moving, only = CONTROLS }: PlayerProps) {
  const field = useRegister(form);
  const isMoving = useWatch({ control: form.control, name: 'freeFireId' }).trim() !== stored;
  return only.map((path) => (
    <TextField
      key={path}
      {...field(path)}
      {...inputs[path]}
      label={correctionLabels[path]}
      hint={path === 'freeFireId' && isMoving ? moving : undefined}
      required
      autoComplete="off"
    />
  ));
}

interface GuardianProps extends Props {
  names: typeof guardianLabels | typeof guardianTerms;
  hint?: string;
  required: boolean;
}

export function GuardianControls({ form, names, hint, required }: GuardianProps) {
  const field = useRegister(form);
  return GUARDIAN_PATHS.map((path) => (
    <TextField
      key={path}
      {...field(path)}
      label={names[path]}
      hint={path === 'guardian.name' ? hint : undefined}
      required={required}
      autoComplete="off"
    />
  ));
}

export function TeamControls({ form, required }: Props & { required: boolean }) {
  const field = useRegister(form);
  const { players } = useWatch({ control: form.control, name: 'team' });
  const { errors } = useFormState({ control: form.control });
  if (players.length === 0) return null;
  const written = { required, autoComplete: 'off' };
  const name = field('team.name');
  return (
    <>
      <TextField {...name} {...written} label="Nombre del equipo" error={name.error ?? errors.team?.message} />
      {players.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players have no key but their index.
        <FieldsPair key={index}>
          <TextField
            {...field(`team.players.${index}.nickname`)}
            {...written}
            label={`Apodo del jugador ${index + 2}`}
            inputMode="text"
          />
          <TextField
            {...field(`team.players.${index}.freeFireId`)}
            {...written}
            label={`ID del jugador ${index + 2}`}
            inputMode="numeric"
          />
        </FieldsPair>
      ))}
    </>
  );
}

/** A question that can be answered. */
export type Answerable = Pick<Question, 'id' | 'text' | 'type' | 'options' | 'required'>;

function Answer({ form, question }: Props & { question: Answerable }) {
  const { field, fieldState } = useController({ control: form.control, name: `answers.${question.id}` });
  const { value, onChange, ...control } = field;
  return (
    <AnswerControl
      label={question.text}
      asked={question}
      answer={value}
      error={fieldState.error?.message}
      onChange={onChange}
      noChoice="Sin respuesta"
      control={control}
      written={{ maxLength: limits.answerCharacters }}
    />
  );
}

export function AnswerControls({ form, questions }: Props & { questions: readonly Answerable[] }) {
  return questions.map((question) => <Answer key={question.id} form={form} question={question} />);
}
