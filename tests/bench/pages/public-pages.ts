import { buildResults, scoringTemplates } from '@arena/domain';
import { local } from '../../../scripts/lib/local.ts';
import { tournamentDocuments } from '../../fixtures/records/records.ts';
import { resultsDocuments } from '../../fixtures/records/stored-results.ts';
import { matchDayOf } from '../match-day.ts';
import { withDocuments } from '../site.ts';

/** A page that visitors read: what it is called in the tables, and its address. */
export interface PublicPage {
  name: string;
  url: string;
}

/** A full lobby. The demo has no table as large. */
const ROWS = 48;
const MATCHES = 6;
const FULL = 'sala-llena';

function fullTable() {
  const { scoring } = scoringTemplates.find(({ id }) => id === 'solo_48') ?? scoringTemplates[0];
  const size = { id: FULL, players: ROWS, matches: MATCHES };
  const { competition, entries, matches } = matchDayOf(size, { scoring, state: 'closed' });
  const results = buildResults(competition, entries, matches, new Date().toISOString());
  return { ...tournamentDocuments(FULL, { name: 'Sala llena' }), ...resultsDocuments(results) };
}

/** The first address in a page that begins so. */
async function addressIn(url: URL, begins: string): Promise<string> {
  const [, path] = new RegExp(`href="(${begins}[\\w-]+)"`).exec(await (await fetch(url)).text()) ?? [];
  if (path === undefined) throw new Error(`${url.pathname} leads to no ${begins}…`);
  return path;
}

/** Has the pages that visitors read measured, with the tournament of the demo data whose card comes first. */
export function withPublicPages<Result>(measured: (pages: PublicPage[]) => Promise<Result>): Promise<Result> {
  return withDocuments(fullTable(), async () => {
    const at = (path: string) => new URL(path, local.siteUrl);
    const tournament = await addressIn(at('/tournaments'), '/tournament/');
    const paths = {
      home: '/',
      list: '/tournaments',
      detail: tournament,
      standings: `/tournament/${FULL}/standings`,
      rules: tournament.replace('/tournament/', '/tournament-rules/'),
      history: '/tournament-history',
      player: await addressIn(at('/tournament-history'), '/player/'),
    };
    return measured(Object.entries(paths).map(([name, path]) => ({ name, url: at(path).href })));
  });
}
