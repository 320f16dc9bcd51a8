import type { CompetitionView } from '@arena/domain/api';
import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { ApiError } from '#lib/calls/api.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { onVisibilityOrOnline } from '#lib/calls/online.ts';
import type { Entry } from '#lib/outbox/outbox.ts';
import { createStore } from '#lib/page/store.ts';
import { competitionQuery } from '#lib/query/competition-query.ts';
import { followStorage } from '#lib/storage/storage.ts';
import {
  type EntryEvent,
  type EntryState,
  initialEntryState,
  isWorthKeeping,
  nextEntry,
  type SavedResult,
  type Stored,
} from './entry-state.ts';
import type { MatchPlace } from './facts.ts';
import { type EnteredResult, type Entering, type ResultDraft, resultDraft } from './result-drafts';
import { type Page, type PendingResult, resultId, resultOutbox, resumeResults } from './result-outbox.ts';
import { type Assigned, keepQuestions, severalFailureText, severalSubmissions } from './several.ts';

/** `isKept`: false if the browser can't store the input. `former`: text of a draft that this version can't read. */
export interface EntryView {
  state: EntryState;
  isKept: boolean;
  former: string | null;
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && ['not_found', 'competition_not_found'].includes(error.code);
}

function savedOf(entry: Entry<PendingResult> | undefined): SavedResult | null {
  if (entry === undefined) return null;
  const { id, state, problem, body } = entry;
  const { base, entering, sent } = body;
  const refusal = problem === null || state !== 'refused' ? null : { ...problem, rows: entering.rows };
  const isUnsent = resultOutbox.outgoing(id)?.state === 'unsent';
  return { base, entering, sent, state: state === 'queued' ? (isUnsent ? 'unsent' : 'sending') : state, refusal };
}

const textOf = ({ base, entering, sent }: EnteredResult) => JSON.stringify([base, entering, sent]);

/** Connects the state of entering a match's result with what is read, stored in this browser, and sent. */
export class ResultEntry {
  readonly #page: Page;
  readonly #place: MatchPlace;
  readonly #id: string;
  readonly #draft: ResultDraft;
  readonly #live: ReturnType<typeof createStore<EntryView>>;
  readonly #reading: QueryObserver<CompetitionView | null>;
  /** Last values that this tab read from the browser's storage. */
  readonly #seen: { draft: string | null; saved: string | null } = { draft: null, saved: null };
  /** A draft that the browser couldn't store. */
  #unkept: EnteredResult | null = null;

