import { whatsAppLink } from '../../lib/sharing/whatsapp.ts';
import type { WhatsAppLinkProps } from './WhatsAppLink.tsx';

export default function LoadedWhatsAppLink({ phone, message, link, otherwise }: WhatsAppLinkProps) {
  const href = whatsAppLink(phone, message);
  return href === null ? otherwise : link(href);
}
