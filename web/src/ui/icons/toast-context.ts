import { createContext, use } from 'react';
import type { NoticeTone } from './tones.ts';

/** Shows a message for a time in milliseconds, 5 s by default. */
export type ShowToast = (tone: NoticeTone, text: string, duration?: number) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Returns the function that shows a toast. @throws outside a `ToastProvider` */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === null) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
