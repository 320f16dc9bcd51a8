import type { DehydratedState } from '@tanstack/react-query';
import type { CarriedTournaments } from '../features/tournaments/carried.ts';
import { PAGE_DATA } from '../lib/addresses/page-element.ts';

/** The data in a page's HTML, from which the browser continues. */
export interface PageData {
  /** The instant that the page shows. */
  renderedAt: Date;
  carried: CarriedTournaments;
  queries: DehydratedState;
}

const NO_QUERIES: DehydratedState = { mutations: [], queries: [] };

/**
 * The data that this page brought along; null where it brought none, or the connection broke off before their end.
 * They were written by the server's half of the very build that the page names, so they are what they say.
 */
export function readPageData(): PageData | null {
  try {
    const data: (Omit<PageData, 'queries'> & Partial<PageData>) | null = JSON.parse(
      document.getElementById(PAGE_DATA)?.textContent ?? 'null',
    );
    // The page of a private link is put together by `private-link-ahead.js`, without queries.
    return data && { ...data, queries: data.queries ?? NO_QUERIES, renderedAt: new Date(data.renderedAt) };
  } catch {
    return null;
  }
}
