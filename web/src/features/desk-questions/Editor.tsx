import { type Question, QuestionType, questionTypeLabel } from '@arena/domain';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskPaths } from '../../lib/desk-paths.ts';
import { type Draft, NEW } from '../../lib/drafts.ts';
import { threeWay } from '../../lib/three-way.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { EditorFrame } from '../../ui/EditorFrame.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { asAsked } from './asked.ts';
import type { Organiser } from './calls.ts';
import { Fields } from './Fields.tsx';
import type { FormView } from './form-view.ts';
import { Preview } from './Preview.tsx';
import { useQuestionList } from './question-list.ts';
import { type QuestionEditing, useEditor } from './use-editor.ts';
import { fieldsOf, labels, type QuestionValues, valuesOf } from './values.ts';

interface Props {
  organiser: Organiser;
  initial: Draft<QuestionValues, Question>;
  /** Whether it is what was written here earlier and never saved. */
  isRestored: boolean;
  /** What someone else made of the question since that was written. */
  meanwhile: Question | null;
  form: FormView;
  onDiscard: () => void;
}

function readable(control: keyof QuestionValues, values: QuestionValues): string {
  const value = values[control];
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (control === 'type') return questionTypeLabel[QuestionType.catch('text').parse(value)];
  return value === '' ? 'vacío' : value;
}

function Conflict({ editor, theirs }: { editor: QuestionEditing; theirs: Question }) {
  const [mine] = useState(editor.values);
  const after = valuesOf(theirs);
  const { merged, theirs: changed, disputed } = threeWay(mine, valuesOf(editor.base), after);
  return (
    <ConflictDialog
      subject="esta pregunta"
      changed={changed.map((control) => labels[control])}
      disputes={disputed.map((control) => ({
        label: labels[control],
        mine: readable(control, merged),
        theirs: readable(control, after),
      }))}
      isSaving={editor.isSaving}
      onKeepMine={() => void editor.keepMine(theirs, merged)}
      onTakeTheirs={() => editor.takeTheirs(theirs)}
      onPostpone={editor.postpone}
    />
  );
}

/** The question in its place among those that are asked, as it would be once saved. */
function asSaved(values: QuestionValues, base: Question | null, others: readonly Question[]): Question[] {
  const { text, type, ...fields } = fieldsOf(values);
  const question: Question = {
    ...fields,
    text: text || 'Tu pregunta',
    type: QuestionType.catch('text').parse(type),
    options: [...new Set(fields.options)].filter((option) => option !== ''),
    id: base?.id ?? NEW,
    order: base?.order ?? others.length,
    revision: 0,
  };
  if (!others.some(({ id }) => id === question.id)) return [...others, question];
  return others.map((each) => (each.id === question.id ? question : each));
}

/** The editor of a question, with the registration form that it will be part of. */
export function Editor({ organiser, initial, isRestored, meanwhile, form, onDiscard }: Props) {
  const navigate = useNavigate();
  const toast = useToast();
  const { value: others } = useQuestionList();
  const onSaved = ({ active }: Question) => {
    toast(
      'success',
      active ? 'Listo: ya se pregunta en cada inscripción.' : 'Guardada. Nadie la ve hasta que la actives.',
    );
    void navigate(deskPaths.questions());
  };
  const { place, editor } = useEditor({ organiser, initial, meanwhile, onSaved });
  const { base, theirs } = editor;
  const values = useDeferredValue(editor.values);
  return (
    <div ref={place}>
      <EditorFrame
        editing={editor}
        onDiscard={isRestored ? onDiscard : null}
        saveLabel={base === null ? 'Crear pregunta' : 'Guardar cambios'}
        preview={<Preview questions={asAsked(asSaved(values, base, others ?? []))} form={form} />}
      >
        <Fields editor={editor} />
      </EditorFrame>
      {theirs === null ? null : <Conflict editor={editor} theirs={theirs} />}
    </div>
  );
}
