import { type CarriedTournaments, readCarried } from '../features/tournaments/carried.ts';

/** What the HTML of a page brings along, so that the browser can go on exactly where the server left off. */
export interface PageData {
  /** The instant that the page shows. */
  renderedAt: Date;
  carried: CarriedTournaments;
}

/** Id of the inert element that holds them. */
export const PAGE_DATA = 'page-data';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The data that this page brought along; null where it brought none that can be used. */
export function readPageData(): PageData | null {
  const value = parse(document.getElementById(PAGE_DATA)?.textContent ?? '');
  if (typeof value !== 'object' || value === null || !('renderedAt' in value) || !('carried' in value)) return null;
  const renderedAt = new Date(String(value.renderedAt));
  const carried = readCarried(value.carried);
  return carried === null || Number.isNaN(renderedAt.getTime()) ? null : { renderedAt, carried };
}
