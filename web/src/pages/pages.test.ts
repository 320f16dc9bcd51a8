import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { adminPatterns, movedPatterns } from '#lib/addresses/admin-paths.ts';
import config from '../../../firebase.json' with { type: 'json' };
import { withPages } from '../../hosting.ts';
import { adminPages, browserRoutes } from './browser-routes.ts';
import { routes } from './pages.ts';
import { serverPages } from './server-pages.ts';

/** Rewrites of `firebase.json`: a function or a file for each pattern. */
const rewrites: readonly { source: string; function?: { functionId: string }; destination?: string }[] =
  config.hosting.rewrites;

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

const rendered = serverPages.map(({ route }) => ({ ...route, page: 'server' }));
const ofOrganisers = Object.entries({ ...adminPatterns, ...movedPatterns }).map(([name, path]) => ({
  file: name,
  paths: [path],
  page: 'app.html',
}));

const inAdmin = adminPages.map(({ modules, ...each }) => ({ ...each, file: modules.join() }));
const begun = new Set(adminPages.flatMap(({ paths }) => paths));
const common = ofOrganisers.filter(({ paths }) => !paths.some((path) => begun.has(path)));

const addresses = [...rendered, ...browserRoutes, ...inAdmin, ...common]
  .filter(({ paths }) => !paths.some((path) => path.endsWith('*')))
  .flatMap(({ file, paths, page }) => paths.flatMap(samplesOf).map((path) => [path, file, page] as const));

test.each(addresses)('firebase.json answers %s, the screen %s, with %s', (path, _file, page) => {
  expect(answerTo(path)).toBe(page === 'server' ? 'pages' : `/${page}`);
});

test('firebase.json is as `npm run build` derives it from the pages', () => {
  expect(config).toEqual(withPages(config, { serverPages, browserRoutes, adminPages }));
});

test('each screen has a file, and its next screens exist', () => {
  const files = routes.flatMap(({ file, next = [] }) => [file, ...next]);
  const modules = [...files.map((file) => `pages/${file}`), ...adminPages.flatMap((each) => each.modules)];
  for (const module of modules) expect(existsSync(join(import.meta.dirname, '..', `${module}.tsx`)), module).toBe(true);
});

test('the missing page comes after all others', () => {
  expect(routes.at(-1)?.paths).toEqual(['*']);
});
