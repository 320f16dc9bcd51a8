import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { hosting } from '../../../firebase.json' with { type: 'json' };
import { adminRoutes } from '../routes/admin/admin-routes.ts';
import { screenList } from './routes.ts';

/** Rewrites of `firebase.json`: a function or a file for each pattern. */
const rewrites: readonly { source: string; function?: { functionId: string }; destination?: string }[] =
  hosting.rewrites;

function matches(source: string, path: string): boolean {
  return source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);
}

function answerTo(path: string): string | undefined {
  const rewrite = rewrites.find(({ source }) => matches(source, path));
  return rewrite?.function?.functionId ?? rewrite?.destination;
}

/** Example addresses of a router pattern, with and without its optional part. */
function samplesOf(pattern: string): string[] {
  const filled = pattern.replaceAll(/:\w+\??/g, 'x');
  return pattern.endsWith('?') ? [filled, pattern.replace(/\/:\w+\?$/, '')] : [filled];
}

const ofOrganisers = adminRoutes.map((route) => ({ ...route, name: route.file, file: `admin/${route.file}` }));

const addresses = [...screenList, ...ofOrganisers]
  .filter(({ name }) => name !== 'unknown' && name !== 'admin')
  .flatMap(({ name, paths, page }) => paths.flatMap(samplesOf).map((path) => [path, name, page] as const));

test.each(addresses)('firebase.json answers %s, the screen %s, with %s', (path, _name, page) => {
  expect(answerTo(path)).toBe(page === 'server' ? 'pages' : `/${page}`);
});

test('each screen has a file, and its next screens exist', () => {
  const names = screenList.map(({ name }) => name);
  for (const { file } of [...screenList, ...ofOrganisers]) {
    expect(existsSync(join(import.meta.dirname, `../routes/${file}.tsx`)), file).toBe(true);
  }
  for (const { next = [] } of screenList) expect(names).toEqual(expect.arrayContaining([...next]));
});
