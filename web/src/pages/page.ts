import type { PublicTournament, StandingsFile, TournamentSource } from '@arena/domain';
import type { DataTag, QueryKey } from '@tanstack/react-query';

/** Shown without JavaScript on pages with tournaments. */
export const READING =
  'Sin JavaScript puedes ver los torneos y sus reglas. Para inscribirte, actívalo en tu navegador.';

/** The address of a screen, which every visitor's router knows. */
export interface Route {
  paths: readonly string[];
  /** Component file in this folder, a chunk of its own. */
  file: string;
  /** Layout: the site's, the same without a footer, or none. */
  frame: 'site' | 'admin' | 'none';
  /** Files of the screens likely to be opened next, the likeliest first. */
  next?: readonly string[];
}

/** A screen that the browser renders, from a page without content. */
export interface BrowserRoute extends Route {
  /** File name of the page, which loads the screen's code. */
  page: `${string}.html`;
  /** True if the service worker caches its code. */
  offline: boolean;
  title?: string;
}

/** The page of a screen that the admin area routes. */
export interface AdminPage extends Pick<BrowserRoute, 'paths' | 'page' | 'title'> {
  /** Its modules below `src`. */
  modules: readonly string[];
}

/** A parsed address of a page. */
export interface Address {
  /** Path and query, percent-encoded. */
  address: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

export interface LoadContext extends Address {
  source: TournamentSource;
  /** The instant at which the page is rendered. */
  now: Date;
  /** All published tournaments. The page carries the active ones. */
  tournaments: readonly PublicTournament[];
  /** Puts a query's data into the page. @param readAt the catalogue's by default */
  put<Data>(queryKey: DataTag<QueryKey, Data, Error>, data: NoInfer<Data>, readAt?: Date): void;
}

/** A page for tabs, search engines and chats. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path. A missing page has none. */
  path?: string;
  /** The page's picture shows its table, if it has one, else it. */
  tournament?: PublicTournament;
  standings?: StandingsFile;
  /** True if search engines get the tournament or its table as an event. */
  isEvent?: true;
  /** True if search engines shall not list it. */
  isUnlisted?: boolean;
}

/** The server's additions to a screen. `Subject` is the record that it shows. */
export interface ServerPage<Subject> {
  /** Shown without JavaScript. */
  noScript: string;
  /** True for visitors' reading screens: their scripts have a budget. */
  isReading?: true;
  /** Modules below `src` that are rendered although the browser loads their code after the first paint. */
  below?: readonly string[];
  /** An inline script that saves a request. `firebase.json` lists its hash. */
  ahead?: string;
  /** Names another page to render at an address of this one. */
  instead?(address: Address): string | undefined;
  /** Reads the record, and puts into the page what the screen queries. Null for a missing page. */
  load(context: LoadContext): Promise<Subject | null>;
  head(subject: Subject | null, address: Address): PageHead;
}

/** A server-rendered screen by the name of its module: `tournament` of `public/tournament-page.ts`. */
export interface RenderedScreen {
  name: string;
  route: Route;
  page: ServerPage<unknown>;
}
