import { initializeApp } from 'firebase-admin/app';
import { openAccounts } from './account/accounts.ts';
import { SYSTEM } from './audit/audit-entry.ts';
import { createHandlers } from './handlers.ts';
import { registerHooks } from './hooks.ts';
import { createApp } from './http/app.ts';
import { appCheck, noAttestation } from './http/attestation.ts';
import { admitSender } from './http/large-body.ts';
import { jobsOf, type LastRuns, type Pace, runDueJobs } from './jobs/jobs.ts';
import { mailLostLinks } from './my-page/link-mails.ts';
import { runDelivery } from './notices/delivery.ts';
import { lookAfterMail } from './notices/mail-follow.ts';
import { setPush, webPush } from './notices/push.ts';
import type { QueueName } from './notices/queues.ts';
import { publicReceivers, setReceivers } from './notices/webhooks/receiver.ts';
import { myRegistrationDrawing } from './pages/site.ts';
import { readConfig } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import { systemClock } from './platform/context.ts';
import { openFirestore } from './platform/firestore.ts';
import { keyedHash } from './platform/keyed-hash.ts';
import { cloudLog } from './platform/log.ts';
import { REGION } from './platform/parameters.ts';
import { cloudTasks, setTasks, type TaskResult } from './platform/tasks.ts';

registerHooks();

const firebase = initializeApp();

const database = openFirestore(firebase);
const accounts = openAccounts(firebase);
const config = readConfig(process.env);

const hash = keyedHash(config.hashKey);
const instance = { db: database, log: cloudLog, hash, proofWork: config.proofWork };

if (config.push !== null) setPush(database, webPush(config.push));
setReceivers(database, publicReceivers(config.webhooks));
setTasks(database, cloudTasks(firebase, REGION));

export const app = createApp({
  instance,
  handlers: createHandlers({ accounts, config, drawMyRegistration: myRegistrationDrawing(cloudLog) }),
  accounts,
  attestation: config.asksForAppCheck ? appCheck(firebase) : noAttestation,
  clock: systemClock,
  proxies: config.proxies,
});

/** Checks the sender of a large body. Returns null if the body may be read. */
export const admit = (authorization: string | undefined) =>
  admitSender(authorization, { db: database, accounts }, systemClock());

const jobs = jobsOf({ ...instance, accounts, config });

const lastRuns: LastRuns = new Map();

/** Runs the due jobs of a schedule. */
export function runJobs(pace: Pace): Promise<void> {
  return runDueJobs(jobs, pace, systemClock(), cloudLog, lastRuns);
}

const workers: Readonly<Record<QueueName, (context: Context, data: unknown, retries: number) => Promise<TaskResult>>> =
  {
    deliverNotices: runDelivery,
    followMails: lookAfterMail,
    mailLinks: mailLostLinks,
  };

/** Runs a task of a queue. @param retries number of its earlier attempts. */
export function runTask(queue: QueueName, data: unknown, retries: number): Promise<TaskResult> {
  return workers[queue]({ ...instance, now: systemClock(), actor: SYSTEM }, data, retries);
}
