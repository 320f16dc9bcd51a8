import type { SiteRenderer } from '@arena/domain';
import { readOrganisers } from '../features/community/organisers-query.ts';
import { standingsJson } from '../features/standings/standings-files.ts';
import { readCatalogue, readTournamentDocument } from '../features/tournaments/tournaments-query.ts';
import { sitemap } from './files/sitemap.ts';
import { drawing } from './pictures/page-pictures';
import { renderMyRegistration, renderPage } from './render-page.tsx';

/** The renderer for the function that serves pages. Pictures and calendars load on first use. */
export const renderer: SiteRenderer = {
  readCatalogue,
  readTournament: readTournamentDocument,
  // Loaded on first use, because its schemas are large.
  readResults: async (id) => (await import('./read-results.ts')).readResults(id),
  readOrganisers,
  renderPage,
  renderMyRegistration,
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
