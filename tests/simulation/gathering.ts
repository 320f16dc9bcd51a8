// From the announcement to the match day: 70 players, 48 seats, two organisers.
import { registrationId } from '@arena/domain';
import { consent, freeSeats, leave, lineOf, PLACES, refuse, serve } from './line.ts';
import { note, type Player, type Script, withStatus } from './script.ts';
import { expectDone, expectOneOfTwo, expectRefused, type World } from './world.ts';

const WAVE = 10;
/** Start in hours after the announcement; confirmations close two hours before. */
export const BEGINS = 72;
const MISSED = 6;

/** Schedules the publication while the other organiser edits the description. */
export async function announce(world: World, script: Script): Promise<void> {
  world.at(0);
  const made = await world.ana('POST /tournaments', {
    name: 'Copa del Guion',
    date: world.time(BEGINS),
    registrationDeadline: world.time(BEGINS - 1.25),
    maxPlayers: PLACES,
    modality: 'Solo',
    prizePool: '1er: $50 USD, 2do: $30.50 USD, 3er: 800 MXN',
    linkedFormId: 'inscripcion',
    rules: ['Nivel 40 o más'],
  });
  script.tournamentId = made.id;
  const path = `/tournaments/${made.id}`;
  const bodies = [{ status: 'scheduled', publishDate: world.time(1) }, { description: 'Seis caídas.' }] as const;
  const put = (index: 0 | 1, revision: number) =>
    world.ask(`PUT ${path}`, { ...bodies[index], revision }, { token: world.tokens[index] });
  const done = expectOneOfTwo(path, await Promise.all([put(0, made.revision), put(1, made.revision)]));
  const { revision } = await world.ana(`GET ${path}`);
  expectDone(path, await put(done === 0 ? 1 : 0, revision));
  note(script, 'tournament.create');
  note(script, 'tournament.update', 2);
  world.at(0.9);
  expectRefused(path, await world.ask(`GET ${path}`, undefined), 'tournament_not_found');
  await world.tick(1);
  expectDone(path, await world.ask(`GET ${path}`, undefined));
}

/** Sends a player's registration, once or twice at the same moment, and notes the status in the reply. */
async function sendOne(world: World, script: Script, player: Player, times: number): Promise<void> {
  const { nickname, fullName, freeFireId, email, phone, key, token: link } = player;
  const guardian = { name: 'Persona Secreta Mayor', contact: `tutor.${email}` };
  const typed = { tournamentId: script.tournamentId, fullName, freeFireId, email, phone, link, orWait: true };
  const body = { ...typed, ...(nickname === '' ? {} : { nickname }), ...(player.isMinor ? { guardian } : {}) };
  const address = `198.51.100.${1 + script.players.indexOf(player)}`;
  const send = () => world.ask('POST /registrations', body, { address, key });
  const replies = await Promise.all(Array.from({ length: times }, send));
  const [first, again = first] = replies.map((one) => expectDone('POST /registrations', one));
  const { status, waiting } = first;
  if (again.status !== status || again.waiting?.number !== waiting?.number) throw new Error('Two taps, two answers');
  const id = registrationId(script.tournamentId, key);
  Object.assign(player, { id, status, out: null, line: waiting?.number ?? 0, hasConsent: false, confirmed: 0 });
}

/** Registers players from different networks; every seventh taps twice. */
async function register(world: World, script: Script, players: readonly Player[]): Promise<void> {
  for (let first = 0; first < players.length; first += WAVE) {
    const wave = players.slice(first, first + WAVE);
    await world.together(
      wave.map((one, index) => () => sendOne(world, script, one, (first + index) % 7 === 0 ? 2 : 1)),
    );
    script.joined += wave.filter(({ status }) => status === 'waiting').length;
  }
}

/** Approves 60% on one phone, and the rest on the other. */
async function approveByPhone({ phones }: World, { tournamentId }: Script, count: number): Promise<void> {
  const share = Math.ceil(count * 0.6);
  if (share > 0) await phones?.approve({ by: 0, tournamentId }, share);
  if (count > share) await phones?.approve({ by: 1, tournamentId }, count - share);
}

/** Both organisers approve at the same time, some players twice. */
async function approveTogether(world: World, players: readonly Player[]): Promise<void> {
  const ids = players.map(({ id }) => id);
  const share = Math.ceil(ids.length * 0.6);
  const shares = [ids.slice(0, share), ids.slice(-share)];
  const send = (token: string, index: number) =>
    world.ask('POST /registrations/batch/approve', { ids: shares[index] }, { token });
  for (const reply of await Promise.all(world.tokens.map(send))) {
    const { failed } = expectDone('batch/approve', reply);
    if (failed.length > 0) throw new Error(`Not approved: ${JSON.stringify(failed)}`);
  }
}

