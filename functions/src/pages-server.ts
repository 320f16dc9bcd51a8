import type { HistorySource, PictureSize } from '@arena/domain';
import { answerPages } from './http/pages.ts';
import { memoize } from './lib/memoize.ts';
import { pageService } from './pages/service.ts';
import { loadRenderer, loadShell } from './pages/site.ts';
import { systemClock } from './platform/clock.ts';
import { cloudLog } from './platform/log.ts';

/** Asks the database with the server's own rights, which pages never need: loaded with the first such question. */
async function withdrawn(id: string) {
  const { findWithdrawn } = await import('./pages/server-reads.ts');
  return findWithdrawn(id);
}

async function questions(tournamentId: string) {
  const { readQuestions } = await import('./pages/server-reads.ts');
  return readQuestions(tournamentId);
}

async function readPicture(id: string, size: PictureSize) {
  const reads = await import('./pages/server-reads.ts');
  return reads.readPicture(id, size);
}

async function form(id: string) {
  const { readForm } = await import('./pages/server-reads.ts');
  return readForm(id);
}

const serverHistory = async () => (await import('./pages/server-reads.ts')).history;

const history: HistorySource = {
  summary: async () => (await serverHistory()).summary(),
  year: async (year) => (await serverHistory()).year(year),
  player: async (id) => (await serverHistory()).player(id),
  nicknames: async () => (await serverHistory()).nicknames(),
};

/** This instance's renderer. One that failed to load is tried again with the next request. */
const pages = memoize(
  async () =>
    pageService({
      renderer: await loadRenderer(),
      clock: systemClock,
      withdrawn,
      questions,
      form,
      history,
      readPicture,
    }),
  { max: 1 },
);

/** The pages of this instance. */
export const answerPage = answerPages({ pages, shell: loadShell, log: cloudLog });
