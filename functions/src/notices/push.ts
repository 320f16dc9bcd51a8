import { ECDH } from 'node:crypto';
import { limits, type PushSubscription } from '@arena/domain';
import type { PushConfig } from '../platform/config.ts';
import { perDatabase } from '../platform/firestore.ts';

/** Push services of common browsers: Chrome, Edge, Samsung, Firefox and Safari. */
const KNOWN =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)?push\.services\.mozilla\.com|(?:[\w-]+\.)?push\.apple\.com|(?:[\w-]+\.)?notify\.windows\.com)$/;

/** Checks if an address belongs to a push service. @param others additional hosts, with port. */
function isPushService(endpoint: string, others: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (others.includes(url.host)) return true;
  return url.protocol === 'https:' && url.port === '' && KNOWN.test(url.hostname);
}

/** Checks if a subscription's key is a point of the curve P-256, without which nothing can be encrypted for it. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Result of a message. `gone` and `refused` are final, `later` may be retried. */
export type PushResult = 'sent' | 'gone' | 'refused' | 'later';

interface PushMessage {
  /** JSON for the service worker. The push service can't read it. */
  payload: string;
  /** A later message of the same topic replaces an undelivered one. */
  topic: string;
  /** Seconds that the push service keeps a message for a phone that is off. */
  ttl: number;
  isUrgent: boolean;
}

export interface Push {
  /** Checks if an address belongs to a push service. The server calls no others. */
  accepts(endpoint: string): boolean;
  /** Never throws: a subscription that can't be encrypted for or addressed is refused. */
  send(to: PushSubscription, message: PushMessage): Promise<PushResult>;
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Used without keys: sends nothing. */
const noPush: Push = { accepts: (endpoint) => isPushService(endpoint, []), send: async () => 'refused' };

export const { of: pushOf, set: setPush } = perDatabase(() => noPush);

/** Sends Web Push messages: encrypted for the browser (RFC 8291) and signed with the server's VAPID key (RFC 8292). */
export function webPush({ subject, publicKey, privateKey, services }: PushConfig): Push {
  const accepts = (endpoint: string) => isPushService(endpoint, services);

  /** Encrypts and signs a message. Null if the library refuses it, perhaps for its address. */
  async function requestFor(
    { endpoint, p256dh, auth }: PushSubscription,
    { payload, topic, ttl, isUrgent }: PushMessage,
  ): Promise<RequestInit | null> {
    // Loaded with the first message, so that instances start sooner.
    const { default: library } = await import('web-push');
    try {
      const { headers, body } = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttl,
        topic,
        urgency: isUrgent ? 'high' : 'normal',
      });
      // `fetch` sets the length itself.
      const sent = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
      return {
        headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
        body: body === null ? null : new Uint8Array(body),
      };
    } catch {
      return null;
    }
  }

  async function send(to: PushSubscription, message: PushMessage): Promise<PushResult> {
    const { endpoint, p256dh } = to;
    if (!accepts(endpoint) || !isPushKey(p256dh)) return 'refused';
    const request = await requestFor(to, message);
    if (request === null) return 'refused';
    try {
      const response = await fetch(endpoint, {
        ...request,
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(limits.push.timeout),
      });
      await response.body?.cancel();
      return resultOf(response.status);
    } catch {
      return 'later';
    }
  }

  return { accepts, send };
}
