import type { MouseEvent, ReactNode } from 'react';
import { copyText, hasShareSheet, openShareSheet, whatsAppText } from '#lib/sharing/share.ts';
import { Icon } from '../icons/Icon.tsx';
import { useToast } from '../icons/toast-context.ts';

interface Props {
  title: string;
  path: string;
  /** Replaces the default sharing. */
  onAsk?: (() => void) | undefined;
  children?: ReactNode;
}

/** Shares a screen. Without JavaScript or a share sheet it is a link to WhatsApp. */
export function ShareLink({ title, path, onAsk, children = 'Compartir' }: Props) {
  const toast = useToast();
  const link = { title, url: `${import.meta.env.VITE_SITE_URL}${path}` };
  const byWhatsApp = whatsAppText(`${title}: ${link.url}`);
  const copy = async () => {
    if (await copyText(link.url)) toast('success', 'Enlace copiado: pégalo donde quieras compartirlo.');
  };
  const share = async () => {
    if (!(await openShareSheet(link))) await copy();
  };
  const onClick = (event: MouseEvent) => {
    if (onAsk !== undefined) {
      event.preventDefault();
      onAsk();
      return;
    }
    if (!hasShareSheet()) {
      void copy();
      return;
    }
    event.preventDefault();
    void share();
  };
  return (
    <a className="touch" href={byWhatsApp} target="_blank" rel="noreferrer" onClick={onClick}>
      <Icon name="share" size={20} />
      {children}
    </a>
  );
}
