import { encode } from 'uqr';
import { saveFile } from '#lib/sharing/save-file.ts';

/** A QR code: modules a side, and an SVG path of the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

/** Builds the QR code of a text, with its quiet zone. */
export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}

/** Pixels a module in the saved picture. */
const SQUARE = 24;

/** Saves a QR code as a picture. @returns false if this browser can't */
export function saveQrCode({ size, path }: QrCode, name: string): Promise<boolean> {
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
