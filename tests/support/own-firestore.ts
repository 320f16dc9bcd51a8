import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emulatorJarFile } from '../../scripts/lib/java/firestore-emulator.ts';
import { findJava } from '../../scripts/lib/java/java.ts';
import { freePort } from './free-port.ts';

/** A Firestore emulator of a test's own, to be stopped and killed without harm to others. */
export interface OwnFirestore {
  /** `127.0.0.1:port` */
  host: string;
  /** Stops its process where it stands (SIGSTOP): connections stay, and nothing answers. */
  pause(): void;
  /** Lets its process go on. */
  resume(): void;
  /** Ends its process at once (SIGKILL), and what it held with it. */
  kill(): Promise<void>;
  /** Starts it again, empty, at the same address. */
  restart(): Promise<void>;
}

const CHECK_MS = 100;

async function isUp(host: string): Promise<boolean> {
  return fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts an emulator on a port that is free, and waits until it answers. */
export async function startOwnFirestore(): Promise<OwnFirestore> {
  const { bin } = findJava();
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const options = ['-jar', emulatorJarFile(), '--host', '127.0.0.1', '--port', String(port)];
  let java: ChildProcess;

  async function start(): Promise<void> {
    java = spawn(bin === null ? 'java' : join(bin, 'java'), options, { stdio: 'ignore' });
    while (!(await isUp(host))) {
      if (java.exitCode !== null) throw new Error(`The Firestore emulator ended with ${java.exitCode}`);
      await sleep(CHECK_MS);
    }
  }

  await start();
  return {
    host,
    pause: () => java.kill('SIGSTOP'),
    resume: () => java.kill('SIGCONT'),
    async kill() {
      const exited = once(java, 'exit');
      java.kill('SIGKILL');
      await exited;
    },
    restart: start,
  };
}
