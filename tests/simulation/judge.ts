// Everything that is stored and published after a match day, compared with what the script knows that it did.
import { Prize } from '@arena/domain';
import { historyPages } from '../../functions/src/history/history-pages.ts';
import type { Database } from '../../functions/src/platform/firestore.ts';
import { demandResults } from '../fixtures/records/stored-results.ts';
import { isInQuestion, type Owed, type Player, type Script, tableOf } from './script.ts';
import type { World } from './world.ts';

type Differences = string[];

/** Describes the difference between two values; empty if they are equal. */
export function apart(what: string, found: unknown, expected: unknown): Differences {
  const [is, has] = [JSON.stringify(found), JSON.stringify(expected)];
  return is === has ? [] : [`${what}: ${is}, but it has to be ${has}`];
}

const read = async (database: Database, path: string) => Object((await database.doc(path).get()).data());

/** Compares registrations and their counters. */
async function ofPlayers(
  { api, ana }: World,
  { tournamentId, players, joined, returned }: Script,
): Promise<Differences> {
  const { docs } = await api.database.collection('registrations').where('tournamentId', '==', tournamentId).get();
  const stored = new Map(docs.map((one) => [one.id, one.data()]));
  const registered = players.filter(({ status }) => status !== 'outside');
  const count = (status: Player['status']) => players.filter((player) => player.status === status).length;
  const [pending, approved, rejected] = [count('pending'), count('approved'), count('rejected') + returned];
  const held = pending + approved;
  const tournament = await read(api.database, `tournaments/${tournamentId}`);
  const { tournaments } = await read(api.database, 'catalogue/published');
  const listed = tournaments?.find(({ id }: { id: string }) => id === tournamentId);
  const withCounts = await ana('GET /tournaments/with-registrations');
  const totals = await ana('GET /tournaments/stats');
  return [
    ...apart('registrations', stored.size, registered.length + returned),
    ...registered.flatMap(({ id, status, out, confirmed }) => {
      const one = Object(stored.get(id));
      const confirmations = [one.enrolmentConfirmedAt, one.matchConfirmedAt].filter(Boolean).length;
      return apart(id, [one.status, one.out, confirmations], [status, out, confirmed]);
    }),
    ...apart('the line', [tournament.waitingPlayers, tournament.lastInLine], [count('waiting'), joined]),
    ...apart('places taken', tournament.currentPlayers, held),
    ...(listed === undefined ? [] : apart('places taken in the list', listed.currentPlayers, held)),
    ...apart('counts in the admin area', withCounts.items[0]?.stats, {
      pending,
      approved,
      rejected,
      present: { pending, approved, rejected },
      free: 48 - held,
      erasedAt: null,
    }),
    ...apart('players on the home page', totals.registeredPlayers, held),
  ];
}

/** Compares public results: rows and table. */
async function ofResults({ api }: World, script: Script): Promise<Differences> {
  const results = await demandResults(api.database, script.tournamentId);
  const named = new Map(results.entries.map(({ id, name }) => [id, name]));
  const [{ rows, matches } = { rows: [], matches: [] }] = results.tables;
  const table = tableOf(script);
  const asText = (row: { entryId: string; played: boolean; placement: number | null; kills: number | null }) =>
    [named.get(row.entryId), row.played, row.placement, row.kills].join(' ');
  const lines = new Map(table.map((line) => [line.player.name, line]));
  return [
    ...apart('entries', rows.length, table.length),
    ...rows.flatMap(({ entryId, rank, points, wins, kills, matches: played }) => {
      const name = String(named.get(entryId));
      const { player: _, ...line } = { ...lines.get(name) };
      return apart(`the row of ${name}`, { rank, points, wins, kills, matches: played }, line);
    }),
    ...matches.flatMap((match) => {
      const entered = script.results.get(match.number) ?? [];
      const expected = entered.map(({ player, played, place, kills }) => [player.name, played, place, kills].join(' '));
      const revisions = script.revisions.get(match.number) ?? 0;
      const what = `match ${match.number}`;
      return [
        ...apart(what, match.rows.map(asText).toSorted(), expected.toSorted()),
        ...apart(`${what}, revisions`, [match.revision, match.corrections.length], [revisions, revisions - 1]),
        ...apart(`${what}, state`, match.state, 'official'),
      ];
    }),
    ...apart('matches', matches.length, script.results.size),
    ...apart('the competition', results.state, 'finished'),
  ];
}

