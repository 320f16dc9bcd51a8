import { expect, test } from 'vitest';
import { deliveryText, isDiscordWebhook } from './webhook.schema.ts';

test.each([
  ['https://discord.com/api/webhooks/123/a-B_c', true],
  ['https://ptb.discord.com/api/webhooks/123/abc', true],
  ['https://canary.discord.com/api/webhooks/123/abc', true],
  ['https://cdn.discord.com/api/webhooks/123/abc', false],
  ['https://discord.com:8443/api/webhooks/123/abc', false],
  ['https://discord.com.example.com/api/webhooks/123/abc', false],
  ['https://discord.com/api/users/123/abc', false],
  ['https://discord.com/api/webhooks/../users/1', false],
])('%s is a Discord webhook: %s', (address, expected) => {
  expect(isDiscordWebhook(address)).toBe(expected);
});

test.each([
  [{ state: 'sent', status: 204, fault: null }, 'Entregado'],
  [{ state: 'waiting', status: 503, fault: 'status' }, 'Se intenta de nuevo: no lo aceptó (503)'],
  [
    { state: 'refused', status: 302, fault: 'redirect' },
    'No se entregó: nos mandó a otra dirección, y no la seguimos (302)',
  ],
  [{ state: 'expired', status: null, fault: 'timeout' }, 'No se pudo entregar a tiempo: tardó demasiado'],
] as const)('writes the result of a delivery: %o', (delivery, text) => {
  expect(deliveryText(delivery)).toBe(text);
});
