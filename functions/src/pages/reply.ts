/** A public response to a browser, crawler or calendar. It contains no personal data. */
export interface Reply {
  status: number;
  type: string;
  cacheControl: string;
  body: Buffer;
}

/**
 * Cache headers of rendered pages and files. Browsers always revalidate. The CDN caches for 50 s at most, so withdrawn
 * pages, share pictures and calendars disappear within a minute. The site's own picture contains no tournament.
 * Browsers keep posters for ever, because they never change. Every five minutes the CDN checks that a poster is still
 * public.
 */
export const cacheControl = {
  page: 'public, max-age=0, s-maxage=20, stale-while-revalidate=30',
  /** Changes are visible within 10 s, of which instance, CDN and browser use a part each. */
  standings: 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
  missing: 'public, max-age=0, s-maxage=10',
  hourly: 'public, max-age=3600, s-maxage=3600',
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

/** Response for a missing file. */
export const notFoundReply: Reply = textReply(types.text, 'No encontrado\n', cacheControl.missing, 404);

/** Response for a file that can't be created now. */
export const unavailableReply: Reply = textReply(types.text, 'No disponible por ahora\n', cacheControl.not, 503);
