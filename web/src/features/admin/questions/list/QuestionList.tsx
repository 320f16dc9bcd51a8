import { counted, limits, type Question, questionsOf, registrationQuestionsOf } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { useRefetch } from '#lib/query/refetch.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextButton } from '#ui/buttons/TextButton.tsx';
import { classes } from '#ui/classes.ts';
import { NewDraftNotice } from '#ui/editing/NewDraftNotice.tsx';
import { PreviewPane } from '#ui/editing/PreviewFrame.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { Columns, Note, Stack } from '#ui/layout/Layout.tsx';
import { QueryView } from '#ui/loading/LoadedView.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import { OrderFailure } from '#ui/sorting/Sorted.tsx';
import { useOrder } from '#ui/sorting/use-order.ts';
import { useSorting } from '#ui/sorting/use-sorting.ts';
import { useAction } from '#ui/use-action.ts';
import { type FormView, QuestionPreview } from '../editor/QuestionPreview.tsx';
import { questionDrafts } from '../editor/question-values.ts';
import {
  ask,
  orderQuestions,
  questionList,
  questionTournamentName,
  readQuestions,
  useQuestionTournaments,
} from '../question-calls.ts';
import styles from './QuestionList.module.css';
import { DeleteQuestionDialog, QuestionRow } from './QuestionRow.tsx';

function mostAsked(questions: readonly Question[]): number {
  const active = questions.filter((question) => question.active);
  const places = new Set([null, ...active.map(({ tournamentId }) => tournamentId)]);
  return Math.max(...[...places].map((id) => questionsOf(active, id).length));
}

function tooManyText(asked: number): string | null {
  if (asked <= limits.answersPerRegistration) return null;
  return `Tienes ${asked} preguntas activas y el formulario muestra ${limits.answersPerRegistration}. Desactiva las que sobran.`;
}

function Rows({ stored }: { stored: readonly Question[] }) {
  const order = useOrder(stored, {
    read: readQuestions,
    place: orderQuestions,
    refetch: useRefetch(questionList),
  });
  const { things: questions } = order;
  const { list, sorting } = useSorting(questions.length, (index) => questions[index]?.text ?? '', order.move);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [unsaved] = useState(questionDrafts.ids);
  const chosen = questions.filter(({ id }) => ids.includes(id));
  const tournaments = useQuestionTournaments();
  const excess = tooManyText(mostAsked(questions));
  const choose = (id: string, isChosen: boolean) => setIds(isChosen ? [...ids, id] : ids.filter((each) => each !== id));
  return (
    <>
      {excess === null ? null : <Notice tone="warning">{excess}</Notice>}
      <OrderFailure order={order} />
      <div className={styles.line}>
        <Choice
          label="Elegir todas"
          type="checkbox"
          checked={chosen.length === questions.length}
          onChange={(event) => setIds(event.target.checked ? questions.map((each) => each.id) : [])}
        />
        <Note size="small" role="status">
          {order.isSaving ? 'Guardando el orden…' : ''}
        </Note>
      </div>
      <Stack as="ol" gap={2} ref={list} aria-label="Preguntas">
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            index={index}
            count={questions.length}
            sorting={sorting}
            where={question.tournamentId === null ? null : questionTournamentName(question.tournamentId, tournaments)}
            isChosen={ids.includes(question.id)}
            onChoose={(isChosen) => choose(question.id, isChosen)}
            isUnsaved={unsaved.includes(question.id)}
          />
        ))}
      </Stack>
      <output className="visually-hidden">{sorting.said}</output>
      {chosen.length === 0 ? null : <SelectionBar chosen={chosen} onClear={() => setIds([])} />}
    </>
  );
}

const NONE =
  'Todavía no hay preguntas. El formulario de inscripción pide nombre, ID, correo y teléfono; aquí agregas lo demás.';

const views = [
  { value: 'list', label: 'Preguntas' },
  { value: 'form', label: 'Vista previa' },
] as const;

/** The organisers' questions in order, and the registration form. */
export function QuestionList({ form }: { form: FormView }) {
  const { data: questions } = useQuery(questionList);
  const [view, setView] = useState<(typeof views)[number]['value']>('list');
  return (
    <div className={classes(styles.list, view === 'form' && styles.previewing)}>
      <div className={styles.switch}>
        <Chips label="Qué se ve" options={views} value={view} onChange={setView} />
      </div>
      <Stack gap={5} className={styles.main}>
        <NewDraftNotice
          drafts={questionDrafts}
          nameOf={({ text }) => text}
          thing="una pregunta"
          it="la"
          to={adminPath('newQuestion')}
        />
        <QueryView
          query={questionList}
          loading={<RowsLoading label="Cargando preguntas…" className="below gap-2" count={3} height="middle" />}
        >
          {(stored) => (stored.length === 0 ? <EmptyNote>{NONE}</EmptyNote> : <Rows stored={stored} />)}
        </QueryView>
      </Stack>
      <PreviewPane isShown={view === 'form'}>
        {questions === undefined ? null : (
          <QuestionPreview questions={registrationQuestionsOf(questions, null)} form={form} />
        )}
      </PreviewPane>
    </div>
  );
}

interface SelectionProps {
  chosen: readonly Question[];
  onClear: () => void;
}

/** Bulk actions on selected questions, at the bottom of the screen. */
function SelectionBar({ chosen, onClear }: SelectionProps) {
  const turn = (asked: boolean) => ask(chosen, asked);
  const { isPending, run } = useAction(turn, { tells: true, changes: [questionList], onDone: onClear });
  const [isDeleting, setDeleting] = useState(false);
  return (
    <section className={classes('dock', styles.bar)} aria-label="Preguntas elegidas">
      <p className={styles.count} role="status">
        {counted(chosen.length, 'elegida', 'elegidas')}
      </p>
      <TextButton tone="muted" onClick={onClear}>
        Quitar selección
      </TextButton>
      <Columns count={3} gap={2} className={styles.actions}>
        <Button look="secondary" busy={isPending} onClick={() => void run(true)}>
          Activar
        </Button>
        <Button look="secondary" busy={isPending} onClick={() => void run(false)}>
          Desactivar
        </Button>
        <Button look="grave" busy={isPending} onClick={() => setDeleting(true)}>
          Eliminar
        </Button>
      </Columns>
      {isDeleting ? (
        <DeleteQuestionDialog questions={chosen} onDone={onClear} onClose={() => setDeleting(false)} />
      ) : null}
    </section>
  );
}
