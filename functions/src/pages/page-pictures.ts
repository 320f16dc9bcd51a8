import { type Drawing, PictureSize } from '@arena/domain';
import type Sharp from 'sharp';
import { createCache } from '../platform/cache.ts';

/** High enough for text on plain backgrounds, and more than chat apps preserve. */
const QUALITY = 82;

/** A tournament has three or four pictures of about 100 KiB each. */
const MAX_CACHED = 200;

/** Above this number of pixels, saving a quarter of the size isn't worth doubling the time. */
const MAX_MOZJPEG_PIXELS = 1_000_000;

/** Reads a stored picture's bytes; null if it was deleted. */
export type ReadPicture = (id: string, size: PictureSize) => Promise<Uint8Array | null>;

const STORED = /href="picture:([\da-f]{32}-\d+x\d+)\/([a-z]+)"/g;

/** Embeds the stored pictures that a drawing refers to. Deleted ones leave an empty space. */
async function withStoredPictures(svg: string, sharp: typeof Sharp, read: ReadPicture): Promise<string> {
  const named = new Map([...svg.matchAll(STORED)].map(([address, id = '', size]) => [address, { id, size }]));
  const contents = [...named].map(async ([address, { id, size }]) => {
    const bytes = await read(id, PictureSize.parse(size));
    // PNG, because all versions of the rasteriser can read it.
    const png = bytes === null ? null : await sharp(bytes).png().toBuffer();
    return [address, png === null ? '' : `href="data:image/png;base64,${png.toString('base64')}"`] as const;
  });
  const known = new Map(await Promise.all(contents));
  return svg.replaceAll(STORED, (address) => known.get(address) ?? '');
}

async function toJpeg(drawn: string, read: ReadPicture): Promise<Buffer> {
  // Loaded with the first picture, because pages don't need it.
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(await withStoredPictures(drawn, sharp, read)));
  const { width, height } = await image.metadata();
  const isSmall = width * height <= MAX_MOZJPEG_PIXELS;
  return image.jpeg(isSmall ? { quality: QUALITY, mozjpeg: true } : { quality: QUALITY }).toBuffer();
}

/** Creates a renderer of pictures. It draws each once, until its content changes. */
export function pictures(
  read: ReadPicture,
): (address: string, drawing: Pick<Drawing, 'shows' | 'draw'>) => Promise<Buffer> {
  const drawn = createCache(async (_key: string, draw: Drawing['draw']) => toJpeg(await draw(), read), {
    max: MAX_CACHED,
  });
  return (address, { shows, draw }) => drawn.get(`${address} ${shows}`, draw);
}
