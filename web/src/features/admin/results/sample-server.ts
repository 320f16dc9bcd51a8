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
import { ApiError } from '../../../lib/calls/api.ts';
import { createQueryClient } from '../../../lib/query/query-client.ts';
import type { MatchPlace, ResultCalls } from './calls.ts';
import { factsOf, type MatchFacts } from './facts.ts';
import { type Page, resultOutbox } from './keeping/result-outbox.ts';
import { ResultEntry } from './result-entry.ts';
import { isSameResult } from './rows.ts';

// For tests only: a competition of one match, on a server with the rules of the real one.

export const place: MatchPlace = { tournamentId: 'copa', matchId: 'm1' };

export function sampleEntry(name: string, change: Partial<Entry> = {}): Entry {
  return samples.sampleEntry(name.toLowerCase().replace(/\W/g, '-'), { name, keepsPoints: true, ...change });
}

export function sampleMatch(change: Partial<Match> = {}): Match {
  const fresh = { groupId: 'sala', state: 'playing', revision: 0, enteredBy: null } as const;
  return samples.sampleMatch(1, '', { id: place.matchId, ...fresh, ...change });
}

/** Returns a competition of one lobby with these entries. */
export function sampleView(entries: readonly Entry[], matches: readonly Match[] = [sampleMatch()]): CompetitionView {
  const groups = [{ id: 'sala', name: 'Sala', entryIds: entries.map(({ id }) => id) }];
  const [{ scoring }] = scoringTemplates;
  const stage = samples.sampleStage('', { scoring, matchCount: 1, groups });
  const competition = samples.sampleCompetition([stage]);
  return { competition, entries: [...entries], matches: [...matches], prizes: [], shown: [], unentered: 0 };
}

export function sampleFacts(names: readonly string[], match: Partial<Match> = {}): MatchFacts {
  const entries = names.map((name) => sampleEntry(name));
  const facts = factsOf(sampleView(entries, [sampleMatch(match)]), place.matchId);
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

/** A server of one match. `next` sets the outcome of the next writes. */
export class SampleServer {
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
    this.entries = names.map((name) => sampleEntry(name));
    this.match = sampleMatch(match);
  }

  /** Stores a result as another person. @throws {ApiError} for another revision */
  enter(
    uid: string,
    rows: ResultRow[],
    expectedRevision = this.match.revision,
    kills: readonly PlayerKills[] = [],
  ): Match {
    if (this.match.revision !== expectedRevision && isSameResult(this.match.rows, rows)) return this.match;
    if (this.match.revision !== expectedRevision)
      throw new ApiError('meanwhile', { code: 'edit_conflict', status: 409 });
    this.writes += 1;
    const state = stateAfterResult(this.match.state, this);
    const playerKills = kills.map((one) => ({ ...one, publicId: null }));
    this.match = { ...this.match, rows, playerKills, revision: expectedRevision + 1, enteredBy: uid, state };
    return this.match;
  }

  #answer(work: () => Match): Promise<Match> {
    this.asked += 1;
    const how = this.isDown ? 'down' : (this.next.shift() ?? 'well');
    const noAnswer = new ApiError('Error de conexión.', { code: 'connection', status: 0 });
    if (how instanceof ApiError) return Promise.reject(how);
    if (how === 'down') return Promise.reject(noAnswer);
    try {
      const answer = work();
      return how === 'lost' ? Promise.reject(noAnswer) : Promise.resolve(answer);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  callsOf(uid: string): ResultCalls {
    return {
      read: async () => {
        if (this.isDown) throw new ApiError('Error de conexión.', { code: 'connection', status: 0 });
        const view = sampleView(this.entries, [this.match, ...this.others]);
        view.competition.secondPerson = this.secondPerson;
        if (this.readingTakes > 0) await new Promise((resolve) => setTimeout(resolve, this.readingTakes));
        return view;
      },
      store: (_, { rows, names = [], playerKills, expectedRevision, acceptsExchange = false }) => {
        this.names = names;
        this.accepted = acceptsExchange;
        return this.#answer(() => this.enter(uid, rows, expectedRevision, playerKills));
      },
      storeAll: async (_, { results: [one] }) => {
        if (one === undefined) return [];
        return [await this.#answer(() => this.enter(uid, one.rows, one.expectedRevision, one.playerKills))];
      },
      makeOfficial: (_, { revision }) =>
        this.#answer(() => {
          if (this.match.revision !== revision) throw new ApiError('meanwhile', { code: 'edit_conflict', status: 409 });
          this.match = { ...this.match, state: 'official', officialAt: '2026-11-20T15:00:00.000Z' };
          return this.match;
        }),
    };
  }
}

const closing: (() => void)[] = [];

/** Closes the pages that a test has opened. */
export function closeEntries(): void {
  for (const close of closing.splice(0)) close();
  resultOutbox.stop();
}

/** Opens the entry of the match's result, as a page of that account does. */
export async function sampleEntryOf(uid: string, { calls, tell }: Pick<Page, 'calls' | 'tell'>): Promise<ResultEntry> {
  const entry = new ResultEntry(
    { organiser: { uid, permissions: [] }, client: createQueryClient(), calls, tell },
    place,
  );
  closing.push(entry.subscribe(() => undefined));
  await entry.refresh();
  return entry;
}
