import { limits } from '@arena/domain';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { standBeforeTheFramework, takeOn } from './http/framework.ts';
import { refuseStrayEmulators } from './platform/environment.ts';
import { jobSecrets, secrets } from './platform/parameters.ts';

refuseStrayEmulators(process.env);
// Each function has all of this loaded. Nobody sends a picture to the pages, and at their own address anybody could.
standBeforeTheFramework(process.env.FUNCTION_TARGET === 'pages' ? () => limits.bodyBytes : undefined);

const region = 'us-central1';

/** The server behind the functions, loaded with the first call so that an instance is ready sooner. */
const loadServer = () => import('./server.ts');

/** Whether an instance is up, for who watches a function itself: it needs nothing, and Hosting doesn't lead here. */
function answersForItself({ path }: { path: string }, response: { json(body: object): unknown }): boolean {
  if (path !== '/health') return false;
  response.json({ status: 'ok' });
  return true;
}

/** The whole API: Hosting sends `/api/**` here. */
export const api = onRequest(
  { region, concurrency: 80, cpu: 1, memory: '512MiB', timeoutSeconds: 60, secrets },
  async (request, response) => {
    if (!takeOn(request, response) || answersForItself(request, response)) return;
    const { app } = await loadServer();
    app(request, response);
  },
);

/** The pages that visitors read, with their content in them; it knows no secret. */
export const pages = onRequest(
  { region, concurrency: 80, cpu: 1, memory: '512MiB', timeoutSeconds: 20 },
  async (request, response) => {
    if (!takeOn(request, response) || answersForItself(request, response)) return;
    const { answerPage } = await import('./pages-server.ts');
    await answerPage(request, response);
  },
);

/**
 * What is done every minute: publication above all (specification, section 4). It keeps the name that it was deployed
 * under: another name is another function, and between the two nobody publishes.
 */
export const publishScheduledTournaments = onSchedule(
  { region, schedule: 'every 1 minutes', memory: '512MiB', timeoutSeconds: 55, secrets: jobSecrets },
  async () => (await loadServer()).runJobs('minute'),
);

/** What is done once a day, while America sleeps. A run that fails is tried again; what it did stays done. */
export const everyDay = onSchedule(
  {
    region,
    schedule: '0 9 * * *',
    timeZone: 'Etc/UTC',
    memory: '512MiB',
    timeoutSeconds: 540,
    retryCount: 3,
    secrets: jobSecrets,
  },
  async () => (await loadServer()).runJobs('day'),
);
