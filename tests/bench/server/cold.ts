import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, local } from '../../../scripts/lib/local.ts';
import { type Deployment, deploy } from '../../fixtures/deployed.ts';
import { peakMegabytes, WATCHED } from '../../fixtures/watched.ts';
import { UNBUNDLED_FUNCTIONS, withFolder, writeImage } from '../folders.ts';
import { alone, compared, type Row } from '../row.ts';
import { median, takeTurns } from '../timing.ts';
import { writtenIn } from './instance.ts';

const ROUNDS = 7;
/** Every page has a heading, the shell has none. */
const HEADING = '<h1';
const MOST_FILES = 15;
const MOST_TIMES_BARE = 1.8;
const MOST_TIMES_BARE_TO_FIRESTORE = 2.8;
const MOST_TIMES_UNBUNDLED = 0.7;
const MOST_TIMES_BARE_MEMORY = 1.65;

/** Milliseconds from the start of the process to its first answer. */
const timeToAnswer = (start: Deployment) => async () => {
  const { startedIn, stop } = await deploy(local.projectId, start);
  await stop();
  return startedIn;
};

/** Megabytes that the process has taken by its first answer. */
const memoryToAnswer = (start: Deployment) => async () => {
  const instance = await deploy(local.projectId, { ...start, node: WATCHED });
  return peakMegabytes(instance.process).finally(() => instance.stop());
};

const filesLoaded = async (start: Deployment) => Number(await writtenIn(start, './count-files.ts'));

/** A function that only answers: what the framework itself takes. */
function writeBareFunction(folder: string): Deployment {
  const source = join(folder, 'bare');
  mkdirSync(source);
  writeFileSync(join(source, 'package.json'), JSON.stringify({ type: 'module', main: 'index.js' }));
  writeFileSync(join(source, 'index.js'), "export const bare = (_, response) => response.json({ status: 'ok' });");
  return { source, target: 'bare', path: '/health' };
}

/** From the start of a process to its first answer and its first answer out of Firestore, its memory and its files. */
export async function measure(): Promise<Row[]> {
  return withFolder(mkdtempSync(join(tmpdir(), 'cold-start-')), async (folder) => {
    const bare = writeBareFunction(folder);
    const source = writeImage(inRoot('functions', 'dist-image'));
    const api = { source, target: 'api', path: '/api/health' };
    const pages = { source, target: 'pages', path: '/tournaments', holding: HEADING };
    const variants = {
      bare: timeToAnswer(bare),
      apiUp: timeToAnswer({ ...api, path: '/health' }),
      pagesUp: timeToAnswer({ ...pages, path: '/health', holding: '' }),
      api: timeToAnswer(api),
      pages: timeToAnswer(pages),
      apiUnbundled: timeToAnswer({ ...api, source: UNBUNDLED_FUNCTIONS }),
      pagesUnbundled: timeToAnswer({ ...pages, source: UNBUNDLED_FUNCTIONS }),
      bareMemory: memoryToAnswer(bare),
      apiMemory: memoryToAnswer(api),
      pagesMemory: memoryToAnswer(pages),
    };
    const figures = await takeTurns(variants, { rounds: ROUNDS });
    const figure = (name: keyof typeof variants) => median(figures(name));
    const framework = await filesLoaded(bare);
    type Pair = readonly [name: keyof typeof variants, control: keyof typeof variants];
    const row = (what: string, unit: Row['unit'], [name, control]: Pair, limit: number) =>
      compared(what, unit, [figure(name), figure(control)], limit);
    const files = async (what: string, start: Deployment) =>
      alone(what, 'files', (await filesLoaded(start)) - framework + 1, MOST_FILES);
    return [
      row('api: first /health, by a bare function', 'ms', ['apiUp', 'bare'], MOST_TIMES_BARE),
      row('pages: first /health, by a bare function', 'ms', ['pagesUp', 'bare'], MOST_TIMES_BARE),
      row('api: first Firestore reply, by a bare function', 'ms', ['api', 'bare'], MOST_TIMES_BARE_TO_FIRESTORE),
      row('api: first Firestore reply, by unbundled', 'ms', ['api', 'apiUnbundled'], MOST_TIMES_UNBUNDLED),
      row('pages: first page, by unbundled', 'ms', ['pages', 'pagesUnbundled'], MOST_TIMES_UNBUNDLED),
      row('api: memory by then, by a bare function', 'MiB', ['apiMemory', 'bareMemory'], MOST_TIMES_BARE_MEMORY),
      row('pages: memory by then, by a bare function', 'MiB', ['pagesMemory', 'bareMemory'], MOST_TIMES_BARE_MEMORY),
      await files('api: files loaded', api),
      await files('pages: files loaded', pages),
    ];
  });
}
