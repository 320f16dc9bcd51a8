import { join } from 'node:path';
import { LOCAL } from './paths.ts';
import { type Ports, portOffset, portsAt } from './ports.ts';

/** A `demo-` project can only ever talk to emulators. */
export const PROJECT_ID = 'demo-arena-libre';

/** One set of emulators with its own ports, builds, data and logs. Folders of builds are relative to the repository. */
export interface Stack {
  name: string;
  ports: Ports;
  folder: string;
  site: string;
  /** The site once more, built for the function that renders pages. */
  renderer: string;
  functions: string;
}

const USUAL_OFFSET = { dev: 0, test: 10_000 } as const;

/**
 * The stack that `npm start` (`dev`) or the tests (`test`) use. Another `ARENA_PORT_OFFSET` is another stack,
 * with a name of its own, so two of them never share a folder.
 */
export function stackFor(kind: keyof typeof USUAL_OFFSET, environment: NodeJS.ProcessEnv = process.env): Stack {
  const offset = portOffset(environment, USUAL_OFFSET[kind]);
  const name = offset === USUAL_OFFSET[kind] ? kind : `${kind}-${offset}`;
  return {
    name,
    ports: portsAt(offset),
    folder: join(LOCAL, name),
    site: `web/build/${name}`,
    renderer: `web/build/${name}-server`,
    functions: `functions/build/${name}`,
  };
}

/** Where the stack's emulators, the functions among them, write what happens. */
export function emulatorLog({ folder }: Stack): string {
  return join(folder, 'emulators.log');
}

/** Where the parts of a stack answer. */
export function addressesOf({ ports }: Stack) {
  const at = (port: number) => `127.0.0.1:${port}`;
  return {
    site: `http://${at(ports.hosting)}`,
    vite: `http://${at(ports.vite)}`,
    functions: `http://${at(ports.functions)}`,
    hub: `http://${at(ports.hub)}`,
    google: `http://${at(ports.google)}`,
    firestoreHost: at(ports.firestore),
    authHost: at(ports.auth),
  };
}

/** What programs that talk to the stack find in their environment. */
export function environmentOf(stack: Stack): Record<string, string> {
  const { site, functions, firestoreHost, authHost } = addressesOf(stack);
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    ARENA_SITE_URL: site,
    ARENA_FUNCTIONS_URL: functions,
  };
}
