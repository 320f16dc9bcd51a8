import type { Match, ResultRow, Tapping } from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import { ApiError } from '../../lib/calls/api.ts';
import { mayPass } from '../../lib/calls/failure-kinds.ts';
import { failureText } from '../../lib/calls/failure-text.ts';
import { keepCompetition, keptCompetition } from '../../lib/calls/kept-competition.ts';
import type { Organiser } from '../../lib/calls/organiser.ts';
import { sendingAgain } from '../../lib/calls/sending-again.ts';
import { type Draft, newDraft } from '../../lib/editing/drafts.ts';
import { type Storing, saveDraft } from '../../lib/editing/save-draft.ts';
import { liveValue } from '../../lib/page/live-value.ts';
import { reportProblem } from '../../lib/page/log.ts';
import type { NoticeTone } from '../../ui/signs/notice-tone.ts';
import type { MatchPlace, ResultCalls } from './calls.ts';
import { factsOf, lobbyIds } from './facts.ts';
import type { Entered, Entering, ResultDrafts } from './keeping/drafts.ts';
import { storingOf } from './keeping/storing.ts';
import { beforeReading, nothingEntered, type ResultState } from './result-state.ts';
import { isSameResult, wholeRows } from './rows.ts';

export interface ResultParts {
  place: MatchPlace;
  organiser: Organiser;
  calls: ResultCalls;
  drafts: ResultDrafts;
  /** Says what came of something, on whichever screen one is by then. */
  tell: (tone: NoticeTone, text: string) => void;
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && ['not_found', 'competition_not_found'].includes(error.code);
}

/** What went wrong; of what the rules refuse, each row says its own. */
function refusalText(error: unknown): string {
  return error instanceof ApiError && error.code === 'competition_refused' ? error.message : failureText(error);
}

function doneText(match: Match, isCorrection: boolean, waited: boolean): string {
  const back = waited ? 'Volvió la señal. ' : '';
  if (isCorrection) return `${back}Corrección guardada: todos ven qué cambió y por qué.`;
  return match.state === 'official'
    ? `${back}Listo: el resultado es oficial.`
    : `${back}Resultado guardado. Falta hacerlo oficial.`;
}

/** What is entered, with who may have played now: somebody may have joined the group, or left it. */
function withLobby({ rows, tapping }: Entered, lobby: readonly string[]): Entered {
  const has = new Set(lobby);
  const stays = (step: Tapping['steps'][number]) => !('entryId' in step) || has.has(step.entryId);
  const steps = tapping?.steps.filter(stays) ?? [];
  return { rows: wholeRows(lobby, rows), tapping: tapping && { ...tapping, lobby, steps } };
}

/**
 * The entering of one match's result: kept in this browser from the first tap, stored once on top of what was seen, sent
 * again by itself while no answer comes, and never over somebody else's unseen.
 */
export class ResultDesk {
  readonly #parts: ResultParts;
  readonly #storing: Storing<Entering, Match>;
  readonly #live = liveValue(beforeReading);
  #draft: Draft<Entering, Match> | null = null;
  #lobby: readonly string[] = [];
  #begun = 0;
  /** Readings that began before this one may not know what was stored here. */
  #validFrom = 0;
  #isSending = false;
  #isStopped = false;
  readonly #resending = sendingAgain(() => void this.#send());

  constructor(parts: ResultParts) {
    this.#parts = parts;
    this.#storing = storingOf(parts.calls, parts.place, parts.organiser);
  }

  readonly current = this.#live.get;

  readonly useLive = this.#live.useLive;

