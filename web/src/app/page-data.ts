import type { DehydratedState } from '@tanstack/react-query';
import { PAGE_DATA } from '#lib/addresses/paths.ts';
import type { InitialTournaments } from '../features/tournaments/initial-tournaments.ts';

/** Data in a page's HTML, from which the browser continues. */
export interface PageData {
  /** The instant at which the page was rendered. */
  renderedAt: Date;
  carried: InitialTournaments;
  queries: DehydratedState;
}

const NO_QUERIES: DehydratedState = { mutations: [], queries: [] };

/**
 * Reads the data in this page; null if it has none, or if the connection broke before their end. They need no
 * validation: the server half of the same build wrote them.
 */
export function readPageData(): PageData | null {
  try {
    const data: (Omit<PageData, 'queries'> & Partial<PageData>) | null = JSON.parse(
      document.getElementById(PAGE_DATA)?.textContent ?? 'null',
    );
    // `private-link-ahead.js` builds the page of a private link without queries.
    return data && { ...data, queries: data.queries ?? NO_QUERIES, renderedAt: new Date(data.renderedAt) };
  } catch {
    return null;
  }
}
