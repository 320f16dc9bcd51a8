import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import styles from './RegistrationForm.module.css';

const FIELDS = ['fullName', 'nickname', 'freeFireId', 'email', 'phone'];

/** The form's place while its questions are on their way. */
export function RegistrationFormSkeleton() {
  return (
    <div className={styles.form}>
      <p className="visually-hidden" role="status">
        Cargando formulario…
      </p>
      {FIELDS.map((field) => (
        <div key={field} className={styles.fieldPlace} aria-hidden="true">
          <Skeleton measure="medium" />
          <div className={styles.controlPlace} />
        </div>
      ))}
    </div>
  );
}
