import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import usual from '../../firebase.json' with { type: 'json' };
import { UserError } from './log.ts';
import { LOCAL, ROOT } from './paths.ts';

/** A `demo-` project can only ever talk to emulators. */
export const PROJECT_ID = 'demo-arena-libre';

const { auth, eventarc, firestore, functions, hosting, hub, logging, tasks } = usual.emulators;

/** Ports of `npm start`: those of firebase.json, and of the other servers. */
const PORTS = {
  auth: auth.port,
  eventarc: eventarc.port,
  firestore: firestore.port,
  firestoreWebsocket: firestore.websocketPort,
  functions: functions.port,
  google: 9599,
  hosting: hosting.port,
  hub: hub.port,
  logging: logging.port,
  mail: 9699,
  tasks: tasks.port,
  vite: 5173,
} as const;

const LARGEST_OFFSET = 65_535 - Math.max(...Object.values(PORTS));
const USUAL_OFFSET = { dev: 0, test: 10_000 } as const;

/** One set of emulators with its own ports, builds, data and logs. Folders of builds are relative to the repository. */
export interface Stack {
  name: string;
  offset: number;
  folder: string;
  site: string;
  /** The site's server build, for the function that renders pages. */
  renderer: string;
  functions: string;
}

/** The offset that `ARENA_PORT_OFFSET` asks for; null where it asks for none. */
function askedOffset(environment: NodeJS.ProcessEnv): number | null {
  const text = environment.ARENA_PORT_OFFSET?.trim();
  if (!text) return null;
  const offset = Number(text);
  if (Number.isInteger(offset) && offset >= 0 && offset <= LARGEST_OFFSET) return offset;
  throw new UserError(`ARENA_PORT_OFFSET is '${text}': give a whole number from 0 to ${LARGEST_OFFSET}.`);
}

/**
 * Describes the stack of `npm start` (`dev`) or of the tests (`test`). Another `ARENA_PORT_OFFSET` gives another stack
 * with a name of its own, so several can run side by side. @throws UserError for an offset with invalid ports.
 */
export function stackFor(kind: keyof typeof USUAL_OFFSET, environment: NodeJS.ProcessEnv = process.env): Stack {
  const offset = askedOffset(environment) ?? USUAL_OFFSET[kind];
  const name = offset === USUAL_OFFSET[kind] ? kind : `${kind}-${offset}`;
  return {
    name,
    offset,
    folder: join(LOCAL, name),
    site: `web/build/${name}`,
    renderer: `web/build/${name}-server`,
    functions: `functions/build/${name}`,
  };
}

export function portOf(stack: Stack, part: keyof typeof PORTS): number {
  return PORTS[part] + stack.offset;
}

/** The firebase.json of a stack: the repository's, with the stack's builds, and every port moved by its offset. */
export function configOf(stack: Stack): typeof usual {
  const ports = /("(?:port|websocketPort)":|127\.0\.0\.1:)(\d+)/g;
  const moved: typeof usual = JSON.parse(
    JSON.stringify(usual).replace(ports, (_all, before, port) => `${before}${Number(port) + stack.offset}`),
  );
  const codebases = moved.functions.map((codebase) => ({
    ...codebase,
    source: stack.functions,
    configDir: relative(ROOT, settingsFolder(stack)),
  }));
  return { ...moved, functions: codebases, hosting: { ...moved.hosting, public: stack.site } };
}

/** Folder of the functions' settings in a stack. firebase-tools adds a file of its own to it. */
export function settingsFolder({ folder }: Stack): string {
  return join(folder, 'settings');
}

/** The functions' settings in a stack: the demo's, with the stack's own address for links in messages. */
export function settingsOf(stack: Stack, demo: string): string {
  const { SITE_URL, ...rest } = parseEnv(demo);
  if (SITE_URL === undefined) throw new Error('The settings of the demo name no SITE_URL');
  const all = { ...rest, SITE_URL: addressesOf(stack).site };
  return Object.entries(all)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

export function emulatorLog({ folder }: Stack): string {
  return join(folder, 'emulators.log');
}

export function addressesOf(stack: Stack) {
  const at = (part: keyof typeof PORTS) => `127.0.0.1:${portOf(stack, part)}`;
  return {
    site: `http://${at('hosting')}`,
    vite: `http://${at('vite')}`,
    functions: `http://${at('functions')}`,
    hub: `http://${at('hub')}`,
    google: `http://${at('google')}`,
    mail: `http://${at('mail')}`,
    firestoreHost: at('firestore'),
    authHost: at('auth'),
  };
}

export function environmentOf(stack: Stack): Record<string, string> {
  const { site, functions, mail, firestoreHost, authHost } = addressesOf(stack);
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    ARENA_SITE_URL: site,
    ARENA_FUNCTIONS_URL: functions,
    ARENA_MAIL_URL: mail,
  };
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** @throws UserError naming a taken port and the remedy. */
export async function demandFreePorts(stack: Stack): Promise<void> {
  for (const port of Object.values(PORTS).map((each) => each + stack.offset)) {
    if (await isFree(port)) continue;
    throw new UserError(
      `Port ${port} is taken by another program: stop it (lsof -i :${port} names it), or move all ports, e.g. ARENA_PORT_OFFSET=20000.`,
    );
  }
}
