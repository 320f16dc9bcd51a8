import { type Fields, NOW } from './records.ts';

/** A picture that an organiser might send: orange, of 120 × 150. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAACWCAMAAAAi9LwSAAAAA1BMVEX/Wh/UvrEcAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAKElEQVR42u3BMQEAAADC' +
    'oPVPbQo/oAAAAAAAAAAAAAAAAAAAAAAA4GVG5gABA5xK1AAAAABJRU5ErkJggg==',
  'base64',
);

/** The id of a picture that is kept, and of one that isn't. */
export const POSTER = '0123456789abcdef0123456789abcdef-800x1000';
export const NO_PICTURE = 'fedcba9876543210fedcba9876543210-800x1000';

/** A picture as its document holds it. */
export function pictureRecord(fields: Fields = {}): Fields {
  const sizes = { small: Buffer.from('pequeña'), medium: Buffer.from('mediana'), large: Buffer.from('grande') };
  return { sizes, keptAt: NOW, ...fields };
}
