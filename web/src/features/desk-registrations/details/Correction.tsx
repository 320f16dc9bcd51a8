import { limits, type Question, questionsOf, type Registration, type TeamSize } from '@arena/domain';
import { useEffect } from 'react';
import { flatGuardian, GUARDIAN_PATHS, guardianOf, guardianTerms } from '../../../lib/editing/correction-guardian.ts';
import { teamLabels } from '../../../lib/editing/correction-team.ts';
import {
  CONTROLS,
  type CorrectionValues,
  flat,
  inputs,
  isSame,
  labels,
  problemsWith,
  unflat,
  valuesOf,
} from '../../../lib/editing/correction-values.ts';
import { type Beginning, useEditingStart } from '../../../lib/editing/editing-start.ts';
import { type Editor, useControls } from '../../../lib/editing/use-controls.ts';
import { EditingConflict } from '../../../ui/editing/EditingConflict.tsx';
import { EditorFrame } from '../../../ui/editing/EditorFrame.tsx';
import { AnswerControl } from '../../../ui/fields/AnswerControl.tsx';
import { TextField } from '../../../ui/fields/Field.tsx';
import { TeamControls } from '../../../ui/fields/TeamControls.tsx';
import { drafts, storing } from './correction-storing.ts';

type CorrectionEditing = Editor<CorrectionValues, Registration>;

/** Who answers for a player under 18, where a registration is corrected; both empty for an adult. */
function GuardianControls({ editor }: { editor: CorrectionEditing }) {
  const { values, problems, change } = editor;
  const texts = flatGuardian(values.guardian);
  return GUARDIAN_PATHS.map((path) => (
    <TextField
      key={path}
      label={guardianTerms[path]}
      hint={path === 'guardian.name' ? 'Solo si tiene menos de 18 años.' : undefined}
      error={problems[path]}
      required={values.guardian !== null}
      name={path}
      autoComplete="off"
      value={texts[path] ?? ''}
      onChange={({ target }) =>
        change({ guardian: guardianOf((each) => (each === path ? target.value : (texts[each] ?? ''))) }, [path])
      }
    />
  ));
}

interface Props {
  registration: Registration;
  questions: readonly Question[];
  /** How many play together in its tournament. */
  teamSize: TeamSize;
  /** Hears of the registration as it was saved; with another ID it is another one to the queue. */
  onSaved: (registration: Registration, isHere: boolean) => void;
  onLeave: () => void;
}

type AskedQuestion = Pick<Question, 'id' | 'text' | 'type' | 'options' | 'required'>;

/** What can be answered: what its tournament asks today, and what was answered, also where the question is gone. */
function askedOf({ answers, tournamentId }: Registration, questions: readonly Question[]): AskedQuestion[] {
  const asked = questionsOf(questions, tournamentId).filter(({ active }) => active);
  const known = questions.filter((question) => asked.includes(question) || question.id in answers);
  const gone = Object.keys(answers).filter((id) => !questions.some((question) => question.id === id));
  return [
    ...known,
    ...gone.map((id) => ({ id, text: `Otra respuesta (${id})`, type: 'text' as const, options: [], required: false })),
  ];
}

interface ControlsProps {
  editor: CorrectionEditing;
  asked: readonly AskedQuestion[];
  teamSize: TeamSize;
}

function Controls({ editor, asked, teamSize }: ControlsProps) {
  const { values, problems, change, base } = editor;
  const isMoving = values.freeFireId.trim() !== base?.freeFireId;
  return (
    <>
      {CONTROLS.map((control) => (
        <TextField
          key={control}
          label={labels[control]}
          hint={control === 'freeFireId' && isMoving ? 'El ID de antes queda libre para inscribirse.' : undefined}
          error={problems[control]}
          required
          {...inputs[control]}
          name={control}
          value={values[control]}
          onChange={(event) => change({ [control]: event.target.value })}
        />
      ))}
      <GuardianControls editor={editor} />
      <TeamControls editor={editor} teamSize={teamSize} />
      {asked.map((question) => (
        <AnswerControl
          key={question.id}
          label={question.text}
          asked={question}
          answer={values.answers[question.id]}
          error={problems[`answers.${question.id}`]}
          onChange={(answer) =>
            change({ answers: { ...values.answers, [question.id]: answer } }, [`answers.${question.id}`])
          }
          noChoice="Sin respuesta"
          control={{ name: `answers.${question.id}` }}
          written={{ maxLength: limits.answerCharacters }}
        />
      ))}
    </>
  );
}

function Conflict({ editor, asked }: Omit<ControlsProps, 'teamSize'>) {
  const names = new Map<string, string>([
    ...CONTROLS.map((control) => [control, labels[control]] as const),
    ...Object.entries(guardianTerms),
    ...teamLabels(),
    ...asked.map(({ id, text }) => [`answers.${id}`, text] as const),
  ]);
  return (
    <EditingConflict
      subject="esta inscripción"
      editor={{
        ...editor,
        values: flat(editor.values),
        valuesOf: (registration) => flat(valuesOf(registration)),
        keepMine: (registration, merged) => editor.keepMine(registration, unflat(merged)),
        labelOf: (path) => names.get(path) ?? labels.answers,
      }}
      readable={(path, values) => [values[path] ?? []].flat().join(', ') || 'vacío'}
    />
  );
}

interface BegunProps extends Props {
  beginning: Beginning<CorrectionValues, Registration>;
}

function Begun({ registration, questions, teamSize, beginning, onSaved, onLeave }: BegunProps) {
  const editor = useControls({
    ...beginning,
    labelOf: (control) => labels[control],
    problemsWith: (values) => problemsWith(values, valuesOf(beginning.initial.base), questions),
    order: () => [
      ...CONTROLS,
      ...GUARDIAN_PATHS,
      ...teamLabels().map(([path]) => path),
      ...questions.map(({ id }) => `answers.${id}`),
    ],
    onSaved,
  });
  const asked = askedOf(registration, questions);
  const { place } = editor;
  useEffect(() => place.current?.querySelector('input')?.focus(), [place]);
  return (
    <>
      <EditorFrame editor={editor} saveLabel="Guardar" onLeave={onLeave} preview={null}>
        <Controls editor={editor} asked={asked} teamSize={teamSize} />
      </EditorFrame>
      <Conflict editor={editor} asked={asked} />
    </>
  );
}

const editable = { drafts, valuesOf, isSame, storing };

/** The editor of what a player typed in a registration, as it was when it was opened. */
export function Correction(props: Props) {
  const { key, beginning } = useEditingStart(editable, props.registration);
  return <Begun key={key} {...props} beginning={beginning} />;
}
