import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { ExternalButton } from '#ui/buttons/ExternalButton.tsx';
import { messageTexts } from '#ui/sharing/use-copy.ts';
import { WhatsAppLink } from '#ui/sharing/WhatsAppLink.tsx';
import styles from '../details/Details.module.css';

/** A message for a player: to copy, or to send by WhatsApp if the phone is certain. */
export function ReadyMessage({ text, phone }: { text: string; phone: string }) {
  return (
    <>
      <p className={styles.message}>{text}</p>
      <div className="beside gap-2">
        <CopyButton {...messageTexts} text={text}>
          Copiar mensaje
        </CopyButton>
        <WhatsAppLink
          phone={phone}
          message={text}
          link={(href) => (
            <ExternalButton wide={false} href={href}>
              Abrir WhatsApp
            </ExternalButton>
          )}
        />
      </div>
    </>
  );
}
