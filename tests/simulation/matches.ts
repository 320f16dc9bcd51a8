// The match day: the plan, six rooms, six results entered by two organisers, and typical mishaps.
import { PNG } from '../fixtures/records/pictures.ts';
import { BEGINS } from './gathering.ts';
import { leave } from './line.ts';
import { COUNTING, note, type Player, type Row, type Script, tableOf, withStatus } from './script.ts';
import { expectDone, expectOneOfTwo, expectRefused, type World } from './world.ts';

const MATCHES = 6;
/** Hours between two matches. */
const PACE = 0.5;
const LOOKING = 5;

interface Cast {
  /** Wins all matches until the disqualification. */
  cheat: Player;
  /** Tied in every criterion. */
  twins: readonly [Player, Player];
  /** Absent after the first match. */
  absent: readonly Player[];
}

interface MatchDay {
  world: World;
  script: Script;
  cast: Cast;
  /** Ids by match number. */
  ids: ReadonlyMap<number, string>;
}

const pathOf = ({ script, ids }: MatchDay, number: number) =>
  `/competitions/${script.tournamentId}/matches/${ids.get(number)}`;

/** The plan, a simultaneous import by both organisers, and the draw. One entry withdraws after it. */
async function plan(world: World, script: Script): Promise<ReadonlyMap<number, string>> {
  world.at(BEGINS - 1.2);
  const path = `/competitions/${script.tournamentId}`;
  const stage = { id: 'final', name: 'Final', scoring: COUNTING, matchCount: MATCHES, advance: null };
  const stages = [{ ...stage, groups: [{ id: 'a', name: 'Sala única', entryIds: [] }] }];
  await world.ana(`PUT ${path}`, { teamSize: 1, secondPerson: true, stages, expectedRevision: 0 });
  await Promise.all([world.ana(`POST ${path}/entries/import`), world.beto(`POST ${path}/entries/import`)]);
  const { competition } = await world.ana(`GET ${path}`);
  const draw = { method: 'random', seed: `noche ${world.seed}`, expectedRevision: competition.revision };
  const { entries, matches } = await world.ana(`POST ${path}/stages/final/draw`, draw);
  for (const player of withStatus(script, 'approved')) {
    const own = entries.filter((entry: { registrationId: string }) => entry.registrationId === player.id);
    if (own.length !== 1) throw new Error(`${player.name} is there ${own.length} times`);
    player.entryId = own[0].id;
  }
  for (const action of ['competition.plan', 'entry.import', 'competition.draw']) note(script, action);
  await leave(world, script, world.order(withStatus(script, 'approved')).slice(0, 1));
  return new Map(matches.map(({ number, id }: { number: number; id: string }) => [number, id]));
}

/** A result: the cheat first, the twins behind in turns, then all others by chance; the absent didn't play. */
function rowsOf({ world, script, cast }: MatchDay, number: number): Row[] {
  const [one, other] = number % 2 === 0 ? cast.twins : [cast.twins[1], cast.twins[0]];
  const isIn = (player: Player) => !script.disqualified.has(player) && !(number > 1 && cast.absent.includes(player));
  const named = new Set([cast.cheat, one, other]);
  const others = world.order(withStatus(script, 'approved').filter((player) => isIn(player) && !named.has(player)));
  const [first, ...rest] = isIn(cast.cheat) ? [cast.cheat, ...others] : others;
  const order = first === undefined ? [] : [first, one, other, ...rest];
  const chance = world.order(order.map((_, index) => index % 6));
  const twins = new Map([
    [one, 9],
    [other, 7],
  ]);
  const played = order.map((player, index): Row => {
    return { player, played: true, place: index + 1, kills: twins.get(player) ?? chance[index] ?? 0 };
  });
  return [...played, ...(number > 1 ? cast.absent.map(away) : [])];
}

const away = (player: Player): Row => ({ player, played: false, place: null, kills: null });

const asSent = (rows: readonly Row[]) =>
  rows.map(({ player, played, place, kills }) => ({ entryId: player.entryId, played, placement: place, kills }));

