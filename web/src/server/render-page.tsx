import { text } from 'node:stream/consumers';
import {
  canWait,
  type Form,
  isActive,
  isDocumentId,
  type MyRegistration,
  type PublicTournament,
  type RenderedPage,
  refusalOf,
  SECOND,
  type TournamentSource,
} from '@arena/domain';
import { type DataTag, dehydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { MY_REGISTRATION } from '#lib/addresses/private-paths.ts';
import { createQueryClient } from '#lib/query/query-client.ts';
import { App } from '../app/App.tsx';
import type { PageData } from '../app/page-data.ts';
import { organisersQuery } from '../features/community/organisers-query.ts';
import { historyQuery, playerQuery } from '../features/history/history-query.ts';
import { formNotFound, formQuery, invalidId, loadedFormOf } from '../features/public-forms/load-form.ts';
import { questionsQuery } from '../features/registration/fields/questions-query.ts';
import { standingsQuery } from '../features/standings/standings-query.ts';
import { latestWon } from '../features/tournaments/latest-won.ts';
import { tournamentQuery, tournamentsQuery } from '../features/tournaments/tournaments-query.ts';
import { documentOf } from './document.ts';
import { shownFirst, standingsOf } from './files/standings-json.ts';
import { headOf } from './head.ts';
import { historyPage } from './history-data.ts';
import type { Subject } from './page-texts';
import { pageAt, type ServedPage } from './pages.ts';

/** Renders everything at once, because streamed parts need an inline script that the policy forbids. */
const IN_ONE_PIECE = Number.POSITIVE_INFINITY;

async function screenAt(path: string, data: PageData, client: QueryClient): Promise<string> {
  const faults: unknown[] = [];
  const site = (
    <StaticRouter location={path}>
      <App data={data} client={client} />
    </StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(site, {
    onError: (fault) => {
      faults.push(fault);
    },
    progressiveChunkSize: IN_ONE_PIECE,
  });
  const html = await text(prelude);
  // React itself would leave the failed part to the browser.
  if (faults.length > 0) throw faults[0];
  return html;
}

function tournamentIdOf(page: ServedPage): string | null {
  return 'id' in page && page.kind !== 'form' ? page.id : null;
}

async function tournamentOf(
  id: string | null,
  listed: readonly PublicTournament[],
  source: TournamentSource,
): Promise<PublicTournament | null> {
  return id === null ? null : (listed.find((each) => each.id === id) ?? source.tournament(id));
}

function isThere(page: ServedPage, subject: Subject): boolean {
  if (page.kind === 'unknown') return false;
  if (page.kind === 'history' || page.kind === 'prizes') return subject.past !== null;
  if (page.kind === 'player') return subject.player !== null;
  if (page.kind === 'form') return subject.form !== null;
  return tournamentIdOf(page) === null || subject.tournament !== null;
}

interface RenderContext {
  client: QueryClient;
  source: TournamentSource;
  now: Date;
}

/** Reads the form of a page, or null. */
async function prefetchForm(page: ServedPage, { client, source, now }: RenderContext): Promise<Form | null> {
  if (page.kind !== 'form') return null;
  const isId = isDocumentId(page.id);
  const form = isId ? await source.form(page.id) : null;
  const nothing = { problem: isId ? formNotFound : invalidId };
  const data = form === null ? nothing : loadedFormOf(form);
  client.setQueryData(formQuery(page.id).queryKey, data, { updatedAt: now.getTime() });
  return form;
}

/** Reads the questions of a registration form, if registration is open. */
async function prefetchQuestions(
  page: ServedPage,
  tournament: PublicTournament | null,
  { client, source, now }: RenderContext,
): Promise<void> {
  if (page.kind !== 'register' || tournament === null) return;
  if (refusalOf(tournament, now) !== null && !canWait(tournament, now)) return;
  // Without them the page has a skeleton, and the browser fetches them.
  const questions = await source.questions(tournament.id).catch(() => null);
  if (questions === null) return;
  client.setQueryData(questionsQuery(tournament.id).queryKey, questions, { updatedAt: now.getTime() });
}

/** @see SiteRenderer.renderMyRegistration */
export function renderMyRegistration(myRegistration: MyRegistration): Promise<string> {
  const renderedAt = new Date(myRegistration.now);
  const client = createQueryClient();
  return screenAt(MY_REGISTRATION, { renderedAt, carried: { myRegistration }, queries: dehydrate(client) }, client);
}

/** @see SiteRenderer.renderPage */
export async function renderPage(path: string, source: TournamentSource, now: Date): Promise<RenderedPage> {
  const page = pageAt(path);
  const id = tournamentIdOf(page);
  const { tournaments: listed, readAt } = await source.catalogue();
  const tournament = await tournamentOf(id, listed, source);
  const isOfPast = page.kind === 'history' || page.kind === 'prizes';
  const past = isOfPast ? await historyPage(source.history, page) : null;
  const player = page.kind === 'player' ? await source.history.player(page.publicId) : null;
  const isOfStandings = page.kind === 'standings' && tournament !== null;
  const standings = isOfStandings ? shownFirst(standingsOf(tournament, await source.results(page.id))) : null;
  const renderedAt = new Date(Math.floor(now.getTime() / SECOND) * SECOND);
  // The home page names the last champion, whose tournament is no longer listed.
  const won = page.kind === 'home' ? latestWon(listed) : undefined;
  const tournaments = listed.filter((each) => isActive(each, renderedAt) || each === won);
  const isListed = tournaments.some((each) => each.id === id);
  const client = createQueryClient();
  const put = <Data,>(queryKey: DataTag<QueryKey, Data, Error>, data: NoInfer<Data>) =>
    client.setQueryData(queryKey, data, { updatedAt: readAt.getTime() });
  put(tournamentsQuery().queryKey, tournaments);
  if (id !== null && !isListed) put(tournamentQuery(id).queryKey, tournament);
  if (page.kind === 'standings') put(standingsQuery(page.id).queryKey, standings);
  if (isOfPast) put(historyQuery(page.address).queryKey, past);
  if (page.kind === 'player') put(playerQuery(page.publicId).queryKey, player);
  if (page.kind === 'home') put(organisersQuery().queryKey, await source.organisers());
  const reading = { client, source, now: renderedAt };
  await prefetchQuestions(page, tournament, reading);
  const form = await prefetchForm(page, reading);
  const subject = { tournament, standings, past, player, form };
  const found = isThere(page, subject);
  const data: PageData = {
    renderedAt,
    queries: dehydrate(client),
    carried: {},
  };
  const screen = await screenAt(path, data, client);
  const head = headOf(page, subject, found);
  return { status: found ? 200 : 404, html: documentOf({ page, head, screen, data }) };
}
