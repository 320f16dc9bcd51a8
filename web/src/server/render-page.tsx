import { text } from 'node:stream/consumers';
import {
  canWait,
  isActive,
  type Place,
  type PublicTournament,
  type RenderedPage,
  refusalOf,
  SECOND,
  type TournamentSource,
} from '@arena/domain';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import type { PageData } from '../app/page-data.ts';
import { lastWon } from '../features/tournaments/last-won.ts';
import { PLACE } from '../lib/addresses/place-path.ts';
import { documentOf } from './document.ts';
import { shownFirst, standingsOf } from './files/standings-json.ts';
import { headOf } from './head.ts';
import { historyPage, playerPage } from './history-data.ts';
import { type Page, pageAt } from './pages.ts';
import type { Subject } from './texts.ts';

/** Everything on one screen, so that no part of it waits for a script that the page's policy forbids. */
const IN_ONE_PIECE = Number.POSITIVE_INFINITY;

async function screenAt(path: string, data: PageData): Promise<string> {
  const faults: unknown[] = [];
  const site = (
    <StaticRouter location={path}>
      <App data={data} />
    </StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(site, {
    onError: (fault) => {
      faults.push(fault);
    },
    progressiveChunkSize: IN_ONE_PIECE,
  });
  const html = await text(prelude);
  // React itself would leave a gap for the browser to fill.
  if (faults.length > 0) throw faults[0];
  return html;
}

function idOf(page: Page): string | null {
  return 'id' in page ? page.id : null;
}

async function tournamentOf(
  id: string | null,
  listed: readonly PublicTournament[],
  source: TournamentSource,
): Promise<PublicTournament | null> {
  return id === null ? null : (listed.find((each) => each.id === id) ?? source.tournament(id));
}

function isThere(page: Page, subject: Pick<Subject, 'tournament' | 'past' | 'player'>): boolean {
  if (page.kind === 'unknown') return false;
  if (page.kind === 'history' || page.kind === 'prizes') return subject.past !== null;
  if (page.kind === 'player') return subject.player !== null;
  return idOf(page) === null || subject.tournament !== null;
}

/** What the page's code will ask for as soon as it runs: where one can register, the questions of the form. */
function askedBy({ kind }: Page, tournament: PublicTournament | null, now: Date): string[] {
  if (kind !== 'register' || tournament === null) return [];
  const isOpen = refusalOf(tournament, now) === null || canWait(tournament, now);
  return isOpen ? [`/api/questions/active?${new URLSearchParams({ tournamentId: tournament.id })}`] : [];
}

/** @see SiteRenderer.renderPlace */
export function renderPlace(place: Place): Promise<string> {
  const renderedAt = new Date(place.now);
  const list = { state: 'ready', tournaments: [], readAt: renderedAt.getTime() } as const;
  return screenAt(PLACE, { renderedAt, carried: { list, own: null, place } });
}

/** @see SiteRenderer.renderPage */
export async function renderPage(path: string, source: TournamentSource, now: Date): Promise<RenderedPage> {
  const page = pageAt(path);
  const id = idOf(page);
  const { tournaments: listed, readAt } = await source.catalogue();
  const tournament = await tournamentOf(id, listed, source);
  const isOfPast = page.kind === 'history' || page.kind === 'prizes';
  const past = isOfPast ? await historyPage(source.history, page) : null;
  const player = page.kind === 'player' ? await playerPage(source.history, page.publicId) : null;
  const isOfStandings = page.kind === 'standings' && tournament !== null;
  const standings = isOfStandings ? shownFirst(standingsOf(tournament, await source.results(page.id))) : null;
  const found = isThere(page, { tournament, past, player });
  const renderedAt = new Date(Math.floor(now.getTime() / SECOND) * SECOND);
  // The home page says who won last, which nobody lists any more.
  const won = page.kind === 'home' ? lastWon(listed) : undefined;
  const tournaments = listed.filter((each) => isActive(each, renderedAt) || each === won);
  const isListed = tournaments.some((each) => each.id === id);
  const data: PageData = {
    renderedAt,
    carried: {
      list: { state: 'ready', tournaments, readAt: readAt.getTime() },
      own: id === null || isListed ? null : { id, tournament },
      ...(standings === null ? {} : { standings }),
      ...(isOfPast ? { history: past } : {}),
      ...(page.kind === 'player' ? { player } : {}),
      ...(found ? {} : { missing: path }),
      ...(page.kind === 'home' ? { organisers: await source.organisers() } : {}),
    },
  };
  const screen = await screenAt(path, data);
  const head = headOf(page, { tournament, standings, past, player }, found);
  const asked = askedBy(page, tournament, renderedAt);
  return { status: found ? 200 : 404, html: documentOf({ page, head, screen, data, asked }) };
}
