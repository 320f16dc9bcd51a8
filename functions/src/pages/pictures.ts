import type { PublicTournament, SiteRenderer } from '@arena/domain';

/** High enough for lettering on a plain ground, and far below what chats still show. */
const QUALITY = 82;

const MOST_KEPT = 100;

export interface Pictures {
  /** The tournament's share picture as JPEG, drawn once for as long as it shows the same. */
  of(tournament: PublicTournament): Promise<Buffer>;
  /** The site's own. */
  ofSite(): Promise<Buffer>;
}

async function toJpeg(svg: string): Promise<Buffer> {
  // Loaded with the first picture: pages do without.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

/** Makes share pictures from the drawings of the site's renderer, and keeps the latest ones. */
export function pictures(renderer: SiteRenderer): Pictures {
  const kept = new Map<string, { version: string; picture: Promise<Buffer> }>();

  function drawn(key: string, version: string, draw: () => Promise<string>): Promise<Buffer> {
    const known = kept.get(key);
    if (known?.version === version) return known.picture;
    const picture = draw().then(toJpeg);
    kept.delete(key);
    kept.set(key, { version, picture });
    picture.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return picture;
  }

  return {
    of: (tournament) =>
      drawn(tournament.id, renderer.pictureVersion(tournament), () => renderer.sharePicture(tournament)),
    // No tournament's id has a slash.
    ofSite: () => drawn('/', '', () => renderer.sitePicture()),
  };
}
