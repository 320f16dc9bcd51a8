import { type Question, questionsOf, Registration, type TeamSize } from '@arena/domain';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  AdminCorrectedFields,
  CorrectedFields,
  CorrectionValues,
  changesOf,
  correctionLabels,
  correctionPath,
  correctionValuesOf,
  guardianTerms,
  isSameCorrection,
  problemsWithCorrection,
} from '#lib/editing/correction-values.ts';
import { type Beginning, draftsOf, type Editable, useEditingStart } from '#lib/editing/drafts.ts';
import { resolverBy, useEditorForm } from '#lib/editing/use-editor-form.ts';
import { adminStorageKeys } from '#lib/storage/admin-storage-keys.ts';
import { EditorFrame } from '#ui/editing/EditorFrame.tsx';
import {
  type Answerable,
  AnswerControls,
  GuardianControls,
  PlayerControls,
  TeamControls,
} from '#ui/fields/RegistrationControls.tsx';
import { correct } from '../registration-calls.ts';

interface Props {
  registration: Registration;
  questions: readonly Question[];
  teamSize: TeamSize;
  /** Called with the saved registration; with another ID it is a new row of the queue. */
  onSaved: (registration: Registration, isHere: boolean) => void;
  onLeave: () => void;
}

/** Edits a player's fields, based on the registration at opening. */
export function Correction(props: Props) {
  const { key, beginning } = useEditingStart(correcting(props.teamSize), props.registration);
  return <Begun key={key} {...props} beginning={beginning} />;
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

/** Drafts of corrections in session storage, so that a player's data end with the tab or the session. */
const drafts = draftsOf(adminStorageKeys.correction, CorrectionValues, Registration, 'session');

/** Returns the editor of registrations of a team size. It saves changed fields if the revision is as seen. */
function correcting(teamSize: TeamSize): Editable<CorrectionValues, Registration> {
  const shown = (registration: Registration | null) => correctionValuesOf(registration, teamSize);
  return {
    drafts,
    valuesOf: shown,
    isSame: isSameCorrection,
    storage: {
      read: async (id) => {
        const { readOne } = await import('../queue/live-queue');
        return readOne(id);
      },
      create: () => Promise.reject(new RangeError('Players register by themselves')),
      update: (base, values) => correct(base, changesOf(values, shown(base))),
      sent: (values, base) => ({ ...changesOf(values, shown(base)) }),
      has(registration, sent) {
        const wanted = CorrectedFields.safeParse(sent).data;
        return wanted !== undefined && isSameCorrection(shown({ ...registration, ...wanted }), shown(registration));
      },
    },
  };
}
