import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { local } from '../../../scripts/lib/local.ts';
import { type Deployed, type Deployment, deploy } from '../../fixtures/deployed.ts';
import { withFolder } from '../folders.ts';

/**
 * Returns a watcher's output after `work` has run. @param watcher a module of this folder, as in `./count-files.ts`;
 * knip finds it by that path.
 */
export async function writtenIn(
  deployment: Deployment,
  watcher: string,
  work: (instance: Deployed) => Promise<unknown> = async () => undefined,
): Promise<string> {
  return withFolder(mkdtempSync(join(tmpdir(), 'counted-')), async (folder) => {
    const counts = join(folder, 'count');
    const node = ['--import', new URL(watcher, import.meta.url).href];
    const instance = await deploy(local.projectId, { ...deployment, node, env: { ARENA_COUNTS: counts } });
    // It writes at an orderly end.
    await work(instance).finally(() => instance.stop('SIGTERM'));
    return readFileSync(counts, 'utf8');
  });
}

const Load = z.object({ reads: z.array(z.number()), memory: z.array(z.number()) });

/** When an instance read a document that is paid, and how much memory it took each second, while `work` was done. */
export const loadIn = async (deployment: Deployment, work: (instance: Deployed) => Promise<unknown>) =>
  Load.parse(JSON.parse(await writtenIn(deployment, './count-load.ts', work)));
