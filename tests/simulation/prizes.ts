// The days after: prizes decided, sent, denied and overdue, and another correction of the final.
import { BEGINS } from './gathering.ts';
import { correct } from './matches.ts';
import { isInQuestion, note, type Owed, ownersOf, type Player, type Script, tableOf } from './script.ts';
import { expectOneOfTwo, expectRefused, type World } from './world.ts';

const OVER = BEGINS + 4;
const HOURS_TO_PAY = 72;
const MOST_KILLS = 40;
/** The tournament's prizes, as `gathering.ts` announces them. */
const OFFERED = [
  [50_00, 'USD'],
  [30_50, 'USD'],
  [800_00, 'MXN'],
] as const;

/** Changes a prize as an organiser, at its current revision. */
async function onPrize({ world, script }: Days, { rank }: Owed, body: object, at = ''): Promise<void> {
  const { prizes } = await world.ana(`GET /competitions/${script.tournamentId}`);
  const { revision } = prizes.find((one: { rank: number }) => one.rank === rank);
  await world.ana(`PUT /prizes/${script.tournamentId}/${rank}${at}`, { ...body, expectedRevision: revision });
  note(script, at === '' ? 'prize.change' : 'prize.decide');
}

interface Days {
  world: World;
  script: Script;
  matches: ReadonlyMap<number, string>;
}

async function close(days: Days, hours: number): Promise<void> {
  const { world, script } = days;
  world.at(hours);
  const path = `/competitions/${script.tournamentId}`;
  const { competition } = await world.ana(`GET ${path}`);
  const body = { expectedRevision: competition.revision };
  if (world.phones !== null) await world.phones.finish({ by: 0, tournamentId: script.tournamentId });
  else {
    const replies = world.tokens.map((token, index) =>
      world.ask(`POST ${path}/stages/final/close`, body, { token, key: `closing-${competition.revision}-${index}` }),
    );
    expectOneOfTwo(path, await Promise.all(replies));
  }
  note(script, 'competition.close');
}

/** Settles a prize in question for an entry that the table names, or leaves its owner. */
async function settle(days: Days, prize: Owed, to: Player, asked: number): Promise<void> {
  const { phones } = days.world;
  if (phones === null) await onPrize(days, prize, { entryId: to.entryId }, '/holder');
  else {
    await phones.decidePrize({ by: 1, tournamentId: days.script.tournamentId, rank: prize.rank }, to.name);
    note(days.script, 'prize.decide');
  }
  prize.settled = ownersOf(days.script, prize.rank);
  if (prize.holder === to) return;
  const dueAt = days.world.time(asked + HOURS_TO_PAY);
  Object.assign(prize, { holder: to, state: 'owed', dueAt, sentAt: null, receivedAt: null, objectedAt: null });
}

async function send(days: Days, prize: Owed, hours: number): Promise<void> {
  days.world.at(hours);
  const how = 'Transferencia secreta';
  const { phones } = days.world;
  const again = prize.objectedAt !== null;
  if (phones === null) await onPrize(days, prize, { state: 'sent', how, proof: null, again });
  else {
    await phones.send({ by: prize.rank === 2 ? 1 : 0, tournamentId: days.script.tournamentId, rank: prize.rank }, how);
    note(days.script, 'prize.change');
  }
  const sentAt = again || prize.sentAt === null ? days.world.time(hours) : prize.sentAt;
  Object.assign(prize, { state: 'sent', sentAt, receivedAt: null, objectedAt: null });
}

async function answer({ world }: Days, prize: Owed, received: boolean, hours: number): Promise<void> {
  world.at(hours);
  const { holder, rank } = prize;
  await world.player('POST /my-registration/prize', { token: holder?.token, prizeId: String(rank), received });
  const [receivedAt, objectedAt] = received ? [world.time(hours), null] : [null, world.time(hours)];
  Object.assign(prize, { state: received ? 'received' : 'sent', receivedAt, objectedAt });
}

