import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type Accounts, openAccounts } from '../../../functions/src/auth/accounts.ts';
import { type Attestation, noAttestation } from '../../../functions/src/auth/attestation.ts';
import { createApp } from '../../../functions/src/http/app.ts';
import type { HandlerTable } from '../../../functions/src/http/handler.ts';
import type { Clock } from '../../../functions/src/platform/clock.ts';
import type { Config } from '../../../functions/src/platform/config.ts';
import type { Database } from '../../../functions/src/platform/firestore.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';
import type { Log } from '../../../functions/src/platform/log.ts';
import {
  type AuthServices,
  createAuthServices,
  createHandlers,
  createServices,
  type Services,
} from '../../../functions/src/services.ts';
import { paymentFor } from '../people/proofs.ts';
import { openDatabase, type TestDatabase } from '../records/database.ts';
import { HASH_KEY, NOW } from '../records/records.ts';

/** A reply as a client sees it: `body` is what the JSON said, or the text where it was none. */
export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

interface Sent {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string;
  form?: FormData;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** The API in this process, on an address of its own. */
export interface TestApi extends TestDatabase {
  services: Services & AuthServices;
  /** What was logged: one text for each line, fields included. */
  logged: string[];
  /** Where it answers: `<origin>/api/…`. */
  origin: string;
  /** Calls `METHOD /path` below `/api`. */
  call(endpoint: string, sent?: Sent): Promise<Reply>;
}

/** What a test may put in the place of the real thing. */
export interface Replacements {
  database?: (database: Database) => Database;
  accounts?: Accounts;
  attestation?: Attestation;
  config?: Partial<Config>;
  handlers?: Partial<HandlerTable>;
  clock?: Clock;
  /** What receives a request before the app does. */
  frame?: (app: RequestListener) => RequestListener;
}

function recorder(): { log: Log; logged: string[] } {
  const logged: string[] = [];
  const record = (level: string) => (event: string, fields?: object) => {
    logged.push(`${level} ${event} ${JSON.stringify(fields ?? {})}`);
  };
  return { logged, log: { info: record('info'), error: record('error') } };
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Calls the API that answers at `<origin>/api/…`; a priced call is paid for, unless it brings a proof itself. */
export function callerOf(origin: string): TestApi['call'] {
  return async (endpoint, { body, raw, form, token, headers = {} } = {}) => {
    const [method = 'GET', path = ''] = endpoint.split(' ');
    const json = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const sent = form ?? json;
    const payment = 'x-proof' in headers ? {} : await paymentFor(endpoint, body);
    const response = await fetch(`${origin}/api${path}`, {
      method,
      ...(sent === undefined ? {} : { body: sent }),
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...payment,
        ...headers,
      },
    });
    return { status: response.status, headers: response.headers, body: readBody(await response.text()) };
  };
}

/** A deployment with everything switched off that can be. */
const SWITCHED_OFF: Config = {
  ownerEmail: null,
  localAdmin: null,
  setupSecret: null,
  asksForAppCheck: false,
  proofWork: 1,
  proxies: 1,
  hashKey: HASH_KEY,
};

/** Starts the API on the database of `projectId`. Its clock stands at `NOW` unless it gets another. */
export async function startApi(projectId: string, replace: Replacements = {}): Promise<TestApi> {
  const opened = openDatabase(projectId);
  const { log, logged } = recorder();
  const clock = replace.clock ?? (() => NOW);
  const database = replace.database?.(opened.database) ?? opened.database;
  const accounts = replace.accounts ?? openAccounts(opened.firebase);
  const config = { ...SWITCHED_OFF, ...replace.config };
  const hash = keyedHash(config.hashKey);
  const services = createServices({ database, clock, log, hash, proofWork: config.proofWork });
  const authServices = createAuthServices({ database, hash, accounts, config, limiter: services.limiter });
  const handlers = {
    ...createHandlers({ ...services, ...authServices, drawPlace: async ({ name }) => `<h1>${name}</h1>` }),
    ...replace.handlers,
  };
  const { attestation = noAttestation } = replace;
  const { challenges } = services;
  const app = createApp({
    handlers,
    sessions: authServices.sessions,
    attestation,
    challenges,
    places: services.places,
    clock,
    log,
    proxies: config.proxies,
  });
  const server = createServer(replace.frame?.(app) ?? app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...opened,
    services: { ...services, ...authServices },
    logged,
    origin,
    call: callerOf(origin),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await services.catalogue.idle();
      await opened.close();
    },
  };
}
