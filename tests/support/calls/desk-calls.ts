import type { Endpoint } from '@arena/domain/api';
import { everything } from '../desk.ts';
import type { House } from '../house.ts';
import { callsWith } from '../resources/all.ts';
import type { Sendable } from '../resources/resource.ts';
import { endpointNames, sendTo } from './calls.ts';

/** A call of an admin's. */
export type DeskCall = readonly [endpoint: Endpoint, sent: Sendable];

const calls = callsWith('');

/** Each way in which organisers write, on what is in the house. */
export const deskCalls: readonly DeskCall[] = endpointNames
  .filter((endpoint) => calls[endpoint].who === 'admins' && !endpoint.startsWith('GET '))
  .flatMap((endpoint) => [calls[endpoint], ...(calls[endpoint].also ?? [])].map((sent) => [endpoint, sent] as const));

/** New ids, and hashes of what holds them. */
const MADE = /[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{64}|[A-Za-z0-9]{20}/g;
/** When something happened to an account, by the clock of who keeps it. */
const ELSEWHERE = /("(?:creationTime|lastSignInTime)":|"validSince":\{"timestampValue":)"[^"]+"/g;

/** A text without what chance decided, and the hour. */
const withoutChance = (text: string) => text.replaceAll(ELSEWHERE, '$1"then"').replaceAll(MADE, 'new');

/** What an admin's calls, one after the other, are answered, and what they leave behind, in one order and without new ids. */
export async function leftBy({ api, sign }: House, made: readonly DeskCall[]): Promise<unknown[]> {
  const replies: unknown[] = [];
  for (const [endpoint, sent] of made) {
    const { status, body } = await sendTo(api, endpoint, sent, sign.token('admin', { signedIn: -10 }));
    const answer: unknown = JSON.parse(withoutChance(JSON.stringify(body)));
    replies.push([endpoint, status, answer]);
  }
  const left = Object.entries(await everything(api));
  const named = left.map(([path, fields]) => withoutChance(`${path} ${JSON.stringify(fields)}`));
  return [...replies, ...named.toSorted()];
}
