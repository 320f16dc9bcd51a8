import type { ActiveQuestion } from '@arena/domain';
import type { ReactNode } from 'react';
import { Specimen } from '../../../ui/editing/Specimen.tsx';
import styles from './Preview.module.css';

/** Shows the registration form with these questions as players see it; the route brings it along. */
export type FormView = (questions: readonly ActiveQuestion[]) => ReactNode;

/** The registration form with these questions, as a player's phone shows it. */
export function Preview({ questions, form }: { questions: readonly ActiveQuestion[]; form: FormView }) {
  return (
    <Specimen label="Formulario de inscripción">
      {/* A form begins anew where its fields change. */}
      <div key={questions.map(({ id, type }) => `${id}:${type}`).join('/')} className={styles.form}>
        {form(questions)}
      </div>
    </Specimen>
  );
}
