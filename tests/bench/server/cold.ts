import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { local } from '../../../scripts/lib/local.ts';
import { type Deployment, deploy } from '../../fixtures/deployed.ts';
import { UNBUNDLED_FUNCTIONS, withFolder } from '../folders.ts';
import { alone, compared, type Row } from '../row.ts';
import { median, takeTurns } from '../timing.ts';
import { writtenIn } from './instance.ts';

const ROUNDS = 7;
/** Every page has a heading, the shell has none. */
const HEADING = '<h1';
const MOST_FILES = 15;
const MOST_TIMES_BARE = 1.8;
const MOST_TIMES_UNBUNDLED = 0.7;

/** Milliseconds from the start of the process to its first answer. */
const timeToAnswer = (start: Deployment) => async () => {
  const { startedIn, stop } = await deploy(local.projectId, start);
  await stop();
  return startedIn;
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

/** From the start of a process to its first answer and its first answer out of Firestore, and the files it loads. */
export async function measure(): Promise<Row[]> {
  return withFolder(mkdtempSync(join(tmpdir(), 'cold-start-')), async (folder) => {
    const bare = writeBareFunction(folder);
    const api = { target: 'api', path: '/api/health' };
    const pages = { target: 'pages', path: '/tournaments', holding: HEADING };
    const variants = {
      bare: timeToAnswer(bare),
      apiUp: timeToAnswer({ target: 'api', path: '/health' }),
      pagesUp: timeToAnswer({ target: 'pages', path: '/health' }),
      api: timeToAnswer(api),
      pages: timeToAnswer(pages),
      apiUnbundled: timeToAnswer({ ...api, source: UNBUNDLED_FUNCTIONS }),
      pagesUnbundled: timeToAnswer({ ...pages, source: UNBUNDLED_FUNCTIONS }),
    };
    const times = await takeTurns(variants, { rounds: ROUNDS });
    const time = (name: keyof typeof variants) => median(times(name));
    const framework = await filesLoaded(bare);
    const row = (what: string, name: keyof typeof variants, control: keyof typeof variants, limit: number) =>
      compared(what, 'ms', [time(name), time(control)], limit);
    const files = async (what: string, start: Deployment) =>
      alone(what, 'files', (await filesLoaded(start)) - framework + 1, MOST_FILES);
    return [
      row('api: first /health, by a bare function', 'apiUp', 'bare', MOST_TIMES_BARE),
      row('pages: first /health, by a bare function', 'pagesUp', 'bare', MOST_TIMES_BARE),
      row('api: first Firestore reply, by unbundled', 'api', 'apiUnbundled', MOST_TIMES_UNBUNDLED),
      row('pages: first page, by unbundled', 'pages', 'pagesUnbundled', MOST_TIMES_UNBUNDLED),
      await files('api: files loaded', api),
      await files('pages: files loaded', pages),
    ];
  });
}