const isDelivered = ({ state, objectedAt }: Owed) => state === 'received' || (state === 'sent' && objectedAt === null);

/** Prizes as they are stored, as everybody reads them, and added up. */
async function ofPrizes({ api, ana, time }: World, script: Script): Promise<Differences> {
  const competition = await read(api.database, `competitions/${script.tournamentId}`);
  const stored = Prize.array().parse(competition.prizes);
  const year = await historyPages(api.database).year(time(72).slice(0, 4));
  const shown = year.prizes.filter(({ id }) => id === script.tournamentId);
  const totals = (await read(api.database, 'history/summary')).prizes;
  const only = (prize: object, inQuestion: unknown, holder: unknown) => {
    const { rank, state, dueAt, sentAt, receivedAt, objectedAt } = Object(prize);
    return { rank, state, dueAt, sentAt, receivedAt, objectedAt, inQuestion, holder };
  };
  const expected = (part: 'entryId' | 'name', nobody: string | null) =>
    script.prizes.map((prize) => only(prize, isInQuestion(script, prize), prize.holder?.[part] ?? nobody));
  const kept = stored.map((one) => only(one, one.question !== null, one.entryId));
  const publicly = shown.flatMap(({ prizes }) => prizes.map((one) => only(one, one.inQuestion, one.name)));
  const delivered = script.prizes.filter(isDelivered);
  const inTime = delivered.filter(({ sentAt, dueAt }) => Date.parse(sentAt ?? '') <= Date.parse(dueAt)).length;
  const sums = ['USD', 'MXN'].flatMap((currency) => {
    const cents = delivered.reduce((sum, prize) => sum + (prize.currency === currency ? prize.cents : 0), 0);
    return cents === 0 ? [] : [{ cents, currency }];
  });
  const stats = await ana('GET /tournaments/stats');
  const money = (all: { cents: number; currency: string }[] = []) =>
    all.map(({ cents, currency }) => ({ cents, currency }));
  return [
    ...apart('stored prizes', kept, expected('entryId', null)),
    ...apart('public prizes', publicly, expected('name', '')),
    ...apart('delivered', money(totals?.delivered), sums),
    ...apart('delivered, on the home page', money(stats.prizes), sums),
    ...apart('in time and late', [totals?.inTime, totals?.late], [inTime, delivered.length - inTime]),
    ...apart('still to come', totals?.waiting.length, script.prizes.length - delivered.length),
  ];
}

/** Compares the audit log: each action once. */
async function ofRecords({ api }: World, { records }: Script): Promise<Differences> {
  const { docs } = await api.database.collection('audit').get();
  const found = Map.groupBy(docs, (one) => String(one.get('action')));
  return [...new Set([...found.keys(), ...records.keys()])].flatMap((action) =>
    apart(`records of ${action}`, found.get(action)?.length ?? 0, records.get(action) ?? 0),
  );
}

/** Finds personal data in public documents. */
async function ofPrivacy({ api }: World, { players }: Script): Promise<Differences> {
  const open = ['results', 'history', 'catalogue', 'tournaments', 'archive'];
  const found = await Promise.all(open.map((name) => api.database.collection(name).get()));
  const text = JSON.stringify(found.flatMap(({ docs }) => docs.map((one) => one.data())));
  const secrets = ['Persona Secreta', '@example.com', '+52 55 2000', 'Transferencia secreta', 'caracol'];
  const ids = players.flatMap(({ freeFireId, token }) => [freeFireId, token]);
  return [...secrets, ...ids].filter((secret) => text.includes(secret)).map((secret) => `'${secret}' is public`);
}

/** Lists differences between the stored and the expected state; empty if all is right. */
export async function judge(world: World, script: Script): Promise<Differences> {
  const all = [ofPlayers, ofResults, ofPrizes, ofRecords, ofPrivacy];
  return (await Promise.all(all.map((one) => one(world, script)))).flat();
}
