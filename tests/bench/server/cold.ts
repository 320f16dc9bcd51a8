import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFolder } from '../folders.ts';
import { alone, compared, type Row } from '../row.ts';
import { median } from '../timing.ts';
import { type Start, startInstance, writtenIn } from './instance.ts';

const ROUNDS = 7;
/** Every page has a heading, the shell has none. */
const HEADING = '<h1';
const MOST_FILES = 15;
const MOST_TIMES_BARE = 1.8;
const MOST_TIMES_UNBUNDLED = 0.7;

/** Milliseconds from the start of the process to its first answer. */
async function timeToAnswer(start: Start): Promise<number> {
  const { startedIn, stop } = await startInstance(start);
  await stop();
  return startedIn;
}

const filesLoaded = async (start: Start) => Number(await writtenIn(start, './count-files.ts'));

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
  return withFolder(mkdtempSync(join(tmpdir(), 'cold-start-')), async (folder) => {
    const bare = writeBareFunction(folder);
    const starts = {
      bare,
      apiUp: { source: bundled, target: 'api', path: '/health' },
      pagesUp: { source: bundled, target: 'pages', path: '/health' },
      api: { source: bundled, target: 'api', path: '/api/health' },
      pages: { source: bundled, target: 'pages', path: '/tournaments', holding: HEADING },
      apiUnbundled: { source: unbundled, target: 'api', path: '/api/health' },
      pagesUnbundled: { source: unbundled, target: 'pages', path: '/tournaments', holding: HEADING },
    };
    const time = await timesOf(starts);
    const framework = await filesLoaded(bare);
    const row = (what: string, figure: number) => ({ what, unit: 'ms', figure }) as const;
    const files = async (what: string, start: Start) =>
      alone({ what, unit: 'files', figure: (await filesLoaded(start)) - framework + 1 }, MOST_FILES);
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
  });
}
