import { type Question, questionsOf, type Registration, type TeamSize } from '@arena/domain';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  AdminCorrectedFields,
  type CorrectionValues,
  correctionLabels,
  correctionPath,
  guardianTerms,
  problemsWithCorrection,
} from '#lib/editing/correction-values.ts';
import { type Beginning, useEditingStart } from '#lib/editing/editing-start.ts';
import { resolverBy, useEditorForm } from '#lib/editing/use-editor-form.ts';
import { EditorFrame } from '#ui/editing/EditorFrame.tsx';
import {
  type Answerable,
  AnswerControls,
  GuardianControls,
  PlayerControls,
  TeamControls,
} from '#ui/fields/RegistrationControls.tsx';
import { correcting } from './correction-storage.ts';

interface Props {
  registration: Registration;
  questions: readonly Question[];
  teamSize: TeamSize;
  /** Called with the saved registration; with another ID it is a new row of the queue. */
  onSaved: (registration: Registration, isHere: boolean) => void;
  onLeave: () => void;
}

/** Returns all texts in a value, one after the other. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** Returns the tournament's active questions, and inactive ones with an answer. */
function answerableQuestions({ answers, tournamentId }: Registration, questions: readonly Question[]): Answerable[] {
  const asked = questionsOf(questions, tournamentId).filter(({ active }) => active);
  const known = questions.filter((question) => asked.includes(question) || question.id in answers);
  const gone = Object.keys(answers).filter((id) => !questions.some((question) => question.id === id));
  return [
    ...known,
    ...gone.map((id) => ({ id, text: `Otra respuesta (${id})`, type: 'text' as const, options: [], required: false })),
  ];
}

interface BegunProps extends Props {
  beginning: Beginning<CorrectionValues, Registration>;
}

function Begun({ registration, questions, teamSize, beginning, onSaved, onLeave }: BegunProps) {
  const { valuesOf } = beginning.editable;
  const form = useForm<CorrectionValues>({
    defaultValues: beginning.initial.values,
    resolver: resolverBy((values) =>
      problemsWithCorrection(values, valuesOf(beginning.initial.base), questions, AdminCorrectedFields),
    ),
  });
  const editor = useEditorForm({ ...beginning, form, nameOf: correctionPath, onSaved });
  const guardian = useWatch({ control: form.control, name: 'guardian' });
  const { setFocus } = form;
  useEffect(() => setFocus('fullName'), [setFocus]);
  return (
    <EditorFrame
      editor={editor}
      saveLabel="Guardar"
      onLeave={onLeave}
      preview={null}
      conflict={{
        subject: 'esta inscripción',
        labelOf: (part) => correctionLabels[part],
        readable: (part, of) => wordsIn(of[part]).join(', ') || 'vacío',
      }}
    >
      <PlayerControls
        form={form}
        stored={editor.base?.freeFireId}
        moving="El ID anterior queda libre para otra inscripción."
      />
      <GuardianControls
        form={form}
        names={guardianTerms}
        hint="Solo si tiene menos de 18 años."
        required={guardian.name + guardian.contact !== ''}
      />
      <TeamControls form={form} required={teamSize > 1} />
      <AnswerControls form={form} questions={answerableQuestions(registration, questions)} />
    </EditorFrame>
  );
}

/** Edits a player's fields, based on the registration at opening. */
export function Correction(props: Props) {
  const { key, beginning } = useEditingStart(correcting(props.teamSize), props.registration);
  return <Begun key={key} {...props} beginning={beginning} />;
}
