// From the announcement to the evening: 70 who want to play, 48 places, two organisers.
import { TournamentFields } from '@arena/domain';
import { note, type Player, type Script, withStatus } from './script.ts';
import { expectDone, expectOneOfTwo, expectRefused, type World } from './world.ts';

const PLACES = 48;
const WAVE = 10;
/** When it begins, in hours after the announcement; confirmations close two hours before. */
export const BEGINS = 72;
const MISSED = 6;

const sum = (players: readonly Player[], of: (player: Player) => boolean) => players.filter(of).length;

/** The one announces it for later while the other writes its description. */
export async function announce(world: World, script: Script): Promise<void> {
  world.at(0);
  const made = await world.ana('POST /tournaments', {
    name: 'Copa del Guion',
    date: world.time(BEGINS),
    registrationDeadline: world.time(BEGINS - 1.5),
    maxPlayers: PLACES,
    modality: 'Solo',
    prizePool: '1er: $50 USD, 2do: $30.50 USD, 3er: 800 MXN',
    linkedFormId: 'inscripcion',
    // Those who find it full try again when there are places.
    ...('waitingList' in TournamentFields.shape ? { waitingList: 'off' } : {}),
    rules: ['Nivel 40 o más'],
    requestId: '00000000-0000-4000-8000-000000000000',
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

/** Everybody from where they live; one in seven taps twice. */
async function register(world: World, script: Script, players: readonly Player[]): Promise<void> {
  for (let first = 0; first < players.length; first += WAVE) {
    const sending = players.slice(first, first + WAVE).map(async (player, index) => {
      const { nickname, fullName, freeFireId, email, phone, requestId, token } = player;
      const named = nickname === '' ? {} : { nickname };
      const body = { tournamentId: script.tournamentId, fullName, freeFireId, email, phone, requestId, link: token };
      const address = `198.51.100.${1 + script.players.indexOf(player)}`;
      const send = () => world.ask('POST /registrations', { ...body, ...named }, { address });
      const replies = await Promise.all((first + index) % 7 === 0 ? [send(), send()] : [send()]);
      const isIn = replies.every(({ status }) => status < 300);
      if (isIn) Object.assign(player, { status: 'pending', out: null, id: `${script.tournamentId}_${freeFireId}` });
      else for (const reply of replies) expectRefused('POST /registrations', reply, 'tournament_full');
    });
    await Promise.all(sending);
  }
}

/** Both decide at the same time, and some of the same. */
async function approve(world: World, script: Script, players: readonly Player[]): Promise<void> {
  const ids = players.map(({ id }) => id);
  const share = Math.ceil(ids.length * 0.6);
  const send = (index: 0 | 1) =>
    world.ask(
      'POST /registrations/batch/approve',
      { ids: index === 0 ? ids.slice(0, share) : ids.slice(-share) },
      { token: world.tokens[index] },
    );
  const replies = await Promise.all([send(0), send(1)]);
  for (const reply of replies) {
    const { failed } = expectDone('batch/approve', reply);
    if (failed.length > 0) throw new Error(`Not approved: ${JSON.stringify(failed)}`);
  }
  for (const player of players) player.status = 'approved';
  note(script, 'registration.status', players.length);
}

/** The next of those outside take the places that are free, and are approved. */
async function fill(world: World, script: Script, places: number): Promise<Player[]> {
  const next = withStatus(script, 'outside').slice(0, places);
  await register(world, script, next);
  await approve(world, script, next);
  return next;
}

async function confirm(world: World, script: Script, players: readonly Player[]): Promise<void> {
  for (let first = 0; first < players.length; first += WAVE) {
    const wave = players.slice(first, first + WAVE);
    await Promise.all(wave.map(({ token }) => world.player('POST /places/confirm', { token })));
    for (const player of wave) player.confirmed += 1;
  }
  note(script, 'registration.confirm', players.length);
}

/** Some are silent; whoever comes too late is told so, and the scheduler frees their places. */
async function lapse(world: World, script: Script, silent: readonly Player[], closes: number): Promise<void> {
  world.at(closes + 0.01);
  const [late] = silent;
  const reply = await world.ask('POST /places/confirm', { token: late?.token });
  expectRefused('POST /places/confirm', reply, 'confirmation_closed');
  await world.tick(closes + 0.02);
  for (const player of silent) Object.assign(player, { status: 'rejected', out: 'unconfirmed' });
  note(script, 'registration.lapse', silent.length);
}

/** Gives a place back. */
export async function leave(world: World, script: Script, players: readonly Player[]): Promise<void> {
  for (const player of players) {
    await world.player('POST /places/leave', { token: player.token });
    Object.assign(player, { status: 'rejected', out: 'left' });
  }
  note(script, 'registration.leave', players.length);
}

/** Until the last minute before the plan: registrations, decisions, confirmations, places that become free. */
export async function gather(world: World, script: Script): Promise<void> {
  world.at(1.5);
  await register(world, script, world.order(script.players));
  const taken = withStatus(script, 'pending');
  if (taken.length !== PLACES) throw new Error(`${taken.length} have a place, not ${PLACES}`);
  world.at(2);
  const queue = world.order(taken);
  const refused = queue.slice(0, 4);
  await world.beto('POST /registrations/batch/reject', { ids: refused.map(({ id }) => id), reason: 'Nivel' });
  for (const player of refused) player.status = 'rejected';
  note(script, 'registration.status', refused.length);
  await approve(world, script, queue.slice(4));
  await fill(world, script, 4);

  world.at(4);
  const [silent, quick] = split(world.order(withStatus(script, 'approved')));
  await confirm(world, script, quick);
  await lapse(world, script, silent, 26);
  world.at(27);
  await confirm(world, script, await fill(world, script, MISSED));
  world.at(30);
  await leave(world, script, world.order(withStatus(script, 'approved')).slice(0, 3));
  await confirm(world, script, await fill(world, script, 3));

  world.at(50);
  const [absent, ready] = split(world.order(withStatus(script, 'approved')));
  await confirm(world, script, ready);
  await lapse(world, script, absent, BEGINS - 2);
  world.at(BEGINS - 1.9);
  await fill(world, script, MISSED);
  await register(world, script, withStatus(script, 'outside'));
  const playing = sum(script.players, ({ status }) => status === 'approved');
  if (playing !== PLACES) throw new Error(`${playing} play, not ${PLACES}`);
}

const split = (players: readonly Player[]) => [players.slice(0, MISSED), players.slice(MISSED)] as const;
