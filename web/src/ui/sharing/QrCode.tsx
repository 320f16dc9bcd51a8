import { useState } from 'react';
import { encode } from 'uqr';
import { saveFile } from '#lib/sharing/share.ts';
import { Button } from '../buttons/Button.tsx';
import { InAppHint } from '../icons/InAppHint.tsx';
import { useToast } from '../icons/toast-context.ts';
import styles from './QrCode.module.css';

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

/** A QR code: modules a side, and an SVG path of the dark ones. */
interface Code {
  size: number;
  path: string;
}

/** Builds the QR code of a text, with its quiet zone. */
function qrCodeOf(text: string): Code {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}

/** Pixels a module in the saved picture. */
const SQUARE = 24;

/** Saves a QR code as a picture. @returns false if this browser can't */
function saveQrCode({ size, path }: Code, name: string): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * SQUARE;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(false);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SQUARE, SQUARE);
  context.fillStyle = 'black';
  context.fill(new Path2D(path));
  return new Promise((resolve) => {
    canvas.toBlob((picture) => {
      if (picture !== null) saveFile(picture, name);
      resolve(picture !== null);
    }, 'image/png');
  });
}
