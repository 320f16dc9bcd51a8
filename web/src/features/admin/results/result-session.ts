import { keptText, type Match, playerKillsIn, type ResultRow } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { ApiError } from '../../../lib/calls/api.ts';
import { isRetryable } from '../../../lib/calls/failure-kinds.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import { type Draft, newDraft } from '../../../lib/editing/drafts.ts';
import { type DraftStorage, saveDraft } from '../../../lib/editing/save-draft.ts';
import type { Outbox, Outgoing } from '../../../lib/outbox/outbox.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { createStore } from '../../../lib/page/store.ts';
import { competitionQuery } from '../../../lib/query/competition-query.ts';
import type { NoticeTone } from '../../../ui/icons/notice-tone.ts';
import type { MatchPlace, ResultCalls } from './calls.ts';
import { factsOf, lobbyIds } from './facts.ts';
import type { Entering, ResultDrafts } from './keeping/drafts.ts';
import { type PendingResult, resultId } from './keeping/result-outbox.ts';
import { resultStorage } from './keeping/result-storage.ts';
import type { Assigned } from './pasting/several.ts';
import { emptyEntering, initialResultState, type ResultState } from './result-state.ts';
import { isSameResult, wholeRows, withLobby } from './rows.ts';

export interface ResultParts {
  place: MatchPlace;
  organiser: Organiser;
  client: QueryClient;
  calls: ResultCalls;
  drafts: ResultDrafts;
  outbox: Outbox<PendingResult>;
  /** Shows a toast on the current screen. */
  tell: (tone: NoticeTone, text: string) => void;
  /** Called when its screen is opened or left. */
  onShown: (isShown: boolean) => void;
}

type Reading = QueryObserverResult<CompetitionView | null>;

function isGone(error: unknown): boolean {
  return error instanceof ApiError && ['not_found', 'competition_not_found'].includes(error.code);
}

/** The error's text; rule problems are shown at their rows. */
function refusalText(error: unknown): string {
  return error instanceof ApiError && error.code === 'competition_refused' ? error.text : failureText(error);
}

function doneText(match: Match, isCorrection: boolean, waited: boolean): string {
  const back = waited ? 'Volvió la señal. ' : '';
  if (isCorrection) return `${back}Corrección guardada: todos ven qué cambió y por qué.`;
  return match.state === 'official'
    ? `${back}Listo: el resultado es oficial.`
    : `${back}Resultado guardado. Falta hacerlo oficial.`;
}

/**
 * Holds the input of one match's result. It is stored in this browser from the first tap and saved once on top of the
 * seen revision. Without an answer the outbox retries; an unseen result is never overwritten.
 */
export class ResultSession {
  readonly #parts: ResultParts;
  readonly #storage: DraftStorage<Entering, Match>;
  readonly #live = createStore(initialResultState);
  #draft: Draft<Entering, Match> | null = null;
  #lobby: readonly string[] = [];
  readonly #reading: QueryObserver<CompetitionView | null>;
  #isSending = false;
  #isStopped = false;
  /** Keeps the pasted text after the next save, because it has open questions. */
  #keepsPaste = false;

