import type { ReactNode } from 'react';
import { whatsAppText } from '#lib/sharing/share.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { AreaField } from '#ui/fields/Field.tsx';

interface Props {
  title: string;
  text: string;
  /** The toast after copying. */
  copied: string;
  hasPictures: boolean;
  rows: number;
  onSent?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A text to send by WhatsApp, copy or read, below its pictures. */
export function ShareTextDialog({ title, text, copied, hasPictures, rows, onSent, onClose, children }: Props) {
  const send = () => {
    window.open(whatsAppText(text), '_blank', 'noreferrer');
    onSent?.();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look={hasPictures ? 'secondary' : 'primary'} onClick={send}>
            Mandar por WhatsApp
          </Button>
          <CopyButton
            text={text}
            copied={copied}
            refused="Este navegador no dejó copiar. Selecciona el texto y cópialo."
            onCopied={() => onSent?.()}
          >
            Copiar texto
          </CopyButton>
          <Button look="quiet" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      {children}
      <AreaField
        label="Así se lee"
        required
        readOnly
        rows={rows}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
