import type { Registration } from '@arena/domain';
import type { ReactNode } from 'react';
import { IconButton, IconLink } from '#ui/buttons/IconButton.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { ChannelIcon } from '#ui/icons/ChannelIcon.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { messageTexts, useCopy } from '#ui/sharing/use-copy.ts';
import { WhatsAppLink } from '#ui/sharing/WhatsAppLink.tsx';
import styles from './Messages.module.css';

interface Props {
  registration: Pick<Registration, 'fullName' | 'phone' | 'email'>;
  /** Subject of a mail. */
  subject: string;
  text: string;
  isSent: boolean;
  onSent: () => void;
}

/** Opens the organiser's mail program with a message. */
function mailTo(address: string, subject: string, text: string): string {
  return `mailto:${address}?${new URLSearchParams({ subject, body: text }).toString().replaceAll('+', '%20')}`;
}

/** A person to write to: by WhatsApp, else by mail, or by copying the message. */
export function MessageRow({ registration: { fullName, phone, email }, subject, text, isSent, onSent }: Props) {
  const copy = useCopy(messageTexts);
  const link = (href: string, label: string, icon: ReactNode) => (
    <IconLink href={href} label={label} onClick={onSent}>
      {icon}
    </IconLink>
  );
  const mail = email === '' ? null : link(mailTo(email, subject, text), `Correo a ${fullName}`, <Icon name="mail" />);
  return (
    <li className="apart gap-2">
      <span className={styles.name}>
        {fullName} {isSent ? <span className="note">Enviado</span> : null}
      </span>
      <span className={styles.ways}>
        <WhatsAppLink
          phone={phone}
          message={text}
          link={(href) => link(href, `WhatsApp a ${fullName}`, <ChannelIcon name="whatsapp" />)}
          otherwise={mail}
        />
        <IconButton
          label={`Copiar el mensaje para ${fullName}`}
          onClick={() => void copy(text).then((isCopied) => isCopied && onSent())}
        >
          <AdminIcon name="copy" />
        </IconButton>
      </span>
    </li>
  );
}