  constructor(page: Page, place: MatchPlace) {
    this.#page = page;
    this.#place = place;
    this.#id = resultId(place);
    this.#draft = resultDraft(page.organiser.uid, place);
    this.#live = createStore<EntryView>({ state: initialEntryState, isKept: true, former: this.#draft.former() });
    this.#reading = new QueryObserver<CompetitionView | null>(page.client, {
      ...competitionQuery(page.organiser, place.tournamentId),
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    });
  }

  readonly current = (): EntryView => this.#live.get();

  /** Polls the match while a screen shows it, and follows what is stored. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const stops = [
      this.#live.subscribe(listener),
      this.#reading.subscribe((reading) => this.#hear(reading)),
      followStorage(() => void this.#follow()),
      onVisibilityOrOnline(() => void this.#follow()),
    ];
    resumeResults(this.#page);
    return () => {
      for (const stop of stops) stop();
    };
  };

  /** Reads the match; the result of an earlier read is ignored. Never rejects. */
  readonly refresh = async (): Promise<void> => {
    await this.#page.client.cancelQueries({ queryKey: this.#reading.options.queryKey });
    this.#hear(await this.#reading.refetch({ cancelRefetch: false }));
  };

  /** Called with every change of the input. A change to what another tab has replaced meanwhile isn't made. */
  readonly enter = (change: Partial<Entering>): void => {
    if (this.#state.at !== 'entering' || this.#follow()) return;
    this.#dispatch({ do: 'enter', change });
    this.#persist();
    if (this.#seen.saved !== null) this.#withdraw();
  };

  /**
   * Saves the result, now or once there is a connection. `official` also makes it official; `keepsPaste` keeps the text
   * with its open questions; `acceptsExchange` says that the organiser knows who would have advanced.
   */
  readonly save = (official: boolean, { keepsPaste = false, acceptsExchange = false } = {}): Promise<void> => {
    const state = this.#state;
    if (state.at !== 'entering' || this.#follow()) return Promise.resolve();
    const { view, base, entering, sent } = state;
    const number = view.matches.find(({ id }) => id === this.#place.matchId)?.number ?? null;
    const accepted = acceptsExchange ? { acceptsExchange } : {};
    const body = { ...this.#place, number, official, keepsPaste, base, entering, sent, ...accepted };
    if (resultOutbox.put(this.#id, body)) this.#forget();
    this.#follow();
    return resultOutbox.flush();
  };

  /** Stores several matches of a file, all or none. Resolves with an error message, or null. */
  readonly saveSeveral = async (assigned: readonly Assigned[]): Promise<string | null> => {
    const state = this.#state;
    if (state.at !== 'entering') return null;
    const { organiser, client, tell } = this.#page;
    const { tournamentId } = this.#place;
    try {
      const body = severalSubmissions(state, assigned);
      const { matches } = await authorizedCall('PUT /competitions/:tournamentId/results', {
        params: { tournamentId },
        body,
      });
      client.setQueryData<CompetitionView | null>(this.#reading.options.queryKey, (view) => {
        const stored = new Map(matches.map((match) => [match.id, match]));
        return view ? { ...view, matches: view.matches.map((match) => stored.get(match.id) ?? match) } : view;
      });
      this.#forget();
      keepQuestions({ uid: organiser.uid, tournamentId }, state.entering, assigned, matches);
      tell('success', `Guardamos ${assigned.length} partidas. Falta hacerlas oficiales.`);
      this.#dispatch({ do: 'store', stored: this.#stored(), ...this.#latest() });
      await this.refresh();
      return null;
    } catch (error) {
      await this.refresh();
      return severalFailureText(error, assigned);
    }
  };

  /** Sends now. */
  readonly resend = (): Promise<void> => resultOutbox.flush();

  /** Takes a saved result back to edit it. */
  readonly takeBack = (): void => {
    const state = this.#state;
    const saved = resultOutbox.entry(this.#id);
    if (state.at !== 'waiting' || state.isSending || saved === undefined) return;
    const { base, entering, sent } = saved.body;
    this.#keep({ base, entering, sent: saved.isTried ? entering.rows : sent });
    resultOutbox.take(this.#id);
    this.#follow();
  };

  /** Discards the input and returns to the stored result. */
  readonly discard = (): void => {
    if (this.#state.at !== 'entering') return;
    this.#dispatch({ do: 'discard' });
    this.#forget();
    this.#withdraw();
  };

  /** Continues on top of the other organiser's result. */
  readonly settle = (entering: Entering): void => {
    if (this.#state.at !== 'conflict') return;
    this.#dispatch({ do: 'settle', entering });
    this.#persist();
    this.#withdraw();
  };

  readonly dismissNews = (): void => this.#dispatch({ do: 'dismiss' });

  readonly discardFormer = (): void => {
    this.#draft.forgetFormer();
    this.#live.set({ ...this.#live.get(), former: null });
  };

  get #state(): EntryState {
    return this.#live.get().state;
  }

  #dispatch(event: EntryEvent): void {
    const self = { place: this.#place, uid: this.#page.organiser.uid };
    const state = nextEntry(this.#state, event, self);
    this.#live.set({ state, isKept: this.#unkept === null, former: this.#draft.former() });
  }

  #hear({ data, error, isFetching }: QueryObserverResult<CompetitionView | null>): void {
    if (isFetching && (data === undefined || this.#state.at !== 'loading')) return;
    if (data !== undefined && (error === null || this.#state.at === 'loading')) {
      if (this.#state.at !== 'loading') this.#follow();
      this.#dispatch({ do: 'read', view: data, stored: this.#stored() });
      this.#persist();
    }
    if (error !== null) this.#dispatch({ do: 'fail', error, isGone: isGone(error) });
  }

  /** Follows what this or another tab has stored. Returns true if there was something. */
  #follow(): boolean {
    const { mark } = this.#saved();
    const kept = this.#draft.kept();
    const state = this.#state;
    const isInput = state.at === 'entering' || state.at === 'conflict';
    if (kept !== null && isInput && textOf(kept) === textOf(state)) this.#seen.draft = kept.stamp;
    if (mark === this.#seen.saved && (kept?.stamp ?? null) === this.#seen.draft) return false;
    const isSent = this.#seen.saved !== null && mark === null;
    this.#dispatch({ do: 'store', stored: this.#stored(), ...this.#latest() });
    if (isSent) void this.refresh();
    return true;
  }

  #saved(): { saved: SavedResult | null; mark: string | null } {
    const entry = resultOutbox.entry(this.#id);
    const saved = savedOf(entry);
    return { saved, mark: entry === undefined ? null : `${entry.stamp} ${saved?.state}` };
  }

  #stored(): Stored {
    const { saved, mark } = this.#saved();
    const kept = this.#draft.kept();
    this.#seen.saved = mark;
    this.#seen.draft = kept?.stamp ?? null;
    return { saved, draft: kept ?? this.#unkept };
  }

  /** The view with a match that was just stored. */
  #latest(): { view?: CompetitionView } {
    const view = this.#page.client.getQueryData<CompetitionView | null>(this.#reading.options.queryKey) ?? null;
    return view === null ? {} : { view };
  }

  /** Stores the input beyond the tab's life while it is worth it. */
  #persist(): void {
    const state = this.#state;
    if (state.at !== 'entering' && state.at !== 'conflict') return;
    const kept = this.#draft.kept();
    if (!isWorthKeeping(state)) {
      if (kept?.stamp === this.#seen.draft) this.#forget();
    } else if (kept === null || textOf(kept) !== textOf(state)) this.#keep(state);
    this.#live.set({ ...this.#live.get(), isKept: this.#unkept === null });
  }

  #keep({ base, entering, sent }: EnteredResult): void {
    const stamp = this.#draft.keep({ base, entering, sent });
    this.#seen.draft = stamp ?? this.#seen.draft;
    this.#unkept = stamp === null ? { base, entering, sent } : null;
  }

  #forget(): void {
    this.#draft.forget();
    this.#unkept = null;
    this.#seen.draft = null;
  }

  /** Removes what was saved after it has become a draft again. */
  #withdraw(): void {
    this.#seen.saved = null;
    resultOutbox.take(this.#id);
  }
}
