import type { HistorySource } from '@arena/domain';
import { answerPages } from './http/pages.ts';
import { pageService } from './pages/service.ts';
import { loadRenderer, loadShell } from './pages/site.ts';
import { cacheOne } from './platform/cache.ts';
import { systemClock } from './platform/context.ts';
import { cloudLog } from './platform/log.ts';

/** Reads with the server's privileges. Loaded on first use, because most pages don't need them. */
const reads = async () => (await import('./pages/server-reads.ts')).serverReads;

const history: HistorySource = {
  summary: async () => (await reads()).history.summary(),
  year: async (year) => (await reads()).history.year(year),
  player: async (id) => (await reads()).history.player(id),
  nicknames: async () => (await reads()).history.nicknames(),
};

/** This instance's renderer. After a failure to load, the next request tries again. */
const pages = cacheOne(async () =>
  pageService({
    renderer: await loadRenderer(),
    clock: systemClock,
    withdrawn: async (id) => (await reads()).findWithdrawn(id),
    questions: async (tournamentId) => (await reads()).readQuestions(tournamentId),
    form: async (id) => (await reads()).readForm(id),
    history,
    readPicture: async (id, size) => (await reads()).readPicture(id, size),
  }),
);

export const answerPage = answerPages({ pages, shell: loadShell, log: cloudLog });
