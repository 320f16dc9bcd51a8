import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.ts';
import { alone, compared, type Row } from './row.ts';
import { median } from './timing.ts';

const ROUNDS = 7;
const MOST_FILES = 15;
const MOST_TIMES_BARE = 1.8;
const MOST_TIMES_UNBUNDLED = 0.7;
const PATIENCE_MS = 30_000;
const POLL_MS = 3;

const FRAMEWORK = fileURLToPath(
  new URL('../../node_modules/@google-cloud/functions-framework/build/src/main.js', import.meta.url),
);
const COUNTER = fileURLToPath(new URL('./count-files.ts', import.meta.url));

/** A function as production starts it, and the address that is asked first. */
interface Start {
  source: string;
  target: string;
  path: string;
}

function launch({ source, target }: Start, port: number, counts: string | null): ChildProcess {
  const counting = counts === null ? [] : ['--import', COUNTER];
  const args = [...counting, FRAMEWORK, `--source=${source}`, `--target=${target}`, '--signature-type=http'];
  const env = { ...process.env, PORT: String(port), FUNCTIONS_EMULATOR: 'true', ARENA_COUNTS: counts ?? '' };
  return spawn(process.execPath, args, { env, stdio: 'ignore' });
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  if (response === null) return false;
  await response.arrayBuffer();
  if (response.ok) return true;
  throw new Error(`${url} answered ${response.status}`);
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Milliseconds from the start of the process to its first answer. */
async function timeToAnswer(start: Start, counts: string | null = null): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = launch(start, port, counts);
  try {
    while (!(await answers(`http://127.0.0.1:${port}${start.path}`))) {
      if (performance.now() - started > PATIENCE_MS) throw new Error(`${start.source} did not start`);
      await sleep(POLL_MS);
    }
    return performance.now() - started;
  } finally {
    await stop(child);
  }
}

async function filesLoaded(start: Start, folder: string): Promise<number> {
  const counts = join(folder, 'count');
  await timeToAnswer(start, counts);
  return Number(readFileSync(counts, 'utf8'));
}

/** A function that only answers: what the framework itself takes. */
function writeBareFunction(folder: string): Start {
  const source = join(folder, 'bare');
  mkdirSync(source);
  writeFileSync(join(source, 'package.json'), JSON.stringify({ type: 'module', main: 'index.js' }));
  writeFileSync(
    join(source, 'index.js'),
    `export const bare = (_request, response) => response.json({ status: 'ok' });`,
  );
  return { source, target: 'bare', path: '/health' };
}

/** Medians of the starts, which take turns. */
async function timesOf<Name extends string>(starts: Record<Name, Start>): Promise<(name: Name) => number> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, start] of Object.entries<Start>(starts)) {
      times.set(name, [...(times.get(name) ?? []), await timeToAnswer(start)]);
    }
  }
  return (name) => median(times.get(name) ?? []);
}

/** From the start of a process to its first answer and its first answer out of Firestore, and the files it loads. */
export async function measure(): Promise<Row[]> {
  const { ARENA_FUNCTIONS_BUILD: bundled = '', ARENA_UNBUNDLED_BUILD: unbundled = '' } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'cold-start-'));
  try {
    const bare = writeBareFunction(folder);
    const starts = {
      bare,
      apiUp: { source: bundled, target: 'api', path: '/health' },
      pagesUp: { source: bundled, target: 'pages', path: '/health' },
      api: { source: bundled, target: 'api', path: '/api/health' },
      pages: { source: bundled, target: 'pages', path: '/tournaments' },
      apiUnbundled: { source: unbundled, target: 'api', path: '/api/health' },
      pagesUnbundled: { source: unbundled, target: 'pages', path: '/tournaments' },
    };
    const time = await timesOf(starts);
    const framework = await filesLoaded(bare, folder);
    const row = (what: string, figure: number) => ({ what, unit: 'ms', figure }) as const;
    const files = async (what: string, start: Start) =>
      alone({ what, unit: 'files', figure: (await filesLoaded(start, folder)) - framework + 1 }, MOST_FILES);
    return [
      compared(row('api: first /health, by a bare function', time('apiUp')), time('bare'), MOST_TIMES_BARE),
      compared(row('pages: first /health, by a bare function', time('pagesUp')), time('bare'), MOST_TIMES_BARE),
      compared(
        row('api: first Firestore reply, by unbundled', time('api')),
        time('apiUnbundled'),
        MOST_TIMES_UNBUNDLED,
      ),
      compared(row('pages: first page, by unbundled', time('pages')), time('pagesUnbundled'), MOST_TIMES_UNBUNDLED),
      await files('api: files loaded', starts.api),
      await files('pages: files loaded', starts.pages),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