  get #state(): ResultState {
    return this.#live.get();
  }

  /** Whether something waits to be sent: then it goes on without a screen. */
  get isBusy(): boolean {
    return this.#state.delivery !== 'idle';
  }

  /** Sends and reads nothing any more: whose desk it was has left. */
  stop(): void {
    this.#isStopped = true;
    this.#resending.stop();
  }

  /** Reads the match anew. Never rejects. */
  async refresh(): Promise<void> {
    if (this.#isStopped) return;
    this.#begun += 1;
    const mine = this.#begun;
    const { calls, place } = this.#parts;
    try {
      const view = await calls.read(place.tournamentId);
      if (mine >= this.#validFrom) this.#adopt(view);
    } catch (error) {
      if (!(error instanceof ApiError)) reportProblem('Reading a match', error);
      if (this.#state.view === null && mayPass(error)) this.#goOn();
      this.#change(isGone(error) ? { isGone: true } : { failure: error });
    }
  }

  /** Hears of everything that is entered; not while it is being sent. */
  enter(change: Partial<Omit<Entering, 'pending'>>): void {
    if (this.#draft === null || this.#draft.values.pending !== null) return;
    this.#keep({ values: { ...this.#draft.values, ...change } });
    this.#change({ refusal: null, isRestored: false });
  }

  /** Stores the result, now or when there is a signal again; `official`: and makes it so. */
  save(official: boolean): Promise<void> {
    if (this.#draft === null || this.#state.meanwhile !== null) return Promise.resolve();
    this.#keep({ values: { ...this.#draft.values, pending: { official } } });
    return this.#send();
  }

  /** Sends now what couldn't be sent before. */
  resend(): Promise<void> {
    this.#resending.stop();
    return this.#send();
  }

  /** Goes on entering instead of waiting for a signal. */
  takeBack(): void {
    if (this.#draft === null || this.#isSending) return;
    this.#resending.stop();
    this.#keep({ values: { ...this.#draft.values, pending: null } });
    this.#change({ delivery: 'idle' });
  }

  /** Gives up what was entered here for what is stored. */
  discard(): void {
    const base = this.#draft?.base;
    if (!base) return;
    this.#begin(base);
    this.#change({ isRestored: false, refusal: null });
  }

  /** Goes on with these rows, on top of what somebody else stored meanwhile. */
  settle(rows: ResultRow[]): void {
    const { meanwhile } = this.#state;
    if (this.#draft === null || meanwhile === null) return;
    const { reason, names } = this.#draft.values;
    this.#keep({ base: meanwhile, values: { ...nothingEntered, rows, reason, names }, unanswered: null });
    this.#change({ meanwhile: null, isRestored: false });
  }

  dismissNews(): void {
    this.#change({ news: null });
  }

  #change(next: Partial<ResultState>): void {
    this.#live.set({ ...this.#state, ...next });
  }

  /** Keeps what is entered where it outlives the tab, as long as it is something else than what is stored. */
  #keep(next: Partial<Draft<Entering, Match>>): void {
    if (this.#draft === null) return;
    const draft = { ...this.#draft, ...next };
    this.#draft = draft;
    const { drafts, place } = this.#parts;
    const isChanged = !isSameResult(draft.values.rows, draft.base?.rows ?? []);
    let isKept = true;
    if (isChanged || draft.values.pending !== null || draft.unanswered !== null) {
      isKept = drafts.keep(place.matchId, draft);
    } else drafts.forget(place.matchId);
    this.#change({ entering: draft.values, base: draft.base, isChanged, isKept });
  }

  /** Shows the competition as this tab read it last, unless what is entered stands on another state of the match. */
  #goOn(): void {
    const { organiser, place, drafts } = this.#parts;
    const view = keptCompetition(organiser, place.tournamentId)?.view;
    const revision = view?.matches.find(({ id }) => id === place.matchId)?.revision;
    const draft = drafts.kept(place.matchId);
    if (view === undefined || revision === undefined) return;
    if (draft === null || draft.base?.revision === revision) this.#adopt(view);
  }

  #begin(match: Match): void {
    this.#draft = newDraft(match, { ...nothingEntered, rows: wholeRows(this.#lobby, match.rows) });
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
    this.#show(view);
    this.#change({ isGone: false, failure: null });
    // One that couldn't be sent is sent again in its own time.
    if (this.#draft?.values.pending && this.#state.delivery === 'idle') void this.#send();
  }

  /** Brings what is entered onto the lobby as it is now. */
  #fit(): void {
    if (this.#draft === null || this.#draft.values.pending !== null) return;
    const { values } = this.#draft;
    const isFit =
      values.rows.length === this.#lobby.length && values.rows.every(({ entryId }, at) => entryId === this.#lobby[at]);
    if (isFit) return;
    const { pasted } = values;
    const before = pasted?.before && withLobby(pasted.before, this.#lobby);
    this.#keep({ values: { ...values, ...withLobby(values, this.#lobby), pasted: pasted && { ...pasted, before } } });
  }

  /** What becomes of what is entered here where the match is read as this. */
  #follow(match: Match): void {
    const draft = this.#draft;
    if (draft === null || draft.base === null || this.#isSending) return;
    const { base, values } = draft;
    if (match.revision === base.revision) this.#keep({ base: match });
    else if (this.#isOwn(match, draft)) this.#keep({ base: match, unanswered: null });
    else if (values.pending !== null || !isSameResult(values.rows, base.rows)) this.#meet(match);
    else {
      this.#begin(match);
      this.#change({ news: { before: base.rows, after: match }, isRestored: false });
    }
  }

  /** Whether a match's result is what was sent from here, though no answer came. */
  #isOwn(match: Match, { base, unanswered }: Draft<Entering, Match>): boolean {
    if (base === null || unanswered === null || match.revision !== base.revision + 1) return false;
    return this.#storing.has(match, unanswered);
  }

  /** Shows the match as it was just answered, before everything is read again. */
  #see(match: Match): void {
    const { view } = this.#state;
    if (view === null) return;
    const matches = view.matches.map((each) => (each.id === match.id ? match : each));
    this.#show({ ...view, matches });
  }

  #show(view: CompetitionView): void {
    const { organiser, place } = this.#parts;
    keepCompetition(organiser, place.tournamentId, { view });
    this.#change({ view });
  }

  /** Somebody else's result meets this one: nothing is sent until it is said which one counts. */
  #meet(theirs: Match): void {
    if (this.#draft === null) return;
    this.#resending.stop();
    this.#keep({ values: { ...this.#draft.values, pending: null } });
    this.#see(theirs);
    this.#change({ delivery: 'idle', news: null });
    if (!isSameResult(theirs.rows, this.#draft.values.rows)) this.#change({ meanwhile: theirs });
    else {
      const isOwn = theirs.enteredBy === this.#parts.organiser.uid;
      this.#begin(theirs);
      this.#parts.tell('success', `${isOwn ? 'Ya estaba guardado' : 'Alguien más ya guardó'} este mismo resultado.`);
    }
  }

  async #send(): Promise<void> {
    const draft = this.#draft;
    if (this.#isStopped || this.#isSending || draft === null || draft.values.pending === null) return;
    const waited = this.#state.delivery === 'waiting';
    this.#isSending = true;
    this.#change({ delivery: 'sending', refusal: null });
    try {
      await this.#store(draft, waited);
      this.#resending.reset();
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isSending = false;
      this.#validFrom = this.#begun + 1;
    }
    void this.refresh();
  }

  /** @throws {ApiError} */
  async #store(draft: Draft<Entering, Match>, waited: boolean): Promise<void> {
    const { calls, place, tell } = this.#parts;
    let match = draft.base;
    if (match === null) return;
    const isCorrection = match.officialAt !== null && this.#state.isChanged;
    if (this.#state.isChanged) {
      const saved = await saveDraft(this.#storing, draft, (unanswered) => this.#keep({ unanswered }));
      if (saved.result === 'conflict') return this.#meet(saved.theirs);
      match = saved.thing;
      this.#keep({ base: match, unanswered: null });
    }
    if (draft.values.pending?.official && match.state === 'provisional') match = await calls.makeOfficial(place, match);
    this.#begin(match);
    this.#see(match);
    this.#change({ delivery: 'idle', isRestored: false, news: null });
    tell('success', doneText(match, isCorrection, waited));
  }

  #fail(error: unknown): void {
    if (this.#draft === null) return;
    if (mayPass(error)) {
      this.#change({ delivery: 'waiting' });
      this.#resending.later();
      return;
    }
    if (!(error instanceof ApiError)) reportProblem('Saving a result', error);
    this.#keep({ values: { ...this.#draft.values, pending: null } });
    const fields = error instanceof ApiError ? error.fields : {};
    const { rows } = this.#draft.values;
    this.#change({ delivery: 'idle', refusal: { message: refusalText(error), fields, rows }, isGone: isGone(error) });
  }
}
