import type { SiteRenderer } from '@arena/domain';
import { readOrganisers } from '../features/community/read-organisers.ts';
import { readCatalogue, readTournamentDocument } from '../features/tournaments/read-catalogue.ts';
import { sitemap } from './files/sitemap.ts';
import { standingsJson } from './files/standings-json.ts';
import { drawing } from './pictures/pictures.ts';
import { historyReaders } from './read-history.ts';
import { renderPage, renderPlace } from './render-page.tsx';

/** What this build offers the function that serves pages. Pictures and calendars are loaded when first asked for. */
export const renderer: SiteRenderer = {
  readCatalogue,
  readTournament: readTournamentDocument,
  // What checks them is large, and needed for them alone.
  readResults: async (id) => (await import('./read-results.ts')).readResults(id),
  readHistory: historyReaders,
  readOrganisers,
  renderPage,
  renderPlace,
  drawing,
  sitemap,
  standingsJson,
  standingsCsv: async (results) => (await import('./files/standings-csv.ts')).standingsCsv(results),
  sitePicture: async () => (await import('./pictures/share-picture.ts')).sitePicture(),
  calendar: async (tournament, results, now) =>
    (await import('./files/calendar.ts')).calendar(tournament, results, now),
  cancelledCalendar: async (tournament, now) =>
    (await import('./files/calendar.ts')).cancelledCalendar(tournament, now),
};
