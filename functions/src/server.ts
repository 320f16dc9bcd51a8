import { initializeApp } from 'firebase-admin/app';
import { openAccounts } from './auth/accounts.ts';
import { createApp } from './http/app.ts';
import { createHandlers } from './http/handlers.ts';
import { systemClock } from './platform/clock.ts';
import { openFirestore } from './platform/firestore.ts';
import { cloudLog } from './platform/log.ts';
import { createServices } from './services.ts';

const firebase = initializeApp();

export const clock = systemClock;

/** The services of this instance. */
export const services = createServices({ database: openFirestore(firebase), clock, log: cloudLog });

/** The API of this instance. */
export const app = createApp({
  handlers: createHandlers(services),
  accounts: openAccounts(firebase),
  clock,
  log: cloudLog,
});
