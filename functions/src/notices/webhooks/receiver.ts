import { type DeliveryFault, isDiscordWebhook, limits, type WebhookKind } from '@arena/domain';
import { perDatabase } from '../../platform/firestore.ts';
import { isPublicHost, PrivateAddress, publicLookup } from './public-address.ts';

/** Result of one call. `later` may be retried, `refused` is final. */
interface Answer {
  result: 'sent' | 'later' | 'refused';
  status: number | null;
  fault: DeliveryFault | null;
}

interface Message {
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface Receivers {
  /** Origin of the site, for links in messages. */
  site: string;
  /** Checks if an address is acceptable for a kind of webhook. */
  accepts(address: string, kind: WebhookKind): boolean;
  post(address: string, message: Message): Promise<Answer>;
}

const AGAIN: readonly number[] = [408, 425, 429];

function answerOf(status: number): Answer {
  if (status >= 200 && status < 300) return { result: 'sent', status, fault: null };
  if (status >= 300 && status < 400) return { result: 'refused', status, fault: 'redirect' };
  return { result: status >= 500 || AGAIN.includes(status) ? 'later' : 'refused', status, fault: 'status' };
}

function faultOf(error: unknown): Answer {
  if (error instanceof PrivateAddress) return { result: 'refused', status: null, fault: 'private' };
  const isSlow = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
  return { result: 'later', status: null, fault: isSlow ? 'timeout' : 'unreachable' };
}

interface Reach {
  site: string;
  /** Hosts (with port) that may be called over http and in private networks, for tests. */
  hosts: readonly string[];
  lookup?: ReturnType<typeof publicLookup>;
  /** Timeout of one call in milliseconds. */
  timeout?: number;
}

/** Calls receivers on the public internet over https. Follows no redirects and reads only the response's headers. */
export function publicReceivers({
  site,
  hosts,
  lookup = publicLookup(),
  timeout = limits.webhook.timeout,
}: Reach): Receivers {
  const isOwn = (url: URL) => hosts.includes(url.host);

  function mayCall(url: URL): boolean {
    if (url.username !== '' || url.password !== '') return false;
    return isOwn(url) || (url.protocol === 'https:' && url.port === '' && isPublicHost(url));
  }

  async function call(url: URL, { headers, body }: Message): Promise<number> {
    // Importing `node:http` loads all of `fetch`, which no other call of the API needs.
    const { request } = await (url.protocol === 'http:' ? import('node:http') : import('node:https'));
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A new connection, so that its address is checked for this call.
      agent: false,
      maxHeaderSize: limits.webhook.headerBytes,
      signal: AbortSignal.timeout(timeout),
      ...(isOwn(url) ? {} : { lookup }),
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    outgoing.end(body);
    return promise;
  }

  return {
    site,
    accepts(address, kind) {
      const url = URL.parse(address);
      if (url === null || !mayCall(url)) return false;
      return kind === 'generic' || isDiscordWebhook(address) || isOwn(url);
    },
    async post(address, message) {
      const url = URL.parse(address);
      if (url === null || !mayCall(url)) return { result: 'refused', status: null, fault: 'private' };
      try {
        return answerOf(await call(url, message));
      } catch (error) {
        return faultOf(error);
      }
    },
  };
}

/** Makes no calls. */
const noReceivers: Receivers = {
  site: 'https://example.com',
  accepts: (address) => URL.parse(address)?.protocol === 'https:',
  post: async () => ({ result: 'later', status: null, fault: 'unreachable' }),
};

export const { of: receiversOf, set: setReceivers } = perDatabase(() => noReceivers);
