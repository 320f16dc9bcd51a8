import { whatsAppLink } from '../../lib/sharing/whatsapp.ts';

interface Props {
  phone: string | null;
  /** The message that is ready to be sent. */
  text: string;
  /** Whose phone it is. */
  name: string;
}

/** The way to a player's WhatsApp, where their phone is known. */
export function ChatLink({ phone, text, name }: Props) {
  const link = phone === null ? null : whatsAppLink(phone, text);
  if (link === null) return <span>Sin teléfono</span>;
  return (
    <a href={link} target="_blank" rel="noreferrer" aria-label={`WhatsApp a ${name}`}>
      WhatsApp
    </a>
  );
}
