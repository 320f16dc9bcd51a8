import {
  type Entry,
  type Match,
  type PastedName,
  type PlayerKills,
  type ResultRow,
  scoringTemplates,
  stateAfterResult,
} from '@arena/domain';
import type { CompetitionView } from '@arena/domain/api';
import * as samples from '@arena/domain/samples';
import { ApiError } from '#lib/calls/api.ts';
import { answer, lost, signIn, signOutOrganiser } from '#lib/calls/mock-api.ts';
import { createQueryClient } from '#lib/query/query-client.ts';
import { initialEntryState, isSameKills, nextEntry } from './entry/entry-state.ts';
import { factsOf, isSameResult, type MatchFacts, type MatchPlace } from './entry/facts.ts';
import { type ResultWork, workOf } from './entry/result-context.ts';
import { ResultEntry } from './entry/result-entry.ts';
import type { Page } from './entry/result-outbox.ts';

// For tests only: a competition of one match, and its API.

export const place: MatchPlace = { tournamentId: 'copa', matchId: 'm1' };

export function sampleResultEntry(name: string, change: Partial<Entry> = {}): Entry {
  return samples.sampleEntry(name.toLowerCase().replace(/\W/g, '-'), { name, keepsPoints: true, ...change });
}

export function sampleResultMatch(change: Partial<Match> = {}): Match {
  const fresh = { groupId: 'sala', state: 'playing', revision: 0, enteredBy: null } as const;
  return samples.sampleMatch(1, '', { id: place.matchId, ...fresh, ...change });
}

/** Returns a competition of one lobby with these entries. */
export function sampleResultView(
  entries: readonly Entry[],
  matches: readonly Match[] = [sampleResultMatch()],
): CompetitionView {
  const groups = [{ id: 'sala', name: 'Sala', entryIds: entries.map(({ id }) => id) }];
  const [{ scoring }] = scoringTemplates;
  const stage = samples.sampleStage('', { scoring, matchCount: 1, groups });
  const competition = samples.sampleCompetition([stage]);
  return { competition, entries: [...entries], matches: [...matches], prizes: [], shown: [], unentered: 0 };
}

export function sampleFacts(names: readonly string[], match: Partial<Match> = {}): MatchFacts {
  const entries = names.map((name) => sampleResultEntry(name));
  const facts = factsOf(sampleResultView(entries, [sampleResultMatch(match)]), place.matchId);
  if (facts === null) throw new Error('The sample has its match');
  return facts;
}

/** Parses rows: 'LOUD:1:5' placed first with 5 kills; '?' is unknown; 'LOUD:-' didn't play. */
export function sampleRows(text: string): ResultRow[] {
  return samples.sampleRows(text.toLowerCase());
}

/** Writes rows as text, in their order. */
export function rowsText(rows: readonly ResultRow[]): string {
  const lines = rows.map(({ entryId, played, placement, kills }) =>
    played ? `${entryId}:${placement ?? '?'}:${kills ?? '?'}` : `${entryId}:-`,
  );
  return lines.join(' ');
}

/** The API of one match, whose rules are the real one's. `next` sets the outcome of the next writes. */
export class MatchApi {
  match: Match;
  /** Other matches of the lobby. */
  others: readonly Match[] = [];
  readonly entries: readonly Entry[];
  secondPerson = false;
  /** `lost`: the call takes effect and its answer is lost; `down`: the call isn't received. */
  next: ('well' | 'lost' | 'down' | ApiError)[] = [];
  isDown = false;
  writes = 0;
  names: readonly PastedName[] = [];
  /** True if the last result came with the organiser's consent to another advance. */
  accepted = false;
  asked = 0;
  /** Latency of reads in milliseconds; a reply has the state at its start. */
  readingTakes = 0;

  constructor(names: readonly string[], match: Partial<Match> = {}) {
    this.entries = names.map((name) => sampleResultEntry(name));
    this.match = sampleResultMatch(match);
    answer('GET /competitions/:tournamentId', () => this.#read());
    answer('PUT /competitions/:tournamentId/matches/:matchId/result', ({ uid, body }) => {
      const { rows, names: said = [], playerKills, expectedRevision, acceptsExchange = false } = body;
      this.names = said;
      this.accepted = acceptsExchange;
      return this.#write(() => this.enter(uid, rows, expectedRevision, playerKills));
    });
    answer('PATCH /competitions/:tournamentId/matches/:matchId/state', ({ body }) =>
      this.#write(() => {
        if (this.match.revision !== body.expectedRevision) throw conflict();
        this.match = { ...this.match, state: 'official', officialAt: '2026-11-20T15:00:00.000Z' };
        return this.match;
      }),
    );
  }

  /** Stores a result as another person. @throws {ApiError} for another revision */
  enter(
    uid: string,
    rows: readonly ResultRow[],
    expectedRevision = this.match.revision,
    kills: readonly PlayerKills[] = [],
  ): Match {
    const playerKills = kills.map((one) => ({ ...one, publicId: null }));
    if (this.match.revision !== expectedRevision) {
      const isSame = isSameResult(this.match.rows, rows) && isSameKills(this.match.playerKills ?? [], playerKills);
      if (isSame) return this.match;
      throw conflict();
    }
    this.writes += 1;
    const state = stateAfterResult(this.match.state, this);
    const revision = expectedRevision + 1;
    this.match = { ...this.match, rows: [...rows], playerKills, revision, enteredBy: uid, state };
    return this.match;
  }

  async #read(): Promise<CompetitionView> {
    if (this.isDown) throw lost();
    const view = sampleResultView(this.entries, [this.match, ...this.others]);
    view.competition.secondPerson = this.secondPerson;
    if (this.readingTakes > 0) await new Promise((resolve) => setTimeout(resolve, this.readingTakes));
    return view;
  }

  #write(work: () => Match): Match {
    this.asked += 1;
    const how = this.isDown ? 'down' : (this.next.shift() ?? 'well');
    if (how instanceof ApiError) throw how;
    if (how === 'down') throw lost();
    const match = work();
    if (how === 'lost') throw lost();
    return match;
  }
}

const conflict = () => new ApiError('meanwhile', { code: 'edit_conflict', status: 409 });

/** Returns the work of a screen that shows a match, for parts of that screen. */
export function sampleWork(facts: MatchFacts): ResultWork {
  const self = { place, uid: 'ana' };
  const stored = { saved: null, draft: null };
  const state = nextEntry(initialEntryState, { do: 'read', view: facts.view, stored }, self);
  if (state.at === 'loading' || state.at === 'gone') throw new Error('The sample has its match');
  const organiser = { uid: 'ana', permissions: [] };
  const act = new ResultEntry({ organiser, client: createQueryClient(), tell: () => undefined }, place);
  return workOf(state, facts, { organiser, place, act, isKept: true, isOpen: false, setOpen: () => undefined });
}

const closing: (() => void)[] = [];

/** Closes the pages that a test has opened. */
export function closeEntries(): void {
  for (const close of closing.splice(0)) close();
  signOutOrganiser();
}

/** Opens the entry of the match's result, as a page of that account does. */
export async function openEntry(uid: string, tell: Page['tell'] = () => undefined): Promise<ResultEntry> {
  signIn([], uid);
  const entry = new ResultEntry({ organiser: { uid, permissions: [] }, client: createQueryClient(), tell }, place);
  closing.push(entry.subscribe(() => undefined));
  await entry.refresh();
  return entry;
}
