import { mayCall } from '#lib/calls/authorized-call.ts';
import { messageTexts, useCopy } from '#ui/sharing/use-copy.ts';
import { WhatsAppLink } from '#ui/sharing/WhatsAppLink.tsx';

/** All ways look alike in a column. */
const WAY = 'touch underlined';

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
  const toClipboard = useCopy(messageTexts);
  const copy = (
    <button
      type="button"
      className={WAY}
      aria-label={`Copiar mensaje para ${name}`}
      onClick={() => void toClipboard(text)}
    >
      Copiar mensaje
    </button>
  );
  if (!mayCall('manage_registrations')) return copy;
  if (contact === null || contact === '') return <span>Sin teléfono</span>;
  if (contact.includes('@')) {
    return (
      <a className={WAY} href={`mailto:${contact}?body=${encodeURIComponent(text)}`} aria-label={`Correo a ${name}`}>
        Correo
      </a>
    );
  }
  return (
    <WhatsAppLink
      phone={contact}
      message={text}
      link={(href) => (
        <a className={WAY} href={href} target="_blank" rel="noreferrer" aria-label={`WhatsApp a ${name}`}>
          WhatsApp
        </a>
      )}
      otherwise={copy}
    />
  );
}
