import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const good = {
  OWNER_EMAIL: 'Duena@Example.com',
  LOCAL_ADMIN_EMAIL: 'Guardia@Example.com',
  SETUP_SECRET: 'veinte caracteres o más',
  REQUIRE_APP_CHECK: 'true',
  HASH_KEY: 'treinta y dos caracteres, o muchos más',
  GCLOUD_PROJECT: 'arena-libre-mx',
};

describe('the configuration', () => {
  test('is read from the environment', () => {
    expect(readConfig(good)).toEqual({
      ownerEmail: 'duena@example.com',
      localAdminEmail: 'guardia@example.com',
      setupSecret: 'veinte caracteres o más',
      asksForAppCheck: true,
      proofWork: 500,
      proxies: { platform: 1, trusted: [] },
      hashKey: good.HASH_KEY,
      push: null,
      webhooks: { site: 'https://arena-libre-mx.web.app', hosts: [] },
      mail: false,
    });
  });

  const push = { PUSH_PUBLIC_KEY: 'B'.repeat(87), PUSH_PRIVATE_KEY: 'k'.repeat(43), PUSH_SUBJECT: 'mailto:a@b.co' };
  const keys = { publicKey: push.PUSH_PUBLIC_KEY, privateKey: push.PUSH_PRIVATE_KEY, subject: push.PUSH_SUBJECT };
  const services = ['127.0.0.1:9', 'push.test'];
  const proxies = { PROXIES: '0', TRUSTED_PROXIES: '151.101.0.0/16, 2a04:4e40::/32' };
  const webhooks = { SITE_URL: 'https://arena.example', WEBHOOK_HOSTS: '127.0.0.1:9, hooks.test' };

  test.each<[string, object, object]>([
    ['the proxies', proxies, { proxies: { platform: 0, trusted: ['151.101.0.0/16', '2a04:4e40::/32'] } }],
    ['push', { ...push, PUSH_SERVICES: services.join(', ') }, { push: { ...keys, services } }],
    ['no push without a key', { ...push, PUSH_PRIVATE_KEY: 'off' }, { push: null }],
    ['mails', { MAIL_NOTICES: 'on' }, { mail: true }],
    ['webhooks', webhooks, { webhooks: { site: 'https://arena.example', hosts: ['127.0.0.1:9', 'hooks.test'] } }],
  ])('reads %s', (_what, set, read) => {
    expect(readConfig({ ...good, ...set })).toMatchObject(read);
  });

  test.each([
    ['nothing is set', {}],
    ['everything is empty', { OWNER_EMAIL: '', LOCAL_ADMIN_EMAIL: '', SETUP_SECRET: '' }],
    ['the secret is off', { SETUP_SECRET: ' off ' }],
  ])('switches features off if %s', (_why, environment) => {
    const { HASH_KEY, GCLOUD_PROJECT } = good;
    const off = { ownerEmail: null, localAdminEmail: null, setupSecret: null, asksForAppCheck: false };
    expect(readConfig({ ...environment, HASH_KEY, GCLOUD_PROJECT })).toEqual({ ...readConfig(good), ...off });
  });

  test.each([
    ['OWNER_EMAIL', 'duena'],
    ['LOCAL_ADMIN_EMAIL', 'guardia'],
    ['SETUP_SECRET', 'corta'],
    ['REQUIRE_APP_CHECK', 'sí'],
    ['MAIL_NOTICES', 'yes'],
    ['PROXIES', 'many'],
    ['TRUSTED_PROXIES', '151.101.0.0/16, 10.0.0.1'],
    ['PUSH_PUBLIC_KEY', 'short'],
    ['PUSH_PRIVATE_KEY', 'short'],
    ['PUSH_SUBJECT', 'a@b.co'],
    ['HASH_KEY', 'off'],
    ['HASH_KEY', undefined],
    ['HASH_KEY', 'treinta y un caracteres, y no más'.slice(0, 31)],
  ])('rejects %s = %j and names the variable, not its value', (name, value) => {
    const read = () => readConfig({ ...good, [name]: value });
    expect(read).toThrow(new RegExp(`^Bad configuration: ${name} \\([^,)]`));
    if (value) expect(read).not.toThrow(value);
  });

  test('names every bad variable in one message', () => {
    const bad = { ...good, OWNER_EMAIL: 'x', LOCAL_ADMIN_EMAIL: '!', SETUP_SECRET: 'x' };
    expect(() => readConfig(bad)).toThrow(/OWNER_EMAIL .*LOCAL_ADMIN_EMAIL .*SETUP_SECRET /);
  });
});