/** The room is written, its code kept back until its time, and then seen by some. */
async function openRoom(matchDay: MatchDay, number: number, begins: number): Promise<void> {
  const { world, script } = matchDay;
  const path = pathOf(matchDay, number);
  const room = { roomId: `8123456${number}`, password: `caracol${number}`, releaseAt: world.time(begins - 0.25) };
  world.at(begins - 0.4);
  await world.ana(`PUT ${path}/room`, { ...room, expectedRevision: 0 });
  note(script, 'room.update');
  const [early, ...looking] = world.order(withStatus(script, 'approved')).slice(0, LOOKING + 1);
  const ask = (player: Player | undefined) => ({ token: player?.token, matchId: matchDay.ids.get(number) });
  const kept = await world.ask('POST /my-registration/room', ask(early));
  expectRefused('POST /my-registration/room', kept, 'room_not_yet');
  world.at(begins - 0.1);
  const inMatch = looking.filter((player) => !script.disqualified.has(player));
  for (const player of inMatch) {
    const { password } = await world.player('POST /my-registration/room', ask(player));
    if (password !== room.password) throw new Error(`${player.name} was given '${password}'`);
  }
  const { entries } = await world.beto(`GET ${path}/read-receipts`);
  const seen = entries.filter(({ seenAt }: { seenAt: string | null }) => seenAt !== null);
  if (seen.length !== inMatch.length) throw new Error(`${seen.length} saw the room, not ${inMatch.length}`);
}

/** One organiser pastes the result on a phone, the other makes it official on theirs. Unnamed entries didn't play. */
async function enterByPhone({ world, script, ids }: MatchDay, number: number, right: Row[]): Promise<void> {
  const by = number % 2 === 0 ? 0 : 1;
  const at = { tournamentId: script.tournamentId, matchId: ids.get(number) ?? '' };
  await world.phones?.enter({ ...at, by }, right);
  await world.phones?.confirm({ ...at, by: by === 0 ? 1 : 0 });
  const named = new Set(right.map(({ player }) => player));
  const others = script.players.filter((player) => player.entryId !== '' && !named.has(player));
  script.results.set(number, [...right, ...others.map(away)]);
  script.revisions.set(number, 1);
  note(script, 'match.state', 2);
  note(script, 'match.result');
}

/** Both organisers enter the result at once, one with a mistake; the stored one counts, and the other confirms it. */
async function enter(matchDay: MatchDay, number: number, begins: number): Promise<void> {
  const { world, script, ids } = matchDay;
  const path = pathOf(matchDay, number);
  world.at(begins);
  await world.ana(`PATCH ${path}/state`, { state: 'playing', from: 'scheduled', expectedRevision: 0 });
  world.at(begins + 0.3);
  const right = rowsOf(matchDay, number);
  const [last] = world.order(
    right.filter(({ player, played }) => played && !Object.values(matchDay.cast).flat().includes(player)),
  );
  const slipped = right.map((row) => (row === last ? { ...row, kills: (row.kills ?? 0) + 1 } : row));
  if (world.phones !== null) {
    await enterByPhone(matchDay, number, right);
    return;
  }
  const put = (rows: readonly Row[], token: string) => () =>
    world.ask(`PUT ${path}/result`, { rows: asSent(rows), expectedRevision: 0 }, { token });
  const [ana, beto] = world.tokens;
  const done = expectOneOfTwo(path, await world.together([put(right, ana), put(slipped, beto)]));
  script.results.set(number, done === 0 ? right : slipped);
  script.revisions.set(number, 1);
  const confirmation = { state: 'official', from: 'provisional', expectedRevision: 1 };
  const own = await world.ask(`PATCH ${path}/state`, confirmation, { token: world.tokens[done === 0 ? 0 : 1] });
  expectRefused(path, own, 'competition_refused');
  await (done === 0 ? world.beto : world.ana)(`PATCH ${path}/state`, confirmation);
  note(script, 'match.state', 2);
  note(script, 'match.result');
  if (!ids.has(number)) throw new Error(`There is no match ${number}`);
}

