import type { CarriedTournaments } from '../features/tournaments/carried.ts';
import { PAGE_DATA } from '../lib/addresses/page-element.ts';

/** What the HTML of a page brings along, so that the browser can go on exactly where the server left off. */
export interface PageData {
  /** The instant that the page shows. */
  renderedAt: Date;
  carried: CarriedTournaments;
}

/**
 * The data that this page brought along; null where it brought none, or the connection broke off before their end.
 * They were written by the server's half of the very build that the page names, so they are what they say.
 */
export function readPageData(): PageData | null {
  try {
    const data: PageData | null = JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? 'null');
    return data && { ...data, renderedAt: new Date(data.renderedAt) };
  } catch {
    return null;
  }
}
