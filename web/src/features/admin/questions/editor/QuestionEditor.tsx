import { fieldTypeLabel, limits, type Question, QuestionType, registrationQuestionsOf } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { type Beginning, NEW } from '#lib/editing/drafts.ts';
import { resolverBy, useEditorForm, useRegister, useValues } from '#lib/editing/use-editor-form.ts';
import { useRefetch } from '#lib/query/refetch.ts';
import { EditorFrame, EditorLoader } from '#ui/editing/EditorFrame.tsx';
import { AnswerKind } from '#ui/fields/AnswerKind.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { AreaField, FieldsGroup, SelectField } from '#ui/fields/Field.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { ALL_TOURNAMENTS, questionList, questionTournamentName, useQuestionTournaments } from '../question-calls.ts';
import { type FormView, QuestionPreview } from './QuestionPreview.tsx';
import {
  checkedQuestionFields,
  isSameQuestion,
  QuestionValues,
  questionDrafts,
  questionFieldsOf,
  questionHasPlaceholder,
  questionLabels,
  questionStorage,
  questionValuesOf,
} from './question-values.ts';

interface EditorProps {
  beginning: Beginning<QuestionValues, Question>;
  view: FormView;
}

function readable(control: keyof QuestionValues, values: QuestionValues, tournamentName: string): string {
  const value = values[control];
  if (control === 'tournamentId') return value === '' ? ALL_TOURNAMENTS : tournamentName;
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (control === 'type') return fieldTypeLabel[QuestionType.catch('text').parse(value)];
  return value === '' ? 'vacío' : value;
}

/** Returns the active questions with this one in its place, as after saving. */
function asSaved(values: QuestionValues, base: Question | null, others: readonly Question[]): Question[] {
  const { text, type, ...fields } = questionFieldsOf(values);
  const question: Question = {
    ...fields,
    text: text || 'Tu pregunta',
    type: QuestionType.catch('text').parse(type),
    id: base?.id ?? NEW,
    order: base?.order ?? others.length,
    revision: 0,
  };
  if (!others.some(({ id }) => id === question.id)) return [...others, question];
  return others.map((each) => (each.id === question.id ? question : each));
}

/** The editor of a question, next to the registration form. */
function Editor({ beginning, view }: EditorProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { data: others = [] } = useQuery(questionList);
  const refetch = useRefetch(questionList);
  const tournaments = useQuestionTournaments();
  const onSaved = ({ active, tournamentId }: Question, isHere: boolean) => {
    void refetch();
    const where = tournamentId === null ? 'en cada inscripción' : 'en las inscripciones de ese torneo';
    toast('success', active ? `Listo: ya se pregunta ${where}.` : 'Guardada. Nadie la ve hasta que la actives.');
    if (isHere) void navigate(adminPath('questions'));
  };
  const form = useForm<QuestionValues>({
    defaultValues: beginning.initial.values,
    resolver: resolverBy((values) => checkedQuestionFields(values).problems ?? {}),
  });
  const editor = useEditorForm({
    ...beginning,
    form,
    nameOf: (path) => QuestionValues.keyof().catch('text').parse(path.replace(/\..*/, '')),
    onSaved,
  });
  const { base } = editor;
  const values = useDeferredValue(useValues(form));
  return (
    <EditorFrame
      editor={editor}
      saveLabel={base === null ? 'Crear pregunta' : 'Guardar cambios'}
      preview={
        <QuestionPreview
          questions={registrationQuestionsOf(asSaved(values, base, others), values.tournamentId || null)}
          form={view}
        />
      }
      conflict={{
        subject: 'esta pregunta',
        labelOf: (control) => questionLabels[control],
        readable: (control, of) => readable(control, of, questionTournamentName(of.tournamentId, tournaments)),
      }}
    >
      <Fields form={form} tournaments={tournaments} />
    </EditorFrame>
  );
}

interface Props {
  /** Null for a new question. */
  id: string | null;
  form: FormView;
}

const gone = {
  code: 'not_found',
  text: 'Esta pregunta ya no existe: alguien la eliminó.',
  href: adminPath('questions'),
  label: 'Ver las preguntas',
} as const;

const editable = {
  drafts: questionDrafts,
  valuesOf: questionValuesOf,
  isSame: isSameQuestion,
  storage: questionStorage,
};

/** The editor of a question, loaded by id, or of a new one. */
export function QuestionEditor({ id, form }: Props) {
  return (
    <EditorLoader editable={editable} id={id} loading="Cargando pregunta…" gone={gone}>
      {(beginning) => <Editor beginning={beginning} view={form} />}
    </EditorLoader>
  );
}

interface FieldsProps {
  form: UseFormReturn<QuestionValues>;
  /** Tournaments to choose from; null while loading. */
  tournaments: readonly { id: string; name: string }[] | null;
}

function Fields({ form, tournaments }: FieldsProps) {
  const control = useRegister(form);
  const [type, chosen] = useWatch({ control: form.control, name: ['type', 'tournamentId'] });
  // The chosen tournament stays selected even if it isn't listed.
  const isListed = chosen === '' || tournaments?.some(({ id }) => id === chosen);
  return (
    <>
      <FieldsGroup title="Qué se pregunta">
        <AreaField
          {...control('text')}
          label={questionLabels.text}
          required
          rows={2}
          style={{ fieldSizing: 'content' }}
          maxLength={limits.question.textCharacters}
          placeholder="¿En qué país juegas?"
        />
        <AnswerKind
          type={type}
          control={control}
          types={QuestionType.options}
          hasPlaceholder={questionHasPlaceholder}
          mostCharacters={limits.question.textCharacters}
        />
      </FieldsGroup>
      <FieldsGroup title="Dónde y cuándo">
        {/* Controlled, because its options load after its value. */}
        <SelectField {...control('tournamentId')} value={chosen} label={questionLabels.tournamentId} required>
          <option value="">{ALL_TOURNAMENTS}</option>
          {isListed ? null : <option value={chosen}>{questionTournamentName(chosen, tournaments)}</option>}
          {tournaments?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div>
          <Choice type="checkbox" {...form.register('required')} label="Obligatoria: sin respuesta nadie se inscribe" />
          <Choice type="checkbox" {...form.register('active')} label="Activa: se pregunta desde que la guardes" />
        </div>
      </FieldsGroup>
    </>
  );
}
