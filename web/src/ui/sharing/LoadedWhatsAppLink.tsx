import type { ReactNode } from 'react';
import { whatsAppLink } from '#lib/sharing/whatsapp.ts';

export interface WhatsAppLinkProps {
  phone: string;
  message: string;
  /** Renders the link to `href`. */
  link: (href: string) => ReactNode;
  /** Shown for a phone without a country: a message might reach a stranger. */
  otherwise?: ReactNode;
}

export default function LoadedWhatsAppLink({ phone, message, link, otherwise }: WhatsAppLinkProps) {
  const href = whatsAppLink(phone, message);
  return href === null ? otherwise : link(href);
}
