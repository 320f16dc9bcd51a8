import { type FieldErrors, limits, type Question } from '@arena/domain';
import type { controlFor } from '../../lib/editing/controls.ts';
import {
  answerPath,
  CONTROLS,
  type CorrectionValues,
  GUARDIAN_PATHS,
  type guardianLabels,
  type guardianTerms,
  labelOf,
  playerPath,
  TEAM_NAME,
  teammatesIn,
} from '../../lib/editing/correction-values.ts';
import { AnswerControl } from './AnswerControl.tsx';
import { TextField } from './Field.tsx';
import { FieldsPair } from './FieldsGroup.tsx';

interface Props {
  editor: {
    values: CorrectionValues;
    problems: FieldErrors;
    control: ReturnType<typeof controlFor<CorrectionValues>>;
    change: (changed: CorrectionValues) => void;
  };
}

const inputs = {
  fullName: {},
  nickname: {},
  freeFireId: { inputMode: 'numeric' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel' },
} as const;

/** @param moving is shown if the ID differs from the stored one. */
export function PlayerControls({ editor, stored, moving }: Props & { stored: string | undefined; moving: string }) {
  const isMoving = String(editor.values.freeFireId).trim() !== stored;
  return CONTROLS.map((path) => (
    <TextField
      key={path}
      {...editor.control(path)}
      {...inputs[path]}
      label={labelOf(path)}
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

export function GuardianControls({ editor, names, hint, required }: GuardianProps) {
  return GUARDIAN_PATHS.map((path) => (
    <TextField
      key={path}
      {...editor.control(path)}
      label={names[path]}
      hint={path === 'guardian.name' ? hint : undefined}
      required={required}
      autoComplete="off"
    />
  ));
}

export function TeamControls({ editor, required }: Props & { required: boolean }) {
  const { values, problems, control } = editor;
  const field = (path: string) => ({
    ...control(path),
    label: labelOf(path),
    required,
    autoComplete: 'off',
  });
  const teammates = teammatesIn(values);
  if (teammates === 0) return null;
  return (
    <>
      <TextField {...field(TEAM_NAME)} error={problems[TEAM_NAME] ?? problems.team} />
      {Array.from({ length: teammates }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players have no other identity than their position.
        <FieldsPair key={index}>
          <TextField {...field(playerPath(index, 'nickname'))} inputMode="text" />
          <TextField {...field(playerPath(index, 'freeFireId'))} inputMode="numeric" />
        </FieldsPair>
      ))}
    </>
  );
}

/** A question that can be answered. */
export type Answerable = Pick<Question, 'id' | 'text' | 'type' | 'options' | 'required'>;

/** The answers to these questions. */
export function AnswerControls({ editor, questions }: Props & { questions: readonly Answerable[] }) {
  return questions.map((question) => {
    const path = answerPath(question.id);
    return (
      <AnswerControl
        key={path}
        label={question.text}
        asked={question}
        answer={editor.values[path]}
        error={editor.problems[path]}
        onChange={(answer) => editor.change({ [path]: answer })}
        noChoice="Sin respuesta"
        control={{ name: path }}
        written={{ maxLength: limits.answerCharacters }}
      />
    );
  });
}
