import { createECDH } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { browserKeys } from '../../../tests/fixtures/push/browser-keys.ts';
import { startPushService, vapidClaims } from '../../../tests/fixtures/push/push-service.ts';
import { webPush } from './push.ts';

const service = await startPushService();
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
  service.answers.clear();
});

const own = createECDH('prime256v1');
const publicKey = own.generateKeys('base64url');
const privateKey = own.getPrivateKey('base64url');
const config = { publicKey, privateKey, subject: 'mailto:avisos@example.com', services: [service.host] };
const { send, accepts } = webPush(config);

const message = { payload: '{"title":"Hay un cupo para ti"}', topic: 'a'.repeat(32), ttl: 900, isUrgent: true };
const browser = browserKeys();
const to = (name: string) => ({ endpoint: service.endpoint(name), p256dh: browser.p256dh, auth: browser.auth });

test('encrypts the payload for one browser and signs the request', async () => {
  expect(await send(to('telefono'), message)).toBe('sent');
  const [pushed] = service.received;
  if (pushed === undefined) throw new Error('nothing received');
  expect(pushed.body.includes('cupo')).toBe(false);
  expect(browser.decrypt(pushed.body)).toBe(message.payload);
  expect(() => browserKeys().decrypt(pushed.body)).toThrow();
  expect(pushed.headers).toMatchObject({
    ttl: '900',
    urgency: 'high',
    topic: message.topic,
    'content-encoding': 'aes128gcm',
  });
  expect(vapidClaims(pushed.headers)).toMatchObject({
    key: publicKey,
    claims: { aud: `http://${service.host}`, sub: config.subject },
  });
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [503, 'later'],
  [413, 'refused'],
  [307, 'refused'],
] as const)('maps status %i to %s', async (status, result) => {
  service.answers.set('/telefono', status);
  expect(await send(to('telefono'), message)).toBe(result);
  expect(service.received).toEqual([]);
});

test('refuses a stored key that is no point of the curve, instead of failing', async () => {
  expect(await send({ ...to('telefono'), p256dh: 'B'.repeat(87) }, message)).toBe('refused');
  expect(service.received).toEqual([]);
});

test('refuses a message that the library refuses, instead of failing', async () => {
  expect(await send(to('telefono'), { ...message, ttl: -1 })).toBe('refused');
  expect(service.received).toEqual([]);
});

test('returns the result for a later attempt if the service is down', async () => {
  const down = webPush({ ...config, services: ['127.0.0.1:9'] });
  expect(await down.send({ ...to('x'), endpoint: 'http://127.0.0.1:9/x' }, message)).toBe('later');
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://web.push.apple.com/a', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=a', true],
  ['http://fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com:8443/a', false],
  ['https://fcm.googleapis.com.example.com/a', false],
  ['https://user@fcm.googleapis.com/a', false],
  ['https://10.0.0.1/a', false],
  ['http://metadata.google.internal/a', false],
])('accepts only known push services: %s → %s', (endpoint, expected) => {
  expect(accepts(endpoint)).toBe(expected);
});
