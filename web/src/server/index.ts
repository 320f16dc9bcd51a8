import type { SiteRenderer } from '@arena/domain';
import { readOrganisers } from '../features/community/read-organisers.ts';
import { readCatalogue, readTournamentDocument } from '../features/tournaments/read-catalogue.ts';
import { drawing } from './pictures.ts';
import { historyReaders } from './read-history.ts';
import { renderPage, renderPlace } from './render-page.tsx';
import { sitemap } from './sitemap.ts';
import { standingsJson } from './standings-json.ts';

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
  standingsCsv: async (results) => (await import('./standings-csv.ts')).standingsCsv(results),
  sitePicture: async () => (await import('./share-picture.ts')).sitePicture(),
  calendar: async (tournament, results, now) => (await import('./calendar.ts')).calendar(tournament, results, now),
  cancelledCalendar: async (tournament, now) => (await import('./calendar.ts')).cancelledCalendar(tournament, now),
};
