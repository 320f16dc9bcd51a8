import { mayCall } from '../../../lib/calls/authorized-call.ts';
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx';
import { messageTexts } from '../../../ui/sharing/use-copy.ts';
import { WhatsAppLink } from '../../../ui/sharing/WhatsAppLink.tsx';

interface Props {
  /** A phone, or a guardian's e-mail. */
  contact: string | null;
  /** The prepared message. */
  text: string;
  /** Name of the player or guardian. */
  name: string;
}

/**
 * Opens WhatsApp or an e-mail with a prepared message. Copies the message instead if the phone is uncertain or hidden
 * from this role.
 */
export function ChatLink({ contact, text, name }: Props) {
  const copy = (
    <CopyButton {...messageTexts} look="quiet" aria-label={`Copiar mensaje para ${name}`} text={text}>
      Copiar mensaje
    </CopyButton>
  );
  if (!mayCall('manage_registrations')) return copy;
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
      otherwise={copy}
    />
  );
}
