import type { ActiveQuestion } from '@arena/domain';
import { Specimen } from '../../../ui/editing/Specimen.tsx';
import type { FormView } from './form-view.ts';
import styles from './Preview.module.css';

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
