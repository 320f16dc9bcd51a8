import { limits } from '@arena/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Ring } from '../../ui/Ring.tsx';
import styles from './RegistrationSuccess.module.css';

/** The registration is in: says so, and returns to the home page after three seconds (specification, section 4). */
export function RegistrationSuccess() {
  const [, navigate] = useLocation();
  const message = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    message.current?.focus();
    const timer = setTimeout(() => navigate(paths.home()), limits.redirectAfterSubmit);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div className={styles.success}>
      <Ring open={0} figure="" done tone="cold" label="Inscripción enviada" className={styles.ring} />
      <p ref={message} className={styles.message} role="status" tabIndex={-1}>
        Inscripción enviada correctamente. Espera la aprobación del administrador.
      </p>
      <ButtonLink look="secondary" href={paths.home()}>
        Volver al inicio
      </ButtonLink>
    </div>
  );
}
