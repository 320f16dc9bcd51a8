import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { leaveOverlay, useOverlay } from '../lib/overlay.ts';
import { patterns } from '../lib/paths.ts';
import { useToast } from '../ui/toast-context.ts';
import styles from './Overlays.module.css';

const faq = () => import('../routes/FaqOverlay.tsx');
const terms = () => import('../routes/TermsOverlay.tsx');

function NotOpened() {
  const toast = useToast();
  useEffect(() => {
    toast('error', 'No pudimos abrir la ayuda. Verifica tu conexión a internet.');
    leaveOverlay();
  }, [toast]);
  return null;
}

/** An overlay that can't be loaded doesn't take the screen beneath with it. */
// biome-ignore lint/style/useReactFunctionComponents: React catches render errors in classes only.
class Contained extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <NotOpened /> : this.props.children;
  }
}

function Opening() {
  return <output className={styles.opening}>Abriendo…</output>;
}

function OpenOverlay({ path }: { path: string }) {
  // Each opening tries anew to load it.
  const [Content] = useState(() => lazy(path === patterns.faq ? faq : terms));
  return (
    <Contained>
      <Suspense fallback={<Opening />}>
        <Content />
      </Suspense>
    </Contained>
  );
}

/** The overlay that the address names, over the screen. */
export function Overlays() {
  const path = useOverlay();
  return path === null ? null : <OpenOverlay key={path} path={path} />;
}
