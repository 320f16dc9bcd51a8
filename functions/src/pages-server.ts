import { answerPages } from './http/pages.ts';
import { madeOnce } from './pages/kept.ts';
import { pageService } from './pages/service.ts';
import { loadRenderer, loadShell } from './pages/site.ts';
import { systemClock } from './platform/clock.ts';
import { cloudLog } from './platform/log.ts';

/** Asks the database with the server's own rights, which pages never need: loaded with the first such question. */
async function withdrawn(id: string) {
  const { findWithdrawn } = await import('./pages/find-withdrawn.ts');
  return findWithdrawn(id);
}

/** What this instance answers with. A renderer that didn't load is tried again with the next request. */
const pages = madeOnce(async () => pageService({ renderer: await loadRenderer(), clock: systemClock, withdrawn }));

/** The pages of this instance. */
export const answerPage = answerPages({ pages, shell: loadShell, log: cloudLog });