/** Approves everyone with a seat, after the guardians' consents. */
async function approveAll(world: World, script: Script): Promise<Player[]> {
  const pending = withStatus(script, 'pending');
  const child = pending.find(({ isMinor, hasConsent }) => isMinor && !hasConsent);
  if (child !== undefined) {
    const { failed } = await world.ana('POST /registrations/batch/approve', { ids: [child.id] });
    if (failed[0]?.code !== 'consent_missing') throw new Error(`${child.name} was approved without a consent`);
  }
  await consent(world, script, pending);
  if (world.phones === null) await approveTogether(world, pending);
  else await approveByPhone(world, script, pending.length);
  for (const player of pending) player.status = 'approved';
  note(script, 'registration.status', pending.length);
  return pending;
}

async function confirm(world: World, script: Script, players: readonly Player[]): Promise<void> {
  for (let first = 0; first < players.length; first += WAVE) {
    const wave = players.slice(first, first + WAVE);
    await Promise.all(wave.map(({ token }) => world.player('POST /my-registration/confirm', { token })));
    for (const player of wave) player.confirmed += 1;
  }
  note(script, 'registration.confirm', players.length);
}

/** Lets confirmations expire: the scheduler frees the seats, and late answers are refused. */
async function expire(world: World, script: Script, unconfirmed: readonly Player[], closes: number): Promise<void> {
  await world.pass(closes + 0.01);
  const [late] = unconfirmed;
  const reply = await world.ask('POST /my-registration/confirm', { token: late?.token });
  expectRefused('POST /my-registration/confirm', reply, 'confirmation_closed');
  await world.tick(closes + 0.02);
  for (const player of unconfirmed) Object.assign(player, { status: 'rejected', out: 'unconfirmed' });
  note(script, 'registration.expire', unconfirmed.length);
}

/** Players without a seat register again while seats are free and the waiting list is empty. */
async function comeAgain(world: World, script: Script): Promise<void> {
  const out = script.players.filter(({ out }) => out === 'unanswered' || out === 'unconfirmed');
  const again = world.order(out).slice(0, freeSeats(script));
  for (const player of again) {
    player.key = player.key.replace(/^0/, '1');
    player.token = player.token.replaceAll('p', 'q');
  }
  script.returned += again.length;
  await register(world, script, again);
}

/** Registers all players at once: 48 get a seat, the others a number on the waiting list. */
async function fillUp(world: World, script: Script): Promise<void> {
  await register(world, script, world.order(script.players));
  const taken = withStatus(script, 'pending').length;
  const numbers = lineOf(script).map(({ line }) => line);
  const isInOrder = numbers.every((number, index) => number === index + 1);
  if (taken !== PLACES || !isInOrder) throw new Error(`${taken} have a place, and the line is ${numbers}`);
  for (const line of [lineOf(script), withStatus(script, 'pending')]) {
    const child = world.order(line).find(({ isMinor }) => isMinor);
    if (child !== undefined) await refuse(world, script, child);
  }
}

/** Runs everything before the plan: registrations, decisions, confirmations, freed seats. */
export async function gather(world: World, script: Script): Promise<void> {
  await world.pass(1.5);
  await fillUp(world, script);
  await world.pass(2);
  const refused = world.order(withStatus(script, 'pending')).slice(0, 4);
  await world.beto('POST /registrations/batch/reject', { ids: refused.map(({ id }) => id), reason: 'Nivel' });
  for (const player of refused) player.status = 'rejected';
  note(script, 'registration.status', refused.length);
  await serve(world, script, [1.5, 2]);
  await approveAll(world, script);

  await world.pass(4);
  const [unconfirmed, quick] = split(world.order(withStatus(script, 'approved')));
  await confirm(world, script, quick);
  await expire(world, script, unconfirmed, 26.4);
  await serve(world, script, [26, 26.7], { declining: 2, sleeping: 2 });
  await confirm(world, script, await approveAll(world, script));
  await world.pass(30);
  await leave(world, script, world.order(withStatus(script, 'approved')).slice(0, 3));
  await serve(world, script, [30, 30.1]);
  await confirm(world, script, await approveAll(world, script));

  await world.pass(50);
  const [absent, ready] = split(world.order(withStatus(script, 'approved')));
  await confirm(world, script, ready);
  await expire(world, script, absent, BEGINS - 2);
  await serve(world, script, [BEGINS - 2, BEGINS - 1.81], { declining: 1, sleeping: 1 });
  await leave(world, script, lineOf(script));
  await comeAgain(world, script);
  await approveAll(world, script);
  const playing = withStatus(script, 'approved').length;
  if (playing !== PLACES) throw new Error(`${playing} play, not ${PLACES}`);
}

const split = (players: readonly Player[]) => [players.slice(0, MISSED), players.slice(MISSED)] as const;
