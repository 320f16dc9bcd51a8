import type { Drawing } from '@arena/domain';
import { lastUsed } from '../platform/pace/last-used.ts';

/** High enough for lettering on a plain ground, and far below what chats still show. */
const QUALITY = 82;

/** A tournament has three or four that are asked for, of about 100 KiB each. */
const MOST_KEPT = 200;

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

/** Makes pictures of drawings, each once for as long as it shows the same at its address; the last used are kept. */
export function pictures(): (address: string, drawing: Pick<Drawing, 'shows' | 'draw'>) => Promise<Buffer> {
  const keptAt = lastUsed(MOST_KEPT, (): { shows: string; picture: Promise<Buffer> | null } => ({
    shows: '',
    picture: null,
  }));
  return (address, { shows, draw }) => {
    const kept = keptAt(address);
    if (kept.picture !== null && kept.shows === shows) return kept.picture;
    const picture = draw().then(toJpeg);
    kept.shows = shows;
    kept.picture = picture;
    picture.catch(() => {
      if (kept.picture === picture) kept.picture = null;
    });
    return picture;
  };
}
