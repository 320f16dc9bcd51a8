import { copyText } from '../../../lib/sharing/share.ts';
import { useToast } from '../../../ui/signs/toast-context.ts';

/** Copies a message to a player and says so. */
export function useCopyMessage(): (message: string) => Promise<void> {
  const toast = useToast();
  return async (message) => {
    if (await copyText(message)) toast('success', 'Mensaje copiado. Pégalo donde le escribas.');
    else toast('error', 'Tu navegador no dejó copiar. Abre la inscripción y copia el mensaje desde ahí.');
  };
}
