import type { Drawing } from '@arena/domain';
import { LRUCache } from 'lru-cache';

/** High enough for lettering on a plain ground, and far below what chats still show. */
const QUALITY = 82;

/** A tournament has three or four, of about 100 KiB each. */
const MAX_CACHED = 200;

/** Beyond so many pixels, twice the time for a file that is a quarter smaller is too long to wait for. */
const MOST_SQUEEZED = 1_000_000;

async function toJpeg(svg: string): Promise<Buffer> {
  // Loaded with the first picture: pages do without.
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(svg));
  const { width, height } = await image.metadata();
  const isSmall = width * height <= MOST_SQUEEZED;
  return image.jpeg(isSmall ? { quality: QUALITY, mozjpeg: true } : { quality: QUALITY }).toBuffer();
}

/** Draws pictures, each once while it shows the same at its address. */
export function pictures(): (address: string, drawing: Pick<Drawing, 'shows' | 'draw'>) => Promise<Buffer> {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });
  return (address, { shows, draw }) => {
    const key = `${address} ${shows}`;
    const picture = cache.get(key) ?? draw().then(toJpeg);
    cache.set(key, picture);
    picture.catch(() => cache.delete(key));
    return picture;
  };
}
