import { limits } from '@arena/domain';
import { HttpsError, onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { acceptRequest, guardFramework } from './http/framework.ts';
import { maxBodyBytes } from './http/inputs/body-size.ts';
import { type QueueName, queues } from './notices/queues.ts';
import { loadCompileCache } from './platform/compile-cache.ts';
import { jobSecrets, REGION, refuseStrayEmulators, secrets } from './platform/parameters.ts';

refuseStrayEmulators(process.env);
loadCompileCache();

/** Loads the server with the first call, so that an instance is ready sooner. */
const loadServer = () => import('./server.ts');

/** Heaps are bounded to 128 MiB by functions/.env. */
const MEMORY = '256MiB';
/** Decoding a picture of 16 megapixels takes 100 MiB beside the heap. */
const MEMORY_FOR_PICTURES = '512MiB';

// Every process loads all functions, and runs one.
const target = process.env.FUNCTION_TARGET ?? '';

// Cloud Tasks alone may call the workers, whose bodies the framework has to parse. The pages accept no large bodies.
if (!(target in queues)) {
  guardFramework({
    mostBytes: target === 'pages' ? () => limits.bodyBytes : maxBodyBytes,
    admit: async (authorization) => (await loadServer()).admit(authorization),
  });
}

/** Health check for monitors that call a function directly. Hosting doesn't route here. */
function answersForItself({ path }: { path: string }, response: { json(body: object): unknown }): boolean {
  if (path !== '/health') return false;
  response.json({ status: 'ok' });
  return true;
}

/** The API. Hosting routes `/api/**` here. */
export const api = onRequest(
  {
    region: REGION,
    concurrency: 80,
    cpu: 1,
    memory: MEMORY_FOR_PICTURES,
    timeoutSeconds: 60,
    maxInstances: 20,
    secrets,
  },
  async (request, response) => {
    if (!acceptRequest(request, response) || answersForItself(request, response)) return;
    const { app } = await loadServer();
    app(request, response);
  },
);

/** The rendered public pages. This function has no access to secrets. */
export const pages = onRequest(
  { region: REGION, concurrency: 80, cpu: 1, memory: MEMORY, timeoutSeconds: 20, maxInstances: 20 },
  async (request, response) => {
    if (!acceptRequest(request, response) || answersForItself(request, response)) return;
    const { answerPage } = await import('./pages-server.ts');
    await answerPage(request, response);
  },
);

/** Jobs of every minute, such as publication. */
export const everyMinute = onSchedule(
  {
    region: REGION,
    schedule: 'every 1 minutes',
    memory: MEMORY,
    timeoutSeconds: 55,
    maxInstances: 1,
    secrets: jobSecrets,
  },
  async () => (await loadServer()).runJobs('minute'),
);

/** Daily jobs, at night in America. A failed run is retried without repeating finished parts. */
export const everyDay = onSchedule(
  {
    region: REGION,
    schedule: '0 9 * * *',
    timeZone: 'Etc/UTC',
    memory: MEMORY,
    timeoutSeconds: 540,
    maxInstances: 1,
    retryCount: 3,
    secrets: jobSecrets,
  },
  async () => (await loadServer()).runJobs('day'),
);

/** Runs the tasks of a queue of Cloud Tasks, which has the name of its function. */
const worker = (queue: QueueName) =>
  onTaskDispatched(
    {
      ...queues[queue],
      region: REGION,
      concurrency: 80,
      cpu: 1,
      memory: MEMORY,
      timeoutSeconds: 60,
      maxInstances: 4,
      secrets: jobSecrets,
    },
    async ({ data, retryCount }) => {
      const { runTask } = await loadServer();
      // Not 429 or 503, which make Cloud Tasks slow down the whole queue.
      if ((await runTask(queue, data, retryCount)) === 'later') throw new HttpsError('aborted', 'later');
    },
  );

/** Deliveries of notices, one task for each receiver. */
export const deliverNotices = worker('deliverNotices');

/** Mails that wait to be sent. */
export const followMails = worker('followMails');

/** Mails with lost links. */
export const mailLinks = worker('mailLinks');
