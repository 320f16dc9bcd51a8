import { type Question, questionsOf, type Registration, type TeamSize } from '@arena/domain';
import { useEffect } from 'react';
import {
  AdminCorrectedFields,
  answerPath,
  type CorrectionValues,
  guardianTerms,
  labelOf,
  PATHS,
  problemsWith,
  typedIn,
} from '../../../../lib/editing/correction-values.ts';
import { type Beginning, useEditingStart } from '../../../../lib/editing/editing-start.ts';
import { useControls } from '../../../../lib/editing/use-controls.ts';
import { EditorFrame } from '../../../../ui/editing/EditorFrame.tsx';
import {
  type Answerable,
  AnswerControls,
  GuardianControls,
  PlayerControls,
  TeamControls,
} from '../../../../ui/fields/RegistrationControls.tsx';
import { correcting } from './correction-storing.ts';

interface Props {
  registration: Registration;
  questions: readonly Question[];
  teamSize: TeamSize;
  /** Called with the saved registration; another ID makes it a new row of the queue. */
  onSaved: (registration: Registration, isHere: boolean) => void;
  onLeave: () => void;
}

/** Answerable questions: the tournament's active ones, and answered ones that are gone. */
function askedOf({ answers, tournamentId }: Registration, questions: readonly Question[]): Answerable[] {
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
  const asked = askedOf(registration, questions);
  const wordsOf = (path: string) => asked.find(({ id }) => answerPath(id) === path)?.text ?? labelOf(path);
  const editor = useControls({
    ...beginning,
    labelOf: wordsOf,
    problemsWith: (values) =>
      problemsWith(values, beginning.editable.valuesOf(beginning.initial.base), questions, AdminCorrectedFields),
    order: () => [...PATHS, ...questions.map(({ id }) => answerPath(id))],
    onSaved,
  });
  const { place, base, values } = editor;
  useEffect(() => place.current?.querySelector('input')?.focus(), [place]);
  return (
    <EditorFrame
      editor={{ ...editor, values: () => values }}
      ref={place}
      saveLabel="Guardar"
      onLeave={onLeave}
      preview={null}
      conflict={{
        subject: 'esta inscripción',
        labelOf: wordsOf,
        readable: (path, of) => [of[path] ?? []].flat().join(', ') || 'vacío',
      }}
    >
      <PlayerControls
        editor={editor}
        stored={base?.freeFireId}
        moving="El ID anterior queda libre para otra inscripción."
      />
      <GuardianControls
        editor={editor}
        names={guardianTerms}
        hint="Solo si tiene menos de 18 años."
        required={typedIn(values).guardian !== null}
      />
      <TeamControls editor={editor} required={teamSize > 1} />
      <AnswerControls editor={editor} questions={asked} />
    </EditorFrame>
  );
}

/** The editor of what a player typed in a registration, as it was when it was opened. */
export function Correction(props: Props) {
  const { key, beginning } = useEditingStart(correcting(props.teamSize), props.registration);
  return <Begun key={key} {...props} beginning={beginning} />;
}
