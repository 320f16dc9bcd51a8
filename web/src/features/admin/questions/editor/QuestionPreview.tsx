import type { ActiveQuestion } from '@arena/domain';
import { Fragment, type ReactNode } from 'react';
import { PreviewFrame } from '#ui/editing/PreviewFrame.tsx';

/** Renders the registration form with these questions; passed in by the route. */
export type FormView = (questions: readonly ActiveQuestion[]) => ReactNode;

/** The registration form with these questions, as on a phone. */
export function QuestionPreview({ questions, form }: { questions: readonly ActiveQuestion[]; form: FormView }) {
  return (
    <PreviewFrame label="Formulario de inscripción" isInset>
      {/* A new key resets the form when its fields change. */}
      <Fragment key={questions.map(({ id, type }) => `${id}:${type}`).join('/')}>{form(questions)}</Fragment>
    </PreviewFrame>
  );
}
