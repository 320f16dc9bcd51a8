import { createContext, use } from 'react';
import type { NoticeTone } from './notice-tone.ts';

/** Shows a message for a while (5 s unless told otherwise; specification, section 2). Milliseconds. */
export type ShowToast = (tone: NoticeTone, text: string, duration?: number) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** The way to show a toast. @throws outside a `ToastProvider` (specification, section 2). */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === null) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
