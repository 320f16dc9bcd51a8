import { type ReactNode, useEffect } from 'react';
import { paths } from '../lib/addresses/paths.ts';
import { Contained } from '../ui/dialogs/Contained.tsx';
import styles from './ErrorBoundary.module.css';

const reload = () => window.location.reload();

function Broken() {
  // Who lost the signal before this screen's part of the site came needn't ask for it again.
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <main className={styles.broken}>
      <h1>Algo salió mal</h1>
      <p>No pudimos mostrar esta pantalla. Revisa tu conexión y recarga la página: lo que escribiste sigue guardado.</p>
      <p className={styles.ways}>
        <button type="button" onClick={reload}>
          Recargar
        </button>
        <a href={paths.home()}>Volver al inicio</a>
      </p>
    </main>
  );
}

/** What is shown instead of a blank page when a screen breaks, or its part of the site can't be loaded. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Contained instead={<Broken />}>{children}</Contained>;
}
