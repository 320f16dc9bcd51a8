import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '#lib/page/ErrorBoundary.tsx';
import { hasShareSheet, mailText, openShareSheet, whatsAppText } from '#lib/sharing/share.ts';
import type { PictureChoice } from '#lib/sharing/table-pictures.ts';
import { Button, ExternalButton } from '../buttons/Button.tsx';
import { CopyButton } from '../buttons/CopyButton.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { TextField } from '../fields/Field.tsx';
import { Notice } from '../icons/Notice.tsx';
import { PicturesToShare } from './PicturesToShare.tsx';

const QrCode = lazy(() => import('./QrCode.tsx'));

interface Props {
  heading: string;
  title: string;
  /** A path of the site. */
  path: string;
  /** The WhatsApp message with the link; by default title and link. */
  message?: string;
  /** Pictures to share. They change only when requested (`onAsk`). */
  pictures?: readonly PictureChoice[];
  /** @see PicturesToShare */
  onAsk?: () => void;
  /** True to offer a QR code. */
  scans?: boolean;
  /** Warns about an obstacle behind the link; null without one. */
  warning?: string | null;
  /** True for the reader's own link: also offers the share sheet and an e-mail. */
  toSelf?: boolean;
  onClose: () => void;
}

/** Shares a link, with pictures if there are any: WhatsApp first, the QR code for a phone nearby last. */
export default function ShareDialog({
  heading,
  title,
  path,
  message,
  pictures = [],
  onAsk,
  scans = true,
  warning = null,
  toSelf = false,
  onClose,
}: Props) {
  const url = new URL(path, window.location.href).href;
  const text = message ?? `${title}: ${url}`;
  return (
    <Dialog title={heading} onClose={onClose}>
      {warning === null ? null : <Notice tone="warning">{warning}</Notice>}
      {pictures.length > 0 ? <PicturesToShare choices={pictures} text={text} onAsk={onAsk} /> : null}
      <div className="beside gap-3">
        <Button
          look={pictures.length > 0 ? 'secondary' : 'primary'}
          onClick={() => window.open(whatsAppText(text), '_blank', 'noreferrer')}
        >
          Mandar por WhatsApp
        </Button>
        <CopyButton
          text={url}
          copied="Enlace copiado"
          refused="Este navegador no dejó copiar. Mantén presionado el enlace y cópialo."
        >
          Copiar enlace
        </CopyButton>
        {toSelf && hasShareSheet() ? (
          <Button look="secondary" onClick={() => void openShareSheet({ title, url })}>
            Compartir
          </Button>
        ) : null}
        {toSelf ? (
          <ExternalButton look="secondary" href={mailText(title, text)}>
            Mandarme un correo
          </ExternalButton>
        ) : null}
      </div>
      <TextField
        label={`Enlace de «${title}»`}
        required
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      {scans ? (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <QrCode url={url} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </Dialog>
  );
}
