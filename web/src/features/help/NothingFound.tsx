import { community } from '../../lib/community.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import styles from './NothingFound.module.css';

/** No question matches: says so kindly and names the ways on. */
export function NothingFound({ query, onStartAgain }: { query: string; onStartAgain: () => void }) {
  const { email } = community.contact;
  return (
    <div className={styles.nothing}>
      <p className={styles.lead}>No encontramos nada sobre “{query}”.</p>
      <p>
        Prueba con otra palabra, como “premio” o “edad”. Si no está aquí, escríbenos a{' '}
        <a href={email.href}>{email.text}</a> y te respondemos.
      </p>
      <Button look="secondary" onClick={onStartAgain}>
        Ver todas las preguntas
      </Button>
    </div>
  );
}
