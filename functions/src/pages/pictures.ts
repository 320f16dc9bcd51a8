import { type Drawing, PictureSize } from '@arena/domain';
import { LRUCache } from 'lru-cache';
import type Sharp from 'sharp';

/** High enough for lettering on a plain ground, and far below what chats still show. */
const QUALITY = 82;

/** A tournament has three or four, of about 100 KiB each. */
const MAX_CACHED = 200;

/** Beyond so many pixels, twice the time for a file that is a quarter smaller is too long to wait for. */
const MOST_SQUEEZED = 1_000_000;

/** Reads a kept picture's bytes; null where it is gone. */
export type ReadPicture = (id: string, size: PictureSize) => Promise<Uint8Array | null>;

const KEPT = /href="picture:([\da-f]{32}-\d+x\d+)\/([a-z]+)"/g;

/** Puts the kept pictures that a drawing names into it; one that is gone leaves its place empty. */
async function withKept(svg: string, sharp: typeof Sharp, read: ReadPicture): Promise<string> {
  const named = new Map([...svg.matchAll(KEPT)].map(([address, id = '', size]) => [address, { id, size }]));
  const contents = [...named].map(async ([address, { id, size }]) => {
    const bytes = await read(id, PictureSize.parse(size));
    // PNG, which every version of the rasteriser reads.
    const png = bytes === null ? null : await sharp(bytes).png().toBuffer();
    return [address, png === null ? '' : `href="data:image/png;base64,${png.toString('base64')}"`] as const;
  });
  const known = new Map(await Promise.all(contents));
  return svg.replaceAll(KEPT, (address) => known.get(address) ?? '');
}

async function toJpeg(drawn: string, read: ReadPicture): Promise<Buffer> {
  // Loaded with the first picture: pages do without.
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(await withKept(drawn, sharp, read)));
  const { width, height } = await image.metadata();
  const isSmall = width * height <= MOST_SQUEEZED;
  return image.jpeg(isSmall ? { quality: QUALITY, mozjpeg: true } : { quality: QUALITY }).toBuffer();
}

/** Draws pictures, each once while it shows the same at its address. */
export function pictures(
  read: ReadPicture,
): (address: string, drawing: Pick<Drawing, 'shows' | 'draw'>) => Promise<Buffer> {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });
  return (address, { shows, draw }) => {
    const key = `${address} ${shows}`;
    const picture = cache.get(key) ?? draw().then((svg) => toJpeg(svg, read));
    cache.set(key, picture);
    picture.catch(() => cache.delete(key));
    return picture;
  };
}
