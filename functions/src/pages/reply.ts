/** What is sent to a browser, a crawler or a calendar: the same for all, never anything personal. */
export interface Reply {
  status: number;
  type: string;
  cacheControl: string;
  body: Buffer;
}

/**
 * How long what the functions make may be kept. Browsers ask every time; the content delivery network answers them
 * from what it has, for at most 50 s, so that what is withdrawn is gone within a minute: its page, its share picture and
 * its calendar. The site's own picture says nothing of a tournament. A poster never changes, so a browser that has it
 * keeps it; the delivery network asks again after five minutes whether it is still public.
 */
export const keeping = {
  page: 'public, max-age=0, s-maxage=20, stale-while-revalidate=30',
  /** Who watches a table has a change within 10 s: of them the instance, the network and the browser have a part. */
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
