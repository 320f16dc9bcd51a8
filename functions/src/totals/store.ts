import { countIn, DecidedStatus, type Instant, limits, type StatusCounts, textOrNull } from '@arena/domain';
import { AggregateField, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { entryOf, SYSTEM } from '../audit/entry.ts';
import { recordIn } from '../audit/store.ts';
import { type Database, fieldsOf, idsIn, toTimestamp } from '../platform/firestore.ts';
import type { Departure } from '../registrations/decisions/decide.ts';
import { countBetween, slotOf, slotsOf, weekOf, weeksOf } from './slots.ts';

/** What stays of the registrations of a tournament that are gone. */
export interface Totals {
  /** How many had each status. */
  byStatus: StatusCounts;
  /** When the last of its players' data were erased; null where that isn't over. */
  erasedAt: Instant;
}

/**
 * Counts of what is gone, apart from the records, so that they stay. `totals/{tournamentId}` has how many registrations
 * had which status, `arrivals/{week}` when they had arrived: numbers, nothing of a person.
 */
export interface TotalsStore {
  /** The totals of tournaments by id; of one that nothing has gone from, zeros. */
  of(tournamentIds: readonly string[]): Promise<ReadonlyMap<string, Totals>>;
  /** How many tournaments took place and are gone, and how many players those had. */
  held(): Promise<HeldTotals>;
  /** How many registrations that are gone had each status, over all tournaments. */
  overall(): Promise<StatusCounts>;
  /** How many of them had arrived from one instant until before the next, for each two of them. */
  arrivals(edges: readonly Date[]): Promise<number[]>;
  /** Notes that the erasure of a tournament has begun. */
  begin(tournamentId: string): Promise<void>;
  /** The tournaments whose erasure was begun and not finished, at most 200. */
  begun(): Promise<string[]>;
  /** Notes and records that the erasure of a tournament is over; a lost race where another run has done so. */
  finish(tournamentId: string, now: Date): Promise<void>;
}

/** What stays of the tournaments that took place and are gone themselves. */
interface HeldTotals {
  tournaments: number;
  players: number;
}

/** The totals of a tournament that nothing has gone from. */
export const NOTHING_GONE: Totals = { byStatus: { pending: 0, approved: 0, rejected: 0 }, erasedAt: null };

function byStatus(fields: Readonly<Record<string, unknown>> | null): StatusCounts {
  return {
    pending: countIn(fields?.pending),
    approved: countIn(fields?.approved),
    rejected: countIn(fields?.rejected),
  };
}

function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function increments(keys: readonly string[]) {
  return Object.fromEntries([...tally(keys)].map(([key, count]) => [key, FieldValue.increment(count)]));
}

/** Adds what stays counted of a tournament's registrations to the batch that deletes them, so that each is counted once. */
export function countDepartures(
  batch: WriteBatch,
  database: Database,
  tournamentId: string,
  departures: readonly Departure[],
): void {
  const statuses = departures.flatMap(({ status }) => status ?? []);
  if (statuses.length > 0) {
    batch.set(database.collection('totals').doc(tournamentId), increments(statuses), { merge: true });
  }
  const slots = departures.map(({ createdAt }) => new Date(createdAt));
  for (const week of new Set(slots.map(weekOf))) {
    const inWeek = slots.filter((arrived) => weekOf(arrived) === week).map(slotOf);
    batch.set(database.collection('arrivals').doc(week), { slots: increments(inWeek) }, { merge: true });
  }
}

const HELD = 'system/heldTournaments';

/** Adds a tournament that took place to the batch that deletes it, so that it goes on being counted. */
export function countHeld(batch: WriteBatch, database: Database, players: number): void {
  const counted = { tournaments: FieldValue.increment(1), players: FieldValue.increment(players) };
  batch.set(database.doc(HELD), counted, { merge: true });
}

export function totalsStore(database: Database): TotalsStore {
  const totals = database.collection('totals');
  const arrivals = database.collection('arrivals');

  async function sum(field: string): Promise<number> {
    const { total } = (await totals.aggregate({ total: AggregateField.sum(field) }).get()).data();
    return total;
  }

  return {
    async of(tournamentIds) {
      if (tournamentIds.length === 0) return new Map();
      const found = await database.getAll(...tournamentIds.map((id) => totals.doc(id)));
      return new Map(
        found.map((document) => {
          const fields = fieldsOf(document);
          return [document.id, { byStatus: byStatus(fields), erasedAt: textOrNull(fields?.erasedAt) }];
        }),
      );
    },

    async held() {
      const document = await database.doc(HELD).get();
      return { tournaments: countIn(document.get('tournaments')), players: countIn(document.get('players')) };
    },

    async overall() {
      const sums = await Promise.all(DecidedStatus.options.map(async (status) => [status, await sum(status)] as const));
      return byStatus(Object.fromEntries(sums));
    },

    async arrivals(edges) {
      const found = await database.getAll(...weeksOf(edges).map((week) => arrivals.doc(week)));
      return countBetween(
        edges,
        found.flatMap((document) => slotsOf(document.get('slots'))),
      );
    },

    async begin(tournamentId) {
      await totals.doc(tournamentId).set({ erasing: true }, { merge: true });
    },

    begun: () => idsIn(totals.where('erasing', '==', true).limit(limits.page.most)),

    async finish(tournamentId, now) {
      const document = await totals.doc(tournamentId).get();
      const fields = fieldsOf(document);
      if (fields?.erasing !== true || document.updateTime === undefined) return;
      const batch = database.batch();
      const change = { erasing: false, erasedAt: toTimestamp(now) };
      batch.update(document.ref, change, { lastUpdateTime: document.updateTime });
      const said = { before: null, after: byStatus(fields) };
      recordIn(batch, database, entryOf('tournament.erase', tournamentId, { uid: SYSTEM, now }, said));
      await batch.commit();
    },
  };
}
