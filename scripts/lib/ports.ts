import { once } from 'node:events';
import { createServer } from 'node:net';
import find from 'find-process';
import firebase from '../../firebase.json' with { type: 'json' };

/** Digits that may stand before every port; a 6 would exceed 65535. Without one they are those of firebase.json. */
const PREFIXES = ['', '1', '2', '3', '4', '5'] as const;

const { emulators } = firebase;
const OWN = { google: 9599, mail: 9699, vite: 5173, push: 9777, webhooks: 9778 } as const;

const emulatorPorts = Object.values(emulators).flatMap((emulator) => {
  if (typeof emulator !== 'object' || !('port' in emulator)) return [];
  return 'websocketPort' in emulator ? [emulator.port, emulator.websocketPort] : [emulator.port];
});

/** Digit before every port of this run, by `ARENA_PORTS`; the programs that it starts use the same. */
export const portPrefix = await choosePrefix(process.env.ARENA_PORTS ?? '');
process.env.ARENA_PORTS = portPrefix;

const at = (port: number) => withPrefix(portPrefix, port);

export const ports = {
  site: at(emulators.hosting.port),
  functions: at(emulators.functions.port),
  firestore: at(emulators.firestore.port),
  auth: at(emulators.auth.port),
  /** Replacements of Google's sign-in and of the mail extension. */
  google: at(OWN.google),
  mail: at(OWN.mail),
  /** The server of `npm run dev`. */
  vite: at(OWN.vite),
  /** Receivers of notices in browser tests. */
  push: at(OWN.push),
  webhooks: at(OWN.webhooks),
} as const;

/** Ports that every site needs. */
export const sitePorts: readonly number[] = [...emulatorPorts.map(at), ports.google, ports.mail];

/** Reads a value of `ARENA_PORTS`: a prefix, or `free` for the first one whose ports are all free. */
export async function choosePrefix(setting: string, taken = takenPorts): Promise<string> {
  if (PREFIXES.some((prefix) => prefix === setting)) return setting;
  if (setting !== 'free') throw new Error(`ARENA_PORTS is '${setting}': set it to free, or to a digit from 1 to 5.`);
  const all = [...emulatorPorts, ...Object.values(OWN)];
  for (const prefix of PREFIXES) {
    const isFree = (await taken(all.map((port) => withPrefix(prefix, port)))).length === 0;
    if (isFree) return prefix;
  }
  throw new Error('ARENA_PORTS is free, but each of the six sets of ports has a taken one.');
}

/** Lists the ports that a program listens on. */
export async function takenPorts(candidates: readonly number[]): Promise<number[]> {
  const free = await Promise.all(candidates.map(isFree));
  return candidates.filter((_, index) => !free[index]);
}

/** Says which process holds each port, as far as the system tells, and the way out. */
export async function describeTaken(taken: readonly number[]): Promise<string> {
  const held = await Promise.all(taken.map(async (port) => ({ port, holder: await holderOf(port) })));
  const byHolder = Map.groupBy(held, ({ holder }) => holder);
  const lines = [...byHolder].map(
    ([holder, of]) => `Taken by ${holder}: port ${of.map(({ port }) => port).join(', ')}`,
  );
  return [...lines, 'Stop it, or set the variable ARENA_PORTS=free: then this runs beside it on other ports.'].join(
    '\n',
  );
}

async function holderOf(port: number): Promise<string> {
  const [process] = await find('port', port).catch(() => []);
  return process === undefined ? 'another program' : `${process.name} (process ${process.pid})`;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}

function withPrefix(prefix: string, port: number): number {
  return Number(`${prefix}${port}`);
}
