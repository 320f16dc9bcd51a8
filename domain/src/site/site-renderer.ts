import type { Results } from '../competition/records/results.schema.ts';
import type { Form } from '../form/form.schema.ts';
import type { HistorySource, HistoryYear } from '../history/history.schema.ts';
import type { MyRegistration } from '../my-registration/my-registration.schema.ts';
import type { ShownOrganiser } from '../presentation/shown.ts';
import type { ActiveQuestion } from '../question/question.schema.ts';
import type { PublicTournament } from '../tournament/tournament.schema.ts';

/** Published tournaments of one read. */
export interface PublishedTournaments {
  tournaments: readonly PublicTournament[];
  readAt: Date;
}

/** Reads for the server-rendered pages. Each rejects if the database is unreachable. */
export interface TournamentSource {
  catalogue(): Promise<PublishedTournaments>;
  /** One published tournament, also one that is too old for the catalogue; null where a visitor can see none. */
  tournament(id: string): Promise<PublicTournament | null>;
  /** Public results of a published tournament; null if none is planned. */
  results(id: string): Promise<Results | null>;
  /** The past tournaments and their players. */
  history: HistorySource;
  organisers(): Promise<readonly ShownOrganiser[]>;
  /** The questions that a tournament's form asks. */
  questions(tournamentId: string): Promise<readonly ActiveQuestion[]>;
  /** A public form, without its fields where it is closed; null where there is none. */
  form(id: string): Promise<Form | null>;
}

/** A whole page. `status` is 404 where its address names nothing that a visitor can see. */
export interface RenderedPage {
  status: 200 | 404;
  html: string;
}

/** A tournament that is no longer published, as far as a calendar that has it must know. */
export interface WithdrawnTournament {
  id: string;
  date: string;
  revision: number;
}

/** A year that has past tournaments. */
export interface PastYear extends Pick<HistoryYear, 'tournaments'> {
  year: string;
}

/** A picture that is still to be drawn. */
export interface Drawing {
  /** A key of its content: it changes with the picture. */
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
  /** The catalogue as it is now. @throws where it can't be read. */
  readCatalogue(): Promise<PublicTournament[]>;
  /** One published tournament from its own document, or null. @throws where it can't be read. */
  readTournament(id: string): Promise<PublicTournament | null>;
  /** The results of a published tournament, or null. @throws where they can't be read. */
  readResults(id: string): Promise<Results | null>;
  /** @throws if the database is unreachable. */
  readOrganisers(): Promise<readonly ShownOrganiser[]>;
  /**
   * The page at an address, as everybody sees it at `now`: in the community's zone, nothing personal in it.
   * @param path the address's path, percent-encoded, with its query where that is part of what it names.
   * @throws where a screen breaks.
   */
  renderPage(path: string, source: TournamentSource, now: Date): Promise<RenderedPage>;
  /**
   * Renders the player page at `place.now` in the community's zone, for the shared shell of `/mi-lugar`. @throws if the
   * component throws.
   */
  renderMyRegistration(myRegistration: MyRegistration): Promise<string>;
  /** The picture of the site itself, as SVG of 1200 × 630 without text elements. */
  sitePicture(): Promise<string>;
  /**
   * One of the pictures of a tournament and its table, by the name of its file without the ending (docs/public-data.md);
   * null where there is none of that name. `results` are asked for by those that show them.
   */
  drawing(
    name: string,
    tournament: PublicTournament,
    results: () => Promise<Results | null>,
    now: Date,
  ): Promise<Drawing | null>;
  /** The tournament as an iCalendar file: an event of its own, and one for each match that has its time. */
  calendar(tournament: PublicTournament, results: Results | null, now: Date): Promise<string>;
  /** The tournament's own event, called off; its matches are in the file no longer. */
  cancelledCalendar(tournament: WithdrawnTournament, now: Date): Promise<string>;
  /**
   * The tournament's standings as a file of data; the same text as long as nothing in it changes.
   * @param which by the name of the file: `standings`, `standings-all`, or one table's, `standings-7`.
   * @returns null where there is no file of that name.
   */
  standingsJson(which: string, tournament: PublicTournament, results: Results | null): string | null;
  /** The tables as spreadsheets open them. */
  standingsCsv(results: Results | null): Promise<string>;
  /** The addresses that search engines should know. `past` is the history, the latest year first. */
  sitemap(tournaments: readonly PublicTournament[], past: readonly PastYear[], now: Date): string;
}
