import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';

/** What the header and the payload of a token say; what is left out is as in a good one. */
export interface TokenParts {
  header?: Readonly<Record<string, unknown>>;
  payload?: Readonly<Record<string, unknown>>;
  /** Makes the signature of what is signed; by default that of the key named `current`. */
  signature?: (signed: string) => string;
}

/** The identity provider off the emulator: its keys, its accounts, and nothing of the internet. */
export interface IdentityProvider {
  firebase: App;
  /** The public keys by their id, as the provider publishes them; null: it doesn't answer. */
  published: Map<string, string> | null;
  /** What the provider says of an account beside or instead of what it says of any; null: there is no such account. */
  known: Map<string, Readonly<Record<string, unknown>> | null>;
  /** Signs with a key of that id, made now; only `current` is published. */
  signWith(kid: string): (signed: string) => string;
  token(uid: string, parts?: TokenParts): string;
  close(): Promise<void>;
}

const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function rsa(key: KeyObject): (signed: string) => string {
  return (signed) => sign('sha256', Buffer.from(signed), key).toString('base64url');
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text || '{}');
}

/** Leads every HTTPS connection to a plain server in this process. */
function agentTo(port: number): Agent {
  class Detour extends Agent {
    override createConnection(): Socket {
      return connect(port, '127.0.0.1');
    }
  }
  return new Detour();
}

/** Starts a provider for `projectId` in which every account exists and is in order. */
export async function startIdentityProvider(projectId: string): Promise<IdentityProvider> {
  const keys = new Map<string, KeyObject>();
  const signWith = (kid: string) => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    keys.set(kid, publicKey);
    return rsa(privateKey);
  };
  const signCurrent = signWith('current');
  const pem = keys.get('current')?.export({ type: 'spki', format: 'pem' }).toString() ?? '';

  /** The public keys as App Check publishes them. */
  function keySet(): object {
    const names = [...(provider.published?.keys() ?? [])];
    return {
      keys: names.map((kid) => ({ ...keys.get(kid)?.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' })),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('content-type', 'application/json');
    if (/\/x509\/|\/jwks$/.test(request.url ?? '')) {
      const published = request.url?.endsWith('/jwks') ? keySet() : Object.fromEntries(provider.published ?? []);
      response.statusCode = provider.published === null ? 500 : 200;
      response.end(JSON.stringify(published));
      return;
    }
    const { localId = [] }: { localId?: string[] } = Object(await readJson(request));
    const users = localId
      .filter((uid) => provider.known.get(uid) !== null)
      .map((uid) => ({ localId: uid, email: `${uid}@example.com`, emailVerified: true, ...provider.known.get(uid) }));
    response.end(JSON.stringify({ users }));
  }

  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const httpAgent = agentTo(typeof address === 'object' && address ? address.port : 0);
  const credential = { getAccessToken: async () => ({ access_token: 'any', expires_in: 3_600 }) };
  const firebase = initializeApp({ projectId, credential, httpAgent }, `${projectId}-identity`);

  const provider: IdentityProvider = {
    firebase,
    published: new Map([['current', pem]]),
    known: new Map(),
    signWith,
    token(uid, { header, payload, signature = signCurrent } = {}) {
      const now = Math.floor(Date.now() / 1_000);
      const issued = { iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: uid, user_id: uid };
      const times = { auth_time: now - 60, iat: now - 60, exp: now + 3_540 };
      const signed = `${base64({ alg: 'RS256', kid: 'current', typ: 'JWT', ...header })}.${base64({ ...issued, ...times, ...payload })}`;
      return `${signed}.${signature(signed)}`;
    },
    async close() {
      await deleteApp(firebase);
      httpAgent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
}
