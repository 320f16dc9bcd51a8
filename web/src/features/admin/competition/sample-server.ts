import { type Room, readTournament, type StageFields, seenAt, type TeamSize, type Tournament } from '@arena/domain';
import type { CompetitionView, PrizeContact } from '@arena/domain/api';
import { sampleEntry, sampleMatch, sampleView } from './samples.ts';

// For tests only: an in-memory server of one competition.

const AT = '2026-11-20T00:00:00.000Z';

interface Sent extends Partial<Pick<Room, 'roomId' | 'password' | 'releaseAt'>> {
  teamSize?: TeamSize;
  stages?: StageFields[];
  players?: { nickname: string }[];
  groupId?: string;
  number?: number;
  entryId?: string;
  points?: number;
  expectedRevision?: number;
  from?: string | { map: string };
  map?: string;
  startsAt?: string | null;
}

function refusal(code: string, status: number): Response {
  return Response.json({ success: false, error: code, code }, { status });
}

/** The server of the tournament 'copa'. */
export class SampleServer {
  tournament: Tournament = readTournament('copa', { name: 'Copa Rayo', maxPlayers: 48, modality: 'Solo' });
  view: CompetitionView = sampleView([]);
  room: Room | null = null;
  contacts: PrizeContact[] = [];
  /** True if rooms can't be fetched. */
  isRoomDown = false;
  /** Replies by idempotency key. */
  readonly #keyed = new Map<string, unknown>();
  /** Idempotency key of the current call. */
  #key = '';
  /** The methods of the next calls whose replies are lost. */
  loses: string[] = [];
  last: object = {};

  /** Changes the stored view, as another organiser would. */
  put(change: Partial<CompetitionView>): CompetitionView {
    this.view = { ...this.view, ...change };
    return this.view;
  }

  /** Changes the competition itself. */
  replace(change: Partial<CompetitionView['competition']>): CompetitionView {
    const { competition } = this.view;
    return this.put({ competition: { ...competition, ...change, revision: competition.revision + 1 } });
  }

  readonly serve = (address: string, { method = 'GET', body, headers }: RequestInit = {}): Promise<Response> => {
    this.#key = new Headers(headers).get('Idempotency-Key') ?? '';
    const sent: Sent = Object(typeof body === 'string' ? JSON.parse(body) : {});
    if (method !== 'GET') this.last = sent;
    const refused = this.#keyed.has(this.#key) ? null : this.#refusal(method, address, sent);
    if (refused !== null) return Promise.resolve(refused);
    const data = this.#keyed.get(this.#key) ?? this.#answer(method, address, sent);
    if (this.#key !== '') this.#keyed.set(this.#key, data);
    const lost = this.loses.indexOf(method);
    if (lost === -1) return Promise.resolve(Response.json({ success: true, data }));
    this.loses.splice(lost, 1);
    return Promise.reject(new TypeError('Lost'));
  };

  /** Finds the record of an address: an entry, a prize, a match, or the competition. */
  #named(address: string) {
    const names = address.split('/');
    return [...this.view.entries, ...this.view.prizes, ...this.view.matches].find(({ id }) => names.includes(id));
  }

  #match(address: string) {
    return this.view.matches.find(({ id }) => address.split('/').includes(id));
  }

  /** True if a call is based on an outdated record. */
  #isStale(address: string, { expectedRevision, from }: Sent): boolean {
    if (typeof from === 'object') return from.map !== this.#match(address)?.map;
    if (expectedRevision === undefined || address.endsWith('/room')) return false;
    return expectedRevision !== (this.#named(address) ?? this.view.competition).revision;
  }

  #refusal(method: string, address: string, sent: Sent): Response | null {
    if (this.#isStale(address, sent)) return refusal('edit_conflict', 409);
    if (method !== 'GET' || !address.endsWith('/room')) return null;
    if (this.isRoomDown) return refusal('unavailable', 503);
    return this.room === null ? refusal('not_found', 404) : null;
  }

  #answer(method: string, path: string, sent: Sent): unknown {
    if (path === '/api/tournaments/copa') return this.tournament;
    if (path.endsWith('/contacts')) return { contacts: this.contacts };
    if (path.endsWith('/room')) return method === 'PUT' ? this.#writeRoom(sent) : this.room;
    if (path.endsWith('/read-receipts')) return { entries: this.#readReceipts() };
    if (path.endsWith('/entries')) return this.#addEntry(sent);
    if (path.endsWith('/matches')) return this.#addMatch(sent);
    if (path.endsWith('/adjustments')) return this.#adjust(sent);
    if (method === 'PUT' && path === '/api/competitions/copa') {
      const stages = (sent.stages ?? []).map((stage) => ({ ...stage, draw: null, state: 'open' as const }));
      return this.replace({ stages, ...(sent.teamSize ? { teamSize: sent.teamSize } : {}) });
    }
    if (typeof sent.from === 'object') return this.#editMatch(path, sent);
    const named = this.#named(path);
    return named === undefined ? this.view : { ...named, ...sent };
  }

  #writeRoom({ roomId = '', password = '', releaseAt = AT }: Sent): Room {
    const revision = (this.room?.revision ?? 0) + 1;
    const fields = { roomId, password, releaseAt, startsAt: null, changedAt: AT, seen: {}, replaced: false, revision };
    this.room = { tournamentId: 'copa', matchId: 'm1', ...fields };
    return this.room;
  }

  #readReceipts() {
    const { room } = this;
    return this.view.entries.map(({ id }) => ({ entryId: id, seenAt: room && seenAt(room, id), phone: null }));
  }

  #addEntry({ players = [] }: Sent) {
    const entry = { ...sampleEntry(this.#key), name: players[0]?.nickname ?? '' };
    this.put({ entries: [...this.view.entries, entry] });
    return entry;
  }

  #addMatch({ number = 0, groupId = '' }: Sent) {
    const match = sampleMatch(number, 'scheduled', '', { id: this.#key, groupId });
    this.put({ matches: [...this.view.matches, match] });
    return match;
  }

  #editMatch(path: string, { map = '', startsAt = null }: Sent) {
    const before = this.#match(path);
    const match = before && { ...before, map, startsAt };
    this.put({ matches: this.view.matches.map((each) => (each === before && match) || each) });
    return match;
  }

  #adjust({ entryId = '', points = 0 }: Sent) {
    const { adjustments, stages } = this.view.competition;
    const fields = { stageId: stages[0]?.id ?? '', entryId, points, reason: 'Tarde', matchNumber: null };
    return this.replace({ adjustments: [...adjustments, { ...fields, id: this.#key, by: 'yo', at: AT }] }).competition;
  }
}
