import { Component, type ReactNode } from 'react';
import { paths } from '../lib/addresses/paths.ts';
import styles from './ErrorBoundary.module.css';

/** What is shown instead of a blank page when a screen breaks, or its part of the site can't be loaded. */
// biome-ignore lint/style/useReactFunctionComponents: React catches render errors in classes only.
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className={styles.broken}>
        <h1>Algo salió mal</h1>
        <p>
          No pudimos mostrar esta pantalla. Revisa tu conexión y recarga la página: lo que escribiste sigue guardado.
        </p>
        <p className={styles.ways}>
          <button type="button" onClick={() => window.location.reload()}>
            Recargar
          </button>
          <a href={paths.home()}>Volver al inicio</a>
        </p>
      </main>
    );
  }
}
