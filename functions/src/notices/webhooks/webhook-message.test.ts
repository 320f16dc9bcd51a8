import { createHmac } from 'node:crypto';
import { ChannelEvent } from '@arena/domain';
import { expect, test } from 'vitest';
import { callOf, messageOf } from './webhook-message.ts';

const NOW = new Date('2026-11-28T18:00:00.000Z');
const told = {
  id: 'abc',
  event: 'table',
  at: NOW.toISOString(),
  until: null,
  tournament: { id: 'copa', name: 'Copa @everyone' },
  version: '0123456789ab',
} as const;
const SITE = 'https://arena.example';

test('sends Discord the link and picture of the standings, without mentions', () => {
  const { headers, body } = callOf(null, messageOf(told, SITE), NOW);
  expect(JSON.parse(body)).toEqual({
    embeds: [
      {
        title: 'Tabla oficial',
        description: 'Copa @everyone: así quedó la partida.',
        url: 'https://arena.example/tournament/copa/standings',
        image: { url: 'https://arena.example/tournament/copa/standings-post.jpg?v=0123456789ab' },
      },
    ],
    allowed_mentions: { parse: [] },
  });
  expect(Object.keys(headers).some((name) => name.startsWith('webhook-'))).toBe(false);
});

test('signs a generic message as Standard Webhooks requires', () => {
  const secret = `whsec_${Buffer.from('clave').toString('base64')}`;
  const { headers, body } = callOf(secret, messageOf(told, SITE), NOW);
  const expected = createHmac('sha256', 'clave').update(`abc.1795888800.${body}`).digest('base64');
  expect(headers).toMatchObject({
    'webhook-id': 'abc',
    'webhook-timestamp': '1795888800',
    'webhook-signature': `v1,${expected}`,
  });
  expect(JSON.parse(body)).toMatchObject({ event: 'table', tournament: { id: 'copa' } });
});

test('shows Discord the name of a tournament as it is written', () => {
  const message = messageOf({ ...told, tournament: { id: 'copa', name: '*Copa* _1_' } }, SITE);
  expect(JSON.parse(callOf(null, message, NOW).body)).toMatchObject({
    embeds: [{ description: '\\*Copa\\* \\_1\\_: así quedó la partida.' }],
  });
});

test('writes a deadline as a Discord timestamp', () => {
  const message = messageOf({ ...told, event: 'closing', until: '2026-11-28T19:00:00.000Z' }, SITE);
  expect(callOf(null, message, NOW).body).toContain('<t:1795892400:R>');
});

test.each(ChannelEvent.options)('has a link for the event %s, and a picture only with standings', (event) => {
  const { url, picture } = messageOf({ ...told, event }, SITE);
  expect(url).toMatch(/^https:\/\/arena\.example\/tournament\/copa(\/standings)?$/);
  expect(picture !== null).toBe(event === 'table' || event === 'champion');
});
