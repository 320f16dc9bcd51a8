import { limits } from '@arena/domain';
import { community } from '../../lib/community.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Leaving } from '../../ui/Leaving.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import styles from './RegistrationSuccess.module.css';

const [chat] = community.links;

/** The registration is in: says so, and returns to the home page after three seconds (specification, section 4). */
export function RegistrationSuccess() {
  return (
    <div className={styles.success}>
      <PageTitle title="Inscripción enviada" takesFocus />
      <p className={styles.message} role="status">
        Inscripción enviada correctamente. Espera la aprobación del administrador.
      </p>
      <p className={styles.message}>
        Mientras tanto, entra a{' '}
        <a href={chat.href} target="_blank" rel="noreferrer">
          nuestro chat de {chat.name}
        </a>
        : para jugar tienes que estar ahí.
      </p>
      <Leaving to={paths.home()} delay={limits.redirectAfterSubmit} place="al inicio" />
      <ButtonLink look="secondary" to={paths.home()}>
        Volver al inicio
      </ButtonLink>
    </div>
  );
}
