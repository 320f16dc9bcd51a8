// Checkable words of docs/deploy.md and docs/security.md: names and figures that the product has to have.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditActionLabel, limits, MINUTE, SECOND } from '@arena/domain';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Text of a document on one line. */
const textOf = (document: string) => read(document).replaceAll(/\s+/g, ' ');
const deploy = textOf('docs/deploy.md');
const security = textOf('docs/security.md');
const site = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).map(read).join('\n');

const quoted = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

test('each variable that the documents name is read by the product', () => {
  const known = `${read('functions/.env.example')} ${read('functions/.secret.local.example')} ${site}`;
  const names = quoted(`${deploy} ${security}`, /`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`/g);
  expect(names.length).toBeGreaterThan(8);
  // A setting of Google's, not of the product.
  expect(names.filter((name) => !known.includes(name))).toEqual(['PRIVATE_RANGES_ONLY']);
});

test('each action of the audit log that the documents name is recorded', () => {
  const kinds = new Set(Object.keys(auditActionLabel).map((action) => action.split('.')[0]));
  const named = quoted(`${deploy} ${security}`, /`([a-z]+\.[a-z]+)`/g).filter((name) => kinds.has(name.split('.')[0]));
  expect(named.filter((action) => !(action in auditActionLabel))).toEqual([]);
});

test('each button that the documents name is on the site', () => {
  const prose = `${deploy} ${security}`.replaceAll(/```.*?```/g, '');
  const buttons = quoted(prose, /'([A-ZÁÉÍÓÚ¿][^']{5,60})'/g);
  expect(buttons).toContain('Cerrarla en todos mis dispositivos');
  expect(buttons.filter((name) => !site.includes(name) && name !== 'Demasiados intentos')).toEqual([]);
  expect(deploy).not.toMatch(/Equipo → /);
});

test('the key that the set-up asks for is printed by the command before it', () => {
  const commands = deploy.slice(deploy.indexOf('## 6. Secrets'), deploy.indexOf('## 7. Deploy'));
  const printed = commands.split('openssl rand').findIndex((command) => command.includes('tee /dev/tty'));
  expect(printed).toBe(2);
  expect(commands).toContain('Keep what the second one prints, the `SETUP_SECRET`');
});

test.each([
  [security, `${limits.rate.checksPerNetwork.hits} answers a minute, network and tournament`],
  [security, 'five tries in a quarter of an hour'],
  [security, 'above 1 MB an organiser\u2019s token'.replace('\u2019', "'")],
  [security, 'it has 10 s to arrive; six at once'],
  [security, 'from the fifth undecided registration of a network'],
  [deploy, 'counted by each instance for itself'],
  [deploy, 'for up to six minutes'],
])('a document states the figure of row %#', (document, words) => {
  expect(document).toContain(words);
});

test('the figures in words are the limits', () => {
  expect(limits.rate.setupPerAccount).toEqual({ hits: 5, window: 15 * MINUTE });
  expect(limits.largeBodies).toEqual({ bytes: 1024 * 1024, atOnce: 6, arrival: 10 * SECOND });
  expect(limits.freePerNetwork).toBe(4);
  expect(limits.rate.checksPerNetwork.window).toBe(MINUTE);
});
