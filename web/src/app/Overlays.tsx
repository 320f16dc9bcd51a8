import { useLeaveOverlay, useOverlay } from '#lib/addresses/overlay.ts';
import { patterns } from '#lib/addresses/paths.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import styles from './Overlays.module.css';

const faq = () => import('../features/help/Faq.tsx');
const terms = () => import('../features/help/Terms.tsx');

export function Overlays() {
  const path = useOverlay();
  const leave = useLeaveOverlay();
  if (path === null) return null;
  return (
    <LazyDialog
      key={path}
      load={path === patterns.faq ? faq : terms}
      fallback={<output className={styles.opening}>Abriendo…</output>}
      onClose={leave}
    >
      {(Content) => <Content />}
    </LazyDialog>
  );
}
