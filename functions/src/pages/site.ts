import { readFile } from 'node:fs/promises';
import type { MyRegistration, SiteRenderer } from '@arena/domain';
import { describeFault, type Log } from '../platform/log.ts';
import { keeping, type Reply, textReply, types } from './reply.ts';

/** The site's renderer, built next to the functions (see web/vite.server.config.ts). */
const BUILT = new URL('./site/', import.meta.url);

/** The renderer that web built. @throws where it is not there or doesn't load. */
export async function loadRenderer(folder: URL = BUILT): Promise<SiteRenderer> {
  const built: { renderer: SiteRenderer } = await import(new URL('renderer.js', folder).href);
  return built.renderer;
}

/** Draws the screens of own places with it. One that can't be drawn is null: the browser makes it by itself. */
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

/** The page without content, as web built it. */
export async function loadShell(folder: URL = BUILT): Promise<Reply> {
  return textReply(types.html, await readFile(new URL('shell.html', folder), 'utf8'), keeping.not);
}
