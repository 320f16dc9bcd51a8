import { whatsAppLink } from '../../../lib/sharing/whatsapp.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonAway } from '../../../ui/buttons/ButtonAway.tsx';
import styles from '../details/Details.module.css';
import { useCopyMessage } from './use-copy-message.ts';

/** A message that is ready for a player: to copy, or to send by WhatsApp where their phone may have it. */
export function ReadyMessage({ text, phone }: { text: string; phone: string }) {
  const copy = useCopyMessage();
  const link = whatsAppLink(phone, text);
  return (
    <>
      <p className={styles.message}>{text}</p>
      <div className="beside gap-2">
        <Button look="secondary" onClick={() => void copy(text)}>
          Copiar
        </Button>
        {link === null ? null : (
          <ButtonAway wide={false} href={link}>
            Abrir WhatsApp
          </ButtonAway>
        )}
      </div>
    </>
  );
}
