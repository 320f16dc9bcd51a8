import { Stop } from './stop.ts';

const BASE = {
  hosting: 3001,
  hub: 4400,
  logging: 4500,
  functions: 5001,
  vite: 5173,
  firestore: 8080,
  auth: 9099,
  firestoreWebsocket: 9150,
  eventarc: 9299,
  tasks: 9499,
  google: 9599,
} as const;

export type PortName = keyof typeof BASE;
export type Ports = Readonly<Record<PortName, number>>;

const LARGEST_OFFSET = 65_535 - Math.max(...Object.values(BASE));

/** The ports of a stack: the usual ones, all moved by `offset`, so that several stacks can run side by side. */
export function portsAt(offset: number): Ports {
  return {
    hosting: BASE.hosting + offset,
    hub: BASE.hub + offset,
    logging: BASE.logging + offset,
    functions: BASE.functions + offset,
    vite: BASE.vite + offset,
    firestore: BASE.firestore + offset,
    auth: BASE.auth + offset,
    firestoreWebsocket: BASE.firestoreWebsocket + offset,
    eventarc: BASE.eventarc + offset,
    tasks: BASE.tasks + offset,
    google: BASE.google + offset,
  };
}

/**
 * The offset that `ARENA_PORT_OFFSET` asks for, or `usual` where it asks for none.
 * @throws Stop where the variable isn't a number that leaves every port a valid one.
 */
export function portOffset(environment: NodeJS.ProcessEnv, usual: number): number {
  const text = environment.ARENA_PORT_OFFSET?.trim();
  if (!text) return usual;
  const offset = Number(text);
  if (!Number.isInteger(offset) || offset < 0 || offset > LARGEST_OFFSET) {
    throw new Stop(`ARENA_PORT_OFFSET is '${text}': give a whole number from 0 to ${LARGEST_OFFSET}.`);
  }
  return offset;
}
