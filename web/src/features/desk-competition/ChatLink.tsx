import { whatsAppLink } from '../../lib/sharing/whatsapp.ts';

interface Props {
  /** A phone, or a guardian's e-mail. */
  contact: string | null;
  /** The message that is ready to be sent. */
  text: string;
  /** Whose it is. */
  name: string;
}

/** The way to a player's WhatsApp, or to their guardian's e-mail, where it is known. */
export function ChatLink({ contact, text, name }: Props) {
  if (contact?.includes('@')) {
    return (
      <a className="touch" href={`mailto:${contact}?body=${encodeURIComponent(text)}`} aria-label={`Correo a ${name}`}>
        Correo
      </a>
    );
  }
  const link = contact === null ? null : whatsAppLink(contact, text);
  if (link === null) return <span>Sin teléfono</span>;
  return (
    <a className="touch" href={link} target="_blank" rel="noreferrer" aria-label={`WhatsApp a ${name}`}>
      WhatsApp
    </a>
  );
}
