import { CopyButton } from '../../../ui/buttons/CopyButton.tsx';
import { messageTexts } from '../../../ui/sharing/use-copy.ts';
import { WhatsAppLink } from '../../../ui/sharing/WhatsAppLink.tsx';

interface Props {
  /** A phone, or a guardian's e-mail. */
  contact: string | null;
  /** The message that is ready to be sent. */
  text: string;
  /** Name of the player or guardian. */
  name: string;
}

/** The way to a player's WhatsApp, or to their guardian's e-mail; a message to copy where the phone isn't certain. */
export function ChatLink({ contact, text, name }: Props) {
  if (contact === null || contact === '') return <span>Sin teléfono</span>;
  if (contact.includes('@')) {
    return (
      <a className="touch" href={`mailto:${contact}?body=${encodeURIComponent(text)}`} aria-label={`Correo a ${name}`}>
        Correo
      </a>
    );
  }
  return (
    <WhatsAppLink
      phone={contact}
      message={text}
      link={(href) => (
        <a className="touch" href={href} target="_blank" rel="noreferrer" aria-label={`WhatsApp a ${name}`}>
          WhatsApp
        </a>
      )}
      otherwise={
        <CopyButton {...messageTexts} look="quiet" aria-label={`Copiar mensaje para ${name}`} text={text}>
          Copiar mensaje
        </CopyButton>
      }
    />
  );
}
