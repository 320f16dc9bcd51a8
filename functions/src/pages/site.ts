import { readFile } from 'node:fs/promises';
import type { MyRegistration, SiteRenderer } from '@arena/domain';
import { describeFault, type Log } from '../platform/log.ts';
import { cacheControl, type Reply, textReply, types } from './reply.ts';

/** The site's renderer, built beside the functions (see web/vite.server.config.ts). */
const BUILT = new URL('./site/', import.meta.url);

/** Loads the built renderer. @throws if it is missing or fails to load. */
export async function loadRenderer(folder: URL = BUILT): Promise<SiteRenderer> {
  const built: { renderer: SiteRenderer } = await import(new URL('renderer.js', folder).href);
  return built.renderer;
}

/** Creates the renderer of players' own pages. It returns null on failure, and the browser renders instead. */
export function myRegistrationDrawing(log: Log): (myRegistration: MyRegistration) => Promise<string | null> {
  return async (myRegistration) => {
    try {
      return await (await loadRenderer()).renderMyRegistration(myRegistration);
    } catch (error) {
      log.error('place not drawn', { err: describeFault(error) });
      return null;
    }
  };
}

/** Loads the built page without content. */
export async function loadShell(folder: URL = BUILT): Promise<Reply> {
  return textReply(types.html, await readFile(new URL('shell.html', folder), 'utf8'), cacheControl.not);
}
