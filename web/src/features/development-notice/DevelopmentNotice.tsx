import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './DevelopmentNotice.module.css';
import { rememberDismissal } from './dismissal.ts';

/** Says that the site is still being built. It asks for nothing, takes no focus and stays away once dismissed. */
export default function DevelopmentNotice() {
  const [open, setOpen] = useState(true);
  const title = useId();
  const dismiss = () => {
    rememberDismissal();
    setOpen(false);
  };

  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (open && key === 'Escape' && !defaultPrevented) dismiss();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <dialog className={styles.notice} open={open} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        Sitio en desarrollo
      </h2>
      <p className={styles.text}>Ya puedes inscribirte. Falta el historial.</p>
      <Button look="secondary" onClick={dismiss}>
        Entendido
      </Button>
    </dialog>
  );
}
