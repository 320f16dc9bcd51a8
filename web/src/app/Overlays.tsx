import { lazy, Suspense, useEffect, useState } from 'react';
import { useLeaveOverlay, useOverlay } from '../lib/addresses/overlay.ts';
import { patterns } from '../lib/addresses/paths.ts';
import { Contained } from '../ui/dialogs/Contained.tsx';
import { useToast } from '../ui/signs/toast-context.ts';
import styles from './Overlays.module.css';

const faq = () => import('../routes/reading/FaqOverlay.tsx');
const terms = () => import('../routes/reading/TermsOverlay.tsx');

function NotOpened() {
  const toast = useToast();
  const leave = useLeaveOverlay();
  useEffect(() => {
    toast('error', 'No pudimos abrir la ayuda. Verifica tu conexión a internet.');
    leave();
  }, [toast, leave]);
  return null;
}

function Opening() {
  return <output className={styles.opening}>Abriendo…</output>;
}

function OpenOverlay({ path }: { path: string }) {
  // Each opening tries anew to load it.
  const [Content] = useState(() => lazy(path === patterns.faq ? faq : terms));
  return (
    <Contained instead={<NotOpened />}>
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
