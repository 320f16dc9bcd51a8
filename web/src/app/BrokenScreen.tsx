import { useEffect } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { reloadForNewVersion } from '#lib/page/new-version.ts';
import styles from './BrokenScreen.module.css';

const reload = () => window.location.reload();

/** Shown instead of a blank page if a screen throws or its code can't be loaded. */
export function BrokenScreen({ error }: { error: unknown }) {
  useEffect(() => void reloadForNewVersion(error), [error]);
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
