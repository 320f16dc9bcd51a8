import { createHmac } from 'node:crypto';
import { type ChannelEvent, communityZone, discordText, noticeText, SECOND } from '@arena/domain';

/** An event for a channel. It contains no names of persons and no codes. */
export interface ChannelMessage {
  id: string;
  event: ChannelEvent | 'test';
  at: string;
  title: string;
  text: string;
  url: string;
  picture: string | null;
  tournament: { id: string; name: string } | null;
  /** Deadline in the message, ISO 8601; null without one. */
  until: string | null;
}

interface MessageInput {
  id: string;
  event: ChannelEvent;
  at: string;
  until: string | null;
  tournament: { id: string; name: string };
  /** Version of the public table; null before the first one. */
  version: string | null;
}

/** Builds the message of an event. @param site the site's origin. */
export function messageOf({ id, event, at, until, tournament, version }: MessageInput, site: string): ChannelMessage {
  const page = `${site}/tournament/${encodeURIComponent(tournament.id)}`;
  const { title, body } = noticeText(event, { tournament: tournament.name, until, count: null }, communityZone);
  const isOfTable = event === 'table' || event === 'champion';
  const file = event === 'table' ? 'standings-post' : 'champion';
  return {
    id,
    event,
    at,
    title,
    text: body,
    url: isOfTable || event === 'drawn' ? `${page}/standings` : page,
    picture: isOfTable && version !== null ? `${page}/${file}.jpg?v=${version}` : null,
    tournament: { id: tournament.id, name: tournament.name },
    until,
  };
}

/** Builds a test message. */
export function testMessage(id: string, at: string, site: string): ChannelMessage {
  const text = 'Si lees esto, los avisos de los torneos van a llegar aquí.';
  return {
    id,
    event: 'test',
    at,
    title: 'Mensaje de prueba',
    text,
    url: site,
    picture: null,
    tournament: null,
    until: null,
  };
}

function discordBody({ title, text, url, picture, until }: ChannelMessage): string {
  // Discord shows this time in each reader's time zone.
  const deadline = until === null ? '' : `\n<t:${Math.floor(Date.parse(until) / SECOND)}:R>`;
  const embed = {
    title,
    url,
    description: `${discordText(text)}${deadline}`,
    ...(picture === null ? {} : { image: { url: picture } }),
  };
  // A tournament's name may contain @everyone.
  return JSON.stringify({ embeds: [embed], allowed_mentions: { parse: [] } });
}

const AGENT = 'ArenaLibre-Webhook/1.0';

/** Signs a message by https://www.standardwebhooks.com. @param secret `whsec_` and base64. */
function signature(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Builds the HTTP call for a message. @param secret signs it; null for Discord, which has a format of its own. */
export function callOf(
  secret: string | null,
  message: ChannelMessage,
  now: Date,
): { headers: Record<string, string>; body: string } {
  const headers = { 'content-type': 'application/json', 'user-agent': AGENT };
  if (secret === null) return { headers, body: discordBody(message) };
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(now.getTime() / SECOND));
  return {
    headers: {
      ...headers,
      'webhook-id': message.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature(secret, message.id, timestamp, body),
    },
    body,
  };
}
