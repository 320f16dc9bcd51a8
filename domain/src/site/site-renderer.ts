import type { Results } from '../competition/records/results.schema.ts';
import type { Form } from '../form/form.schema.ts';
import type { HistorySource, HistoryYear } from '../history/history.schema.ts';
import type { MyRegistration } from '../my-registration/my-registration.schema.ts';
import type { ShownOrganiser } from '../presentation/shown.ts';
import type { ActiveQuestion } from '../question/question.schema.ts';
import type { PublicTournament } from '../tournament/tournament.schema.ts';

/** Published tournaments from one read. */
interface PublishedTournaments {
  tournaments: readonly PublicTournament[];
  readAt: Date;
}

/** Reads for the server-rendered pages. Each rejects if the database is unreachable. */
export interface TournamentSource {
  catalogue(): Promise<PublishedTournaments>;
  /** A published tournament, also one that has left the catalogue; null if visitors can't see it. */
  tournament(id: string): Promise<PublicTournament | null>;
  /** Public results of a published tournament; null if none is planned. */
  results(id: string): Promise<Results | null>;
  /** Past tournaments and their players. */
  history: HistorySource;
  organisers(): Promise<readonly ShownOrganiser[]>;
  /** The questions that a tournament's form asks. */
  questions(tournamentId: string): Promise<readonly ActiveQuestion[]>;
  /** A public form, without its fields if it is closed; null if it doesn't exist. */
  form(id: string): Promise<Form | null>;
}

/** A whole page. `status` is 404 for unknown addresses. */
export interface RenderedPage {
  status: 200 | 404;
  html: string;
}

/** The fields of an unpublished tournament that its calendar needs. */
export interface WithdrawnTournament {
  id: string;
  date: string;
  revision: number;
}

/** A year with past tournaments. */
export interface PastYear extends Pick<HistoryYear, 'tournaments'> {
  year: string;
}

/** A picture that can be drawn on demand. */
export interface Drawing {
  /** Hash of its content. */
  shows: string;
  /** The `v` of its address, so that caches never serve an earlier table. */
  version: string;
  /** An SVG without text elements, in the requested size. `picture:ID/SIZE` is the address of a kept picture in it. */
  draw(): Promise<string>;
}

/**
 * The interface between the web's server build and the function that serves pages. It reads as a visitor, under the
 * database's rules.
 */
export interface SiteRenderer {
  /** Reads the current catalogue. @throws if the database is unreachable */
  readCatalogue(): Promise<PublicTournament[]>;
  /** Reads one published tournament from its own document, or null. @throws if the database is unreachable */
  readTournament(id: string): Promise<PublicTournament | null>;
  /** Reads the results of a published tournament, or null. @throws if the database is unreachable */
  readResults(id: string): Promise<Results | null>;
  /** @throws if the database is unreachable. */
  readOrganisers(): Promise<readonly ShownOrganiser[]>;
  /**
   * Renders a public page at `now` in the community's zone; it contains nothing personal.
   * @param path percent-encoded, with a query if the page depends on it
   * @throws if a screen throws
   */
  renderPage(path: string, source: TournamentSource, now: Date): Promise<RenderedPage>;
  /**
   * Renders the player page at `place.now` in the community's zone, for the shared shell of `/mi-lugar`. @throws if the
   * component throws.
   */
  renderMyRegistration(myRegistration: MyRegistration): Promise<string>;
  /** Draws the picture of the site, as SVG of 1200 × 630 without text elements. */
  sitePicture(): Promise<string>;
  /**
   * Returns a picture of a tournament and its table by its file name without extension (docs/public-data.md), or null.
   * `results` is called only for pictures that show them.
   */
  drawing(
    name: string,
    tournament: PublicTournament,
    results: () => Promise<Results | null>,
    now: Date,
  ): Promise<Drawing | null>;
  /** Writes the tournament as an iCalendar file: its own event, and one for each match with a time. */
  calendar(tournament: PublicTournament, results: Results | null, now: Date): Promise<string>;
  /** Writes the tournament's event as cancelled, without its matches. */
  cancelledCalendar(tournament: WithdrawnTournament, now: Date): Promise<string>;
  /**
   * Writes a tournament's standings as a data file. Unchanged standings give the same text.
   * @param which `standings`, `standings-all`, or one table, `standings-7`
   * @returns null for an unknown file
   */
  standingsJson(which: string, tournament: PublicTournament, results: Results | null): string | null;
  /** Writes the tables as CSV. */
  standingsCsv(results: Results | null): Promise<string>;
  /** Lists the addresses for search engines. `past` is the history, the latest year first. */
  sitemap(tournaments: readonly PublicTournament[], past: readonly PastYear[], now: Date): string;
}
