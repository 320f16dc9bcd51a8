/** A public reply to a browser, a crawler or a calendar, without personal data. */
export interface Reply {
  status: number;
  type: string;
  cacheControl: string;
  body: Buffer;
}

/**
 * Cache headers of rendered pages and files. Browsers revalidate every time; the CDN answers for at most 50 s, so a
 * withdrawn page, share picture or calendar is gone within a minute. The site's own picture says nothing of a
 * tournament. Browsers keep a poster for ever, because it never changes; the CDN checks every five minutes that it is
 * still public.
 */
export const keeping = {
  page: 'public, max-age=0, s-maxage=20, stale-while-revalidate=30',
  /** A change is visible within 10 s: instance, CDN and browser each use a part of it. */
  standings: 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
  missing: 'public, max-age=0, s-maxage=10',
  sitePicture: 'public, max-age=3600, s-maxage=3600',
  unchanging: 'public, max-age=31536000, s-maxage=300, immutable',
  not: 'no-store',
} as const;

export const types = {
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
  jpeg: 'image/jpeg',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;

/** A reply with a text. */
export function textReply(type: string, text: string, cacheControl: string, status = 200): Reply {
  return { status, type, cacheControl, body: Buffer.from(text) };
}

/** The answer where there is nothing at an address that names a file. */
export const nothingThere: Reply = textReply(types.text, 'No encontrado\n', keeping.missing, 404);

/** The answer where a file can't be made now. */
export const notNow: Reply = textReply(types.text, 'No disponible por ahora\n', keeping.not, 503);
