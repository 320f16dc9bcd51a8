import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { InAppHint } from '../icons/InAppHint.tsx';
import { useToast } from '../icons/toast-context.ts';
import styles from './QrCode.module.css';
import { qrCodeOf, saveQrCode } from './qr-code.ts';

/** A QR code of a link, which can be saved as a picture. Loaded on demand. */
export default function QrCode({ url }: { url: string }) {
  const toast = useToast();
  const [code] = useState(() => qrCodeOf(url));
  const save = async () => {
    const isSaved = await saveQrCode(code, `qr-${new URL(url).pathname.split('/').at(-1)}.png`);
    if (!isSaved) toast('error', 'Este navegador no pudo guardar el código. Toma una captura de pantalla.');
  };
  return (
    <>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label="Código QR del enlace"
      >
        <rect width={code.size} height={code.size} fill="white" />
        <path d={code.path} fill="black" />
      </svg>
      <InAppHint about="files" />
      <Button look="secondary" wide onClick={() => void save()}>
        Guardar código QR
      </Button>
    </>
  );
}
