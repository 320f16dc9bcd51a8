import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { importPages, type PageLists, SHELL } from './page-lists.ts';

const ROOT = join(import.meta.dirname, '..');
const CONFIG = join(ROOT, 'firebase.json');

/** Files that the function `pages` answers beside its pages. */
const SERVED_FILES = ['share.jpg', 'sitemap.xml'];

const pages = { function: { functionId: 'pages', region: 'us-central1', pinTag: true } };

interface Header {
  source?: string;
  headers: readonly { key: string; value: string }[];
}

interface Config {
  hosting: { rewrites: readonly object[]; headers: readonly Header[] };
}

/** Sorts the first words of addresses: those that stand alone, and those that something follows. */
function wordsOf(patterns: readonly string[]) {
  const words = { alone: new Set<string>(), followed: new Set<string>() };
  for (const pattern of patterns) {
    const [, word = '', ...rest] = pattern.split('/');
    if (word === '' || word === '*') continue;
    if (rest.every((part) => part.endsWith('?'))) words.alone.add(word);
    if (rest.length > 0) words.followed.add(word);
  }
  return { alone: [...words.alone].sort(), followed: [...words.followed].sort() };
}

/** A screen's addresses as Hosting's globs; one with an optional end is two. */
function globsOf(path: string): string[] {
  const whole = path.replaceAll(/:\w+/g, '*');
  return whole.endsWith('/*?') ? [whole.slice(0, -'/*?'.length), whole.slice(0, -1)] : [whole];
}

const oneOf = (words: readonly string[]) => `/@(${words.join('|')})`;

/** Returns the configuration with the rewrites and cached addresses of the pages. */
export function withPages<Given extends Config>(config: Given, { serverPages, browserRoutes, adminPages }: PageLists) {
  const { alone, followed } = wordsOf(serverPages.flatMap(({ route }) => route.paths));
  const shells = [...adminPages, ...browserRoutes]
    .filter(({ page }) => page !== SHELL)
    .flatMap(({ paths, page }) => paths.flatMap(globsOf).map((source) => ({ source, destination: `/${page}` })));
  const rewrites = [
    { source: '/api/**', function: { ...pages.function, functionId: 'api' } },
    { source: '/', ...pages },
    { source: oneOf([...alone, ...SERVED_FILES]), ...pages },
    { source: `${oneOf(followed)}/**`, ...pages },
    { source: '/guia', destination: '/guia.html' },
    ...shells,
    { source: '!/@(assets|api)/**', destination: `/${SHELL}` },
  ];
  const sourceOf = (source: string) => {
    if (source.startsWith('!/@(assets|api|')) return `!${oneOf(['assets', 'api', ...followed])}/**`;
    return source;
  };
  const headers = config.hosting.headers.map((header, index, all) => {
    if (header.source === undefined) return header;
    // Like the home page's, which stands before it.
    const isCached = all[index - 1]?.source === '/';
    return { ...header, source: isCached ? oneOf(alone) : sourceOf(header.source) };
  });
  return { ...config, hosting: { ...config.hosting, rewrites, headers } };
}

/** Writes the pages' addresses into `firebase.json`. */
export function hosting(): Plugin {
  return {
    name: 'hosting',
    apply: 'build',
    async buildStart() {
      const config: Config = JSON.parse(readFileSync(CONFIG, 'utf8'));
      const derived = withPages(config, await importPages());
      if (JSON.stringify(derived) === JSON.stringify(config)) return;
      writeFileSync(CONFIG, JSON.stringify(derived));
      execFileSync('npx', ['biome', 'format', '--write', CONFIG], { cwd: ROOT, shell: process.platform === 'win32' });
    },
  };
}