  constructor(parts: ResultParts) {
    this.#parts = parts;
    const { client, calls, organiser, place } = parts;
    this.#storage = resultStorage(calls, place, organiser);
    this.#reading = new QueryObserver<CompetitionView | null>(client, {
      ...competitionQuery(organiser, place.tournamentId, calls.read),
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    });
    if (parts.outbox.waiting(resultId(parts.place)) !== undefined) this.#change({ delivery: 'waiting' });
  }

  readonly current = this.#live.get;

  /** Polls the match while a screen shows it. */
  readonly subscribe = (listener: () => void) => {
    const { onShown } = this.#parts;
    const stopListening = this.#live.subscribe(listener);
    const stopReading = this.#reading.subscribe((reading) => this.#hear(reading));
    onShown(true);
    return () => {
      stopReading();
      stopListening();
      onShown(false);
    };
  };

  get #state(): ResultState {
    return this.#live.get();
  }

  /** True if something has to be sent; the session then continues without a screen. */
  get isBusy(): boolean {
    return this.#state.delivery !== 'idle';
  }

  /** Stops sending and reading, because its account has signed out. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Reads the match; the result of an earlier read is ignored. Never rejects. */
  async refresh(): Promise<void> {
    if (this.#isStopped) return;
    await this.#parts.client.cancelQueries({ queryKey: this.#reading.options.queryKey });
    await this.#read();
  }

  async #read(): Promise<void> {
    this.#hear(await this.#reading.refetch({ cancelRefetch: false }));
  }

  #hear({ data, error, isFetching }: Reading): void {
    if (this.#isStopped || isFetching) return;
    if (error !== null) {
      if (this.#state.view === null && isRetryable(error)) this.#goOn(data);
      this.#change(isGone(error) ? { isGone: true } : { failure: error });
    } else if (data === null) this.#change({ isGone: true });
    else if (data !== undefined) this.#adopt(data);
  }

  /** Called with every change of the input, except while sending. */
  enter(change: Partial<Entering>): void {
    if (this.#draft === null || this.isBusy) return;
    this.#keep({ values: { ...this.#draft.values, ...change } });
    this.#change({ refusal: null, isRestored: false });
  }

  /** Stores the result, now or once there is a connection; `official` also makes it official. */
  save(official: boolean, keepsPaste = false): Promise<void> {
    if (this.#draft === null || this.#state.meanwhile !== null) return Promise.resolve();
    const { outbox, place } = this.#parts;
    this.#keepsPaste = keepsPaste;
    this.#change({ refusal: null });
    outbox.put(resultId(place), { ...place, official });
    return outbox.flush();
  }

  /** Stores the certain rows of a paste and keeps its questions. */
  saveCertain(): Promise<void> {
    return this.save(false, true);
  }

  /** Stores several matches of a file, one after the other. Resolves with an error message, or null. */
  async saveSeveral(assigned: readonly Assigned[]): Promise<string | null> {
    const { calls, place, drafts, tell } = this.#parts;
    const { pasted, names } = this.#state.entering;
    const questions = new Map<string, Draft<Entering, Match>>();
    let failure: string | null = null;
    for (const { at, read, match, rows } of assigned) {
      const playerKills = playerKillsIn(read.rows, this.#state.view?.entries ?? []);
      const source = keptText(pasted?.text ?? '');
      const body = {
        rows,
        reason: null,
        names,
        ...(playerKills.length === 0 ? {} : { playerKills }),
        ...(source.trim() === '' ? {} : { source }),
        expectedRevision: match.revision,
      };
      try {
        const stored = await calls.store({ ...place, matchId: match.id }, body);
        const answers = { ...pasted?.answers, several_matches: String(at) };
        const open = read.questions.length === 0 || pasted === null ? null : { text: pasted.text, answers };
        questions.set(match.id, newDraft(stored, { ...emptyEntering, rows: stored.rows, pasted: open, names }));
      } catch (error) {
        failure = `Partida ${match.number}: ${refusalText(error)}`;
        break;
      }
    }
    for (const [matchId, draft] of questions) {
      if (matchId === place.matchId) this.#goOnWith(draft);
      else if (draft.values.pasted !== null) drafts.keep(matchId, draft);
    }
    if (failure === null) tell('success', `Guardamos ${assigned.length} partidas. Falta hacerlas oficiales.`);
    await this.refresh();
    return failure;
  }

  /** Sends now. */
  resend(): Promise<void> {
    return this.#parts.outbox.flush();
  }

  /** Shows the state of this result in the outbox. */
  followOutbox(outgoing: ReadonlyMap<string, Outgoing<PendingResult>>): void {
    const state = outgoing.get(resultId(this.#parts.place))?.state;
    const delivery = state === 'unsent' ? 'waiting' : (state ?? 'idle');
    if (delivery !== this.#state.delivery) this.#change({ delivery });
  }

  /** Stores the result for the outbox. @throws {ApiError} if it has to be retried */
  async deliver(official: boolean): Promise<void> {
    if (this.#draft === null) await this.#read();
    const { failure, isGone: isOver, meanwhile } = this.#state;
    if (this.#draft === null && !isOver) throw failure;
    if (this.#isStopped || this.#draft === null || meanwhile !== null) return;
    this.#isSending = true;
    try {
      await this.#store(this.#draft, official);
    } catch (error) {
      if (isRetryable(error)) throw error;
      this.#fail(error);
    } finally {
      this.#isSending = false;
      void this.refresh();
    }
  }

  /** Takes the result back from the outbox to edit it. */
  takeBack(): void {
    if (this.#draft !== null && !this.#isSending) this.#withdraw();
  }

  /** Discards the input and returns to the stored result. */
  discard(): void {
    const base = this.#draft?.base;
    if (!base) return;
    this.#begin(base);
    this.#change({ isRestored: false, refusal: null });
  }

  /** Continues with these rows on top of the other admin's result. */
  settle(rows: ResultRow[]): void {
    const { meanwhile } = this.#state;
    if (this.#draft === null || meanwhile === null) return;
    const { reason, names } = this.#draft.values;
    this.#keep({ base: meanwhile, values: { ...emptyEntering, rows, reason, names }, unanswered: null });
    this.#change({ meanwhile: null, isRestored: false });
  }

  dismissNews(): void {
    this.#change({ news: null });
  }

  #change(next: Partial<ResultState>): void {
    this.#live.set({ ...this.#state, ...next });
  }

  /** Stores the draft beyond the tab's life while it differs from the stored result. */
  #keep(next: Partial<Draft<Entering, Match>>): void {
    if (this.#draft === null) return;
    const draft = { ...this.#draft, ...next };
    this.#draft = draft;
    const { drafts, place } = this.#parts;
    const isChanged = !isSameResult(draft.values.rows, draft.base?.rows ?? []);
    let isKept = true;
    const hasPaste = draft.values.pasted !== null && draft.values.pasted.text !== '';
    if (isChanged || hasPaste || draft.unanswered !== null) {
      isKept = drafts.keep(place.matchId, draft);
    } else drafts.forget(place.matchId);
    this.#change({ entering: draft.values, base: draft.base, isChanged, isKept });
  }

  /** Continues with the last view of this tab, unless the draft is based on another state of the match. */
  #goOn(view: CompetitionView | null = null): void {
    const { place, drafts } = this.#parts;
    const revision = view?.matches.find(({ id }) => id === place.matchId)?.revision;
    const draft = drafts.kept(place.matchId);
    if (view === null || revision === undefined) return;
    if (draft === null || draft.base?.revision === revision) this.#adopt(view);
  }

  #goOnWith(draft: Draft<Entering, Match>): void {
    this.#draft = draft;
    this.#keep({});
    if (draft.base !== null) this.#see(draft.base);
  }

  #begin(match: Match): void {
    this.#draft = newDraft(match, { ...emptyEntering, rows: wholeRows(this.#lobby, match.rows) });
    this.#keep({});
  }

  #adopt(view: CompetitionView): void {
    const { place, drafts } = this.#parts;
    const facts = factsOf(view, place.matchId);
    if (facts === null) {
      this.#change({ view, isGone: true, failure: null });
      return;
    }
    this.#lobby = lobbyIds(facts);
    if (this.#draft === null) {
      this.#draft = drafts.kept(place.matchId);
      if (this.#draft === null) this.#begin(facts.match);
      else this.#change({ isRestored: true });
    }
    this.#fit();
    this.#follow(facts.match);
    this.#change({ view, isGone: false, failure: null });
  }

  /** Adapts the draft to the current lobby. */
  #fit(): void {
    if (this.#draft === null || this.isBusy) return;
    const { values } = this.#draft;
    const isFit =
      values.rows.length === this.#lobby.length && values.rows.every(({ entryId }, at) => entryId === this.#lobby[at]);
    if (isFit) return;
    const { pasted } = values;
    const before = pasted?.before && withLobby(pasted.before, this.#lobby);
    this.#keep({ values: { ...values, ...withLobby(values, this.#lobby), pasted: pasted && { ...pasted, before } } });
  }

  #follow(match: Match): void {
    const draft = this.#draft;
    if (draft === null || draft.base === null || this.#isSending) return;
    const { base, values } = draft;
    if (match.revision === base.revision) this.#keep({ base: match });
    else if (this.#isOwn(match, draft)) this.#keep({ base: match, unanswered: null });
    else if (this.isBusy || !isSameResult(values.rows, base.rows)) this.#meet(match);
    else {
      this.#begin(match);
      this.#change({ news: { before: base.rows, after: match }, isRestored: false });
    }
  }

  /** True if a match's result was sent from here without an answer. */
  #isOwn(match: Match, { base, unanswered }: Draft<Entering, Match>): boolean {
    if (base === null || unanswered === null || match.revision !== base.revision + 1) return false;
    return this.#storage.has(match, unanswered);
  }

  /** Shows the answered match before the next read. */
  #see(match: Match): void {
    const { view } = this.#state;
    if (view === null) return;
    const matches = view.matches.map((each) => (each.id === match.id ? match : each));
    this.#change({ view: { ...view, matches } });
    this.#parts.client.setQueryData(this.#reading.options.queryKey, { ...view, matches });
  }

  /** Handles another admin's result: sending stops until one is chosen. */
  #meet(theirs: Match): void {
    if (this.#draft === null) return;
    this.#withdraw();
    this.#see(theirs);
    this.#change({ news: null });
    if (!isSameResult(theirs.rows, this.#draft.values.rows)) this.#change({ meanwhile: theirs });
    else {
      const isOwn = theirs.enteredBy === this.#parts.organiser.uid;
      this.#begin(theirs);
      this.#parts.tell('success', `${isOwn ? 'Ya estaba guardado' : 'Alguien más ya guardó'} este mismo resultado.`);
    }
  }

  #withdraw(): void {
    const { outbox, place } = this.#parts;
    outbox.drop(resultId(place));
    this.#change({ delivery: 'idle' });
  }

  /** @throws {ApiError} */
  async #store(draft: Draft<Entering, Match>, official: boolean): Promise<void> {
    const { calls, place, outbox, tell } = this.#parts;
    let match = draft.base;
    if (match === null) return;
    const isCorrection = match.officialAt !== null && this.#state.isChanged;
    if (this.#state.isChanged) {
      const saved = await saveDraft(this.#storage, draft, (unanswered) => this.#keep({ unanswered }));
      if (saved.result === 'conflict') return this.#meet(saved.theirs);
      match = saved.thing;
      this.#keep({ base: match, unanswered: null });
    }
    if (official && match.state === 'provisional') match = await calls.makeOfficial(place, match);
    const { pasted, names } = draft.values;
    if (!this.#keepsPaste) this.#begin(match);
    else this.#goOnWith(newDraft(match, { ...emptyEntering, rows: draft.values.rows, pasted, names }));
    this.#see(match);
    this.#change({ delivery: 'idle', isRestored: false, news: null });
    const waited = outbox.outgoing(resultId(place))?.isLate === true;
    tell('success', doneText(match, isCorrection, waited));
  }

  #fail(error: unknown): void {
    if (this.#draft === null) return;
    if (!(error instanceof ApiError)) reportProblem('Saving a result', error);
    const fields = error instanceof ApiError ? error.fields : {};
    const { rows } = this.#draft.values;
    this.#change({ delivery: 'idle', refusal: { message: refusalText(error), fields, rows }, isGone: isGone(error) });
  }
}
