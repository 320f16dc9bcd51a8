import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import styles from './PublicForm.module.css';

const FIELDS = [1, 2, 3, 4];

/** Placeholder of a form that is loading. */
export function FormSkeleton() {
  return (
    <div className="below gap-5">
      <div className="visually-hidden">
        <PageTitle title="Cargando formulario…" />
      </div>
      <p className={styles.title}>
        <Skeleton measure="long" />
      </p>
      <p>
        <Skeleton measure="full" />
      </p>
      {FIELDS.map((field) => (
        <div key={field} className="below gap-2">
          <Skeleton measure="medium" />
          <div className={styles.control} />
        </div>
      ))}
    </div>
  );
}
