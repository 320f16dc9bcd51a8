import { copyText } from '#lib/sharing/share.ts';
import { useToast } from '../icons/toast-context.ts';

export interface CopyTexts {
  copied: string;
  /** Shown if the browser refuses to copy. */
  refused: string;
}

/** Texts for a message to a player. */
export const messageTexts: CopyTexts = {
  copied: 'Mensaje copiado. Pégalo donde le escribas.',
  refused: 'Tu navegador no dejó copiar. Abre la inscripción y copia el mensaje desde ahí.',
};

/** Copies a text and reports it. Resolves with true on success. */
export function useCopy({ copied, refused }: CopyTexts): (text: string) => Promise<boolean> {
  const toast = useToast();
  return async (text) => {
    const isCopied = await copyText(text);
    toast(isCopied ? 'success' : 'error', isCopied ? copied : refused);
    return isCopied;
  };
}
