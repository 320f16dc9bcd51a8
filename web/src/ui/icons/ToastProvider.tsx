import { limits } from '@arena/domain';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from './Icon.tsx';
import styles from './ToastProvider.module.css';
import { ToastContext } from './toast-context.ts';
import { type NoticeTone, noticeIcon } from './tones.ts';

interface ToastItem {
  id: number;
  tone: NoticeTone;
  text: string;
  duration: number;
}

function Toast({ item, onGone }: { item: ToastItem; onGone: (id: number) => void }) {
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    // An error has to be read, however long it takes.
    if (item.tone === 'error' && !leaving) return;
    const delay = leaving ? limits.toast.fadeOut : item.duration;
    const timer = setTimeout(() => (leaving ? onGone(item.id) : setLeaving(true)), delay);
    return () => clearTimeout(timer);
  }, [leaving, item.id, item.tone, item.duration, onGone]);

  return (
    <button
      type="button"
      className={classes(styles.toast, styles[item.tone], leaving && styles.leaving)}
      onClick={() => setLeaving(true)}
    >
      <Icon name={noticeIcon[item.tone]} size={20} />
      <span>{item.text}</span>
      <span className={styles.close}>
        <Icon name="close" size={16} />
        <span className="visually-hidden">Cerrar aviso</span>
      </span>
    </button>
  );
}

/** Holds the toasts above every screen, so that they survive navigation. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [items, setItems] = useState<ToastItem[]>([]);
  const lastId = useRef(0);

  const show = useCallback((tone: NoticeTone, text: string, duration: number = limits.toast.duration) => {
    lastId.current += 1;
    const id = lastId.current;
    setItems((current) => [...current, { id, tone, text, duration }]);
  }, []);
  const remove = useCallback((id: number) => setItems((current) => current.filter((item) => item.id !== id)), []);

  return (
    <ToastContext value={show}>
      {children}
      <section className={styles.toasts} aria-label="Avisos" aria-live="polite">
        {items.map((item) => (
          <Toast key={item.id} item={item} onGone={remove} />
        ))}
      </section>
    </ToastContext>
  );
}
