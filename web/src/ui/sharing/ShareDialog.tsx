import { PartPlace } from '../../lib/page/PartPlace.tsx';
import { lazyAtOnce } from '../../lib/page/part.ts';
import { copyText, whatsAppText } from '../../lib/sharing/share.ts';
import type { PictureChoice } from '../../lib/sharing/table-pictures.ts';
import { Button } from '../buttons/Button.tsx';
import { Contained } from '../dialogs/Contained.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { TextField } from '../fields/Field.tsx';
import { Notice } from '../signs/Notice.tsx';
import { useToast } from '../signs/toast-context.ts';
import { PicturesToShare } from './PicturesToShare.tsx';

const QrCode = lazyAtOnce(() => import('./QrCode.tsx'));

interface Props {
  /** What the dialog is called. */
  heading: string;
  /** What the link leads to, by its name. */
  title: string;
  /** Where the link leads: a path of the site. */
  path: string;
  /** What is sent by WhatsApp, the link in it; the title and the link where nothing else is said. */
  message?: string;
  /** Pictures that go well with it; none where there are none. They change only once they are asked for (`onAsk`). */
  pictures?: readonly PictureChoice[];
  /** @see PicturesToShare */
  onAsk?: () => void;
  /** Whether the link can be scanned too. */
  scans?: boolean;
  /** What whoever opens the link would meet instead; null where nothing is in the way. */
  warning?: string | null;
  onClose: () => void;
}

/** A link to send, to copy and mostly to scan, and pictures where there are some. */
export default function ShareDialog({
  heading,
  title,
  path,
  message,
  pictures = [],
  onAsk,
  scans = true,
  warning = null,
  onClose,
}: Props) {
  const toast = useToast();
  const url = new URL(path, window.location.href).href;
  const text = message ?? `${title}: ${url}`;
  const copy = async () => {
    if (await copyText(url)) toast('success', 'Enlace copiado');
    else toast('error', 'Este navegador no dejó copiar. Mantén presionado el enlace y cópialo.');
  };
  return (
    <Dialog
      title={heading}
      onClose={onClose}
      actions={
        <>
          <Button
            look={pictures.length > 0 ? 'secondary' : 'primary'}
            onClick={() => window.open(whatsAppText(text), '_blank', 'noreferrer')}
          >
            Mandar por WhatsApp
          </Button>
          <Button look="secondary" onClick={() => void copy()}>
            Copiar enlace
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      {warning === null ? null : <Notice tone="warning">{warning}</Notice>}
      {pictures.length > 0 ? <PicturesToShare choices={pictures} text={text} onAsk={onAsk} /> : null}
      <TextField
        label={`Enlace de «${title}»`}
        required
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      {scans ? (
        <Contained instead={null}>
          <PartPlace>
            <QrCode url={url} />
          </PartPlace>
        </Contained>
      ) : null}
    </Dialog>
  );
}
