import { createHash } from 'node:crypto';
import { limits, type PictureSize } from '@arena/domain';
import type { Metadata, Sharp } from 'sharp';
import { ApiError } from '../platform/api-error.ts';

/** A stored picture: its id, and a WebP in each size. */
export interface EncodedPicture {
  id: string;
  sizes: Record<PictureSize, Buffer>;
}

const bounds = limits.picture;

const refusals = {
  kind: 'Sube una imagen JPG, PNG o WebP',
  moves: 'Sube una imagen sin animación',
  huge: `Esta imagen tiene demasiados píxeles: usa una de ${bounds.pixels / 1_000_000} megapíxeles como máximo`,
  slim: `Esta imagen es muy pequeña o muy alargada: usa una de ${bounds.shortest} píxeles o más por lado`,
  broken: 'No pudimos leer esta imagen. Ábrela, haz una captura de pantalla y sube la captura.',
} as const;

function refused(why: keyof typeof refusals): ApiError {
  return new ApiError('invalid', { fields: { file: refusals[why] } });
}

/** From best to lowest acceptable quality. */
const QUALITIES = [78, 50] as const;
const SHORTER = 0.7;
const SECONDS = 5;
/** Browsers show slightly damaged files. Truncated files are refused. */
const failOn = 'error';

/** First bytes of each accepted format. A dot matches any byte. */
const SIGNATURES = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF....WEBP'];

/** True if a file is a JPEG, PNG or WebP by content. Its name and declared type don't count. */
export function isImage(bytes: Uint8Array): boolean {
  return SIGNATURES.some((signature) =>
    Array.from(signature).every((sign, at) => sign === '.' || sign.charCodeAt(0) === bytes[at]),
  );
}

/** @throws ApiError `invalid` for an animated, too large or too narrow picture. */
function check({ width, height, pages = 1 }: Metadata): void {
  if (pages > 1) throw refused('moves');
  if (width * height > bounds.pixels) throw refused('huge');
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < bounds.shortest || longer > shorter * bounds.slimmest) throw refused('slim');
}

/** Icon beside a name: the whole picture on a transparent square. */
const square = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
const inside = { fit: 'inside', withoutEnlargement: true } as const;

/** Encodes one size of a picture in the best quality within its byte limit. */
async function fitted(whole: () => Sharp, size: PictureSize) {
  for (let side: number = bounds.sides[size]; ; side = Math.round(side * SHORTER)) {
    for (const quality of QUALITIES) {
      const small = whole().resize(side, side, size === 'icon' ? square : inside);
      const made = await small.webp({ quality }).toBuffer({ resolveWithObject: true });
      if (made.data.length <= bounds.bytes[size]) return made;
    }
  }
}

async function encode(bytes: Uint8Array): Promise<EncodedPicture> {
  // Loaded with the first picture, because other calls don't need it.
  const { default: sharp } = await import('sharp');
  const opened = (options = {}) => sharp(bytes, { failOn, ...options });
  // Reads only the header, whatever size it claims.
  check(await opened({ limitInputPixels: false }).metadata());
  // Decode once: upright, no larger than the largest size, and without metadata.
  const upright = opened({ limitInputPixels: bounds.pixels }).autoOrient().timeout({ seconds: SECONDS });
  const fitting = upright.resize(bounds.sides.large, bounds.sides.large, inside);
  const { data, info } = await fitting.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const whole = () => sharp(data, { raw: info });
  const [icon, small, medium, large] = [
    await fitted(whole, 'icon'),
    await fitted(whole, 'small'),
    await fitted(whole, 'medium'),
    await fitted(whole, 'large'),
  ];
  const hash = createHash('sha256').update(large.data).digest('hex').slice(0, 32);
  const id = `${hash}-${large.info.width}x${large.info.height}`;
  return { id, sizes: { icon: icon.data, small: small.data, medium: medium.data, large: large.data } };
}

/** One at a time, because a decoded picture takes a large part of an instance's memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Encodes a file as a stored picture. The same file gives the same result.
 * @throws ApiError `invalid` with a message for `file` if the picture isn't accepted.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  if (!isImage(bytes)) throw refused('kind');
  const turn = last.then(() => encode(bytes));
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } catch (error) {
    // The decoder's message may quote the file.
    throw error instanceof ApiError ? error : refused('broken');
  }
}