async function setStatus({ world, script }: MatchDay, player: Player, change: object): Promise<void> {
  const path = `/competitions/${script.tournamentId}`;
  const { entries } = await world.beto(`GET ${path}`);
  const entry = entries.find(({ id }: { id: string }) => id === player.entryId);
  const { name, players, aliases, status, keepsPoints, revision: expectedRevision } = entry;
  const fields = { name, players, aliases, status, keepsPoints, ...change, expectedRevision };
  await world.beto(`PUT ${path}/entries/${player.entryId}`, fields);
  note(script, 'entry.update');
}

/** Corrects a result, publicly; another person makes it official again. */
export async function correct(
  { world, script }: Pick<MatchDay, 'world' | 'script'>,
  { matchId, number, rows }: { matchId: string; number: number; rows: Row[] },
): Promise<void> {
  const expectedRevision = script.revisions.get(number) ?? 0;
  const { tournamentId } = script;
  const reason = 'Vimos la grabación';
  if (world.phones === null) {
    const path = `/competitions/${tournamentId}/matches/${matchId}`;
    await world.beto(`PUT ${path}/result`, { rows: asSent(rows), reason, expectedRevision });
    const official = { state: 'official', from: 'provisional', expectedRevision: expectedRevision + 1 };
    await world.ana(`PATCH ${path}/state`, official);
  } else {
    const before = script.results.get(number) ?? [];
    const changed = rows.filter((row) => !before.includes(row));
    await world.phones.correct({ by: 1, tournamentId, matchId }, changed, reason);
    await world.phones.confirm({ by: 0, tournamentId, matchId });
  }
  script.results.set(number, rows);
  script.revisions.set(number, expectedRevision + 1);
  note(script, 'match.result');
  note(script, 'match.state');
}

/** Handles a dispute about the fourth match: two entries had each other's kills. */
async function settleDispute(matchDay: MatchDay): Promise<void> {
  const { world, script } = matchDay;
  const number = 4;
  const path = pathOf(matchDay, number);
  const form = new FormData();
  form.set('file', new File([PNG], 'captura.png', { type: 'image/png' }));
  const sent = await world.api.call('POST /pictures', { form, token: world.tokens[1] });
  const { id: picture } = expectDone('POST /pictures', sent);
  await world.beto(`PUT ${path}/picture`, { picture, from: null });
  for (const action of ['upload.create', 'match.picture']) note(script, action);
  const rows = script.results.get(number) ?? [];
  const [one, other] = world.order(rows.filter(({ played }) => played).slice(3));
  const swapped = rows.map((row) => {
    if (row === one) return { ...row, kills: (other?.kills ?? 0) + 2 };
    return row === other ? { ...row, kills: one?.kills ?? 0 } : row;
  });
  await correct(matchDay, { matchId: matchDay.ids.get(number) ?? '', number, rows: swapped });
}

/** Plays the six matches. @returns the ids of the matches, by number. */
export async function play(world: World, script: Script): Promise<ReadonlyMap<number, string>> {
  const ids = await plan(world, script);
  const [cheat, one, other, ...absent] = world.order(withStatus(script, 'approved')).slice(0, 5);
  if (cheat === undefined || one === undefined || other === undefined) throw new Error('Nobody plays');
  const matchDay: MatchDay = { world, script, cast: { cheat, twins: [one, other], absent }, ids };
  for (let number = 1; number <= MATCHES; number += 1) {
    const begins = BEGINS + number * PACE;
    await openRoom(matchDay, number, begins);
    await enter(matchDay, number, begins);
    if (number === 1) for (const player of absent) await setStatus(matchDay, player, { status: 'no_show' });
    if (number !== 5) continue;
    // In every other run the disqualified entry keeps its points.
    const keepsPoints = world.seed % 2 === 0;
    await setStatus(matchDay, cheat, { status: 'disqualified', keepsPoints });
    script.disqualified.add(cheat);
    if (!keepsPoints) script.struck.add(cheat);
  }
  await settleDispute(matchDay);
  const level = tableOf(script).filter(({ player }) => player === one || player === other);
  if (level[0]?.rank !== level[1]?.rank) throw new Error('Nobody is level');
  return ids;
}
