import { initializeApp } from 'firebase-admin/app';
import { openAccounts } from './auth/accounts.ts';
import { appCheck, noAttestation } from './auth/attestation.ts';
import { createApp } from './http/app.ts';
import { jobsOf, type Pace, walk } from './jobs/jobs.ts';
import { placeDrawing } from './pages/site.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { openFirestore } from './platform/firestore.ts';
import { keyedHash } from './platform/keyed-hash.ts';
import { cloudLog } from './platform/log.ts';
import { createAuthServices, createHandlers, createServices } from './services.ts';

const firebase = initializeApp();

const database = openFirestore(firebase);
const accounts = openAccounts(firebase);
const config = readConfig(process.env);

const hash = keyedHash(config.hashKey);
const { proofWork } = config;
const services = createServices({ database, clock: systemClock, log: cloudLog, hash, proofWork });

const authServices = createAuthServices({ database, hash, accounts, config, limiter: services.limiter });

/** The API of this instance. */
export const app = createApp({
  handlers: createHandlers({ ...services, ...authServices, drawPlace: placeDrawing(cloudLog) }),
  sessions: authServices.sessions,
  attestation: config.asksForAppCheck ? appCheck(firebase) : noAttestation,
  challenges: services.challenges,
  places: services.places,
  clock: systemClock,
  log: cloudLog,
  proxies: config.proxies,
});

const jobs = jobsOf({ ...services, ...authServices });

/** Does what is due of the jobs of a pace. */
export function runJobs(pace: Pace): Promise<void> {
  return walk(jobs, pace, systemClock(), cloudLog);
}