/** The final is official: each prize belongs to its rank, and a shared one waits for a decision. */
async function owe(days: Days): Promise<void> {
  const { script, world } = days;
  await close(days, OVER);
  for (const [index, [cents, currency]] of OFFERED.entries()) {
    const rank = index + 1;
    const [first = null, ...others] = ownersOf(script, rank);
    const unsaid = { sentAt: null, receivedAt: null, objectedAt: null, settled: null } as const;
    const holder = others.length === 0 ? first : null;
    const dueAt = world.time(OVER + HOURS_TO_PAY);
    script.prizes.push({ rank, cents, currency, holder, state: 'owed', dueAt, ...unsaid });
  }
  world.at(OVER + 1);
  const given = new Set(script.prizes.map(({ holder }) => holder));
  for (const prize of script.prizes.filter((one) => isInQuestion(script, one))) {
    const [to] = world.order(ownersOf(script, prize.rank)).filter((player) => !given.has(player));
    if (to === undefined) throw new Error(`Nobody is left for prize ${prize.rank}`);
    // The question dates from the closing of the final: the days count from then on.
    await settle(days, prize, to, OVER);
    given.add(to);
  }
}

/** A correction days later changes the podium, or its ties. */
async function correctTheFinal(days: Days, hours: number): Promise<void> {
  const { world, script, matches } = days;
  world.at(hours);
  const path = `/competitions/${script.tournamentId}`;
  const { competition } = await world.ana(`GET ${path}`);
  await world.ana(`POST ${path}/stages/final/reopen`, { expectedRevision: competition.revision });
  note(script, 'competition.reopen');
  const number = 2;
  const entered = script.results.get(number) ?? [];
  const rowOf = (player: Player) => entered.find((row) => row.player === player);
  const podium = new Set(script.prizes.flatMap(({ rank }) => ownersOf(script, rank)));
  const table = tableOf(script).filter(({ player }) => !script.struck.has(player));
  const last = table.filter(({ player }) => podium.has(player)).at(-1);
  const next = table.find(({ player }) => !podium.has(player) && rowOf(player)?.played);
  const more = (last?.points ?? 0) - (next?.points ?? 0) + 1;
  const lower = table.filter(({ player }) => podium.has(player) && rowOf(player)?.kills).at(-1);
  const [who, by] = more < MOST_KILLS ? [next?.player, more] : [lower?.player, -1];
  const rows = entered.map((row) => (row.player === who ? { ...row, kills: (row.kills ?? 0) + by } : row));
  await correct(days, { matchId: matches.get(number) ?? '', number, rows });
  await close(days, hours + 1);
  for (const prize of script.prizes.filter((one) => isInQuestion(script, one))) {
    const [first] = world.order([...ownersOf(script, prize.rank), ...(prize.holder === null ? [] : [prize.holder])]);
    if (first !== undefined) await settle(days, prize, first, hours + 1);
  }
}

/** Pays the prizes: the first in time, the second late, denied and sent again, the third after a correction. */
export async function pay(world: World, script: Script, matches: ReadonlyMap<number, string>): Promise<void> {
  const days = { world, script, matches };
  await owe(days);
  const [first, second] = script.prizes;
  if (first === undefined || second === undefined) throw new Error('Nobody won anything');
  const token = second.holder?.token;
  const foreign = await world.ask('POST /my-registration/prize', { token, prizeId: '1', received: true });
  expectRefused('POST /my-registration/prize', foreign, 'not_found');
  await send(days, first, OVER + 20);
  await answer(days, first, true, OVER + 22);
  await send(days, second, OVER + HOURS_TO_PAY + 3);
  await answer(days, second, false, OVER + HOURS_TO_PAY + 4);
  await send(days, second, OVER + HOURS_TO_PAY + 5);
  await answer(days, second, true, OVER + HOURS_TO_PAY + 6);
  await correctTheFinal(days, OVER + 100);
  const owed = script.prizes.filter(({ state }) => state === 'owed').slice(0, 2);
  for (const [index, prize] of owed.entries()) await send(days, prize, OVER + 110 + index);
  await world.tick(OVER + 120);
}
