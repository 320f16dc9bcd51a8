// Budgets of the pages that visitors read, in bytes after brotli. `npm run size` builds them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SizeLimitConfig } from 'size-limit';
import { filesOfPage, fontsOf, publicPages } from './tests/fixtures/page-files.ts';

const site = 'web/dist';
const empty = 'web/dist-empty';

/** Readable class names made it 1.85 instead of 1.8. */
const MOST_TIMES_REACT = 1.85;
const bytesOf = (file: string) => brotliCompressSync(readFileSync(file)).length;
const react = filesOfPage(empty).scripts.reduce((sum, file) => sum + bytesOf(file), 0);

const pages = Object.entries(publicPages).flatMap(([name, modules]) => {
  const { scripts, styles } = filesOfPage(site, modules);
  return [
    { name: `JavaScript of ${name}`, path: scripts, limit: `${Math.floor(MOST_TIMES_REACT * react)} B` },
    { name: `CSS of ${name}`, path: styles, limit: `${12 * 1_024} B` },
  ];
});

const budgets: SizeLimitConfig = [
  ...pages,
  // Fonts are compressed already.
  { name: 'Fonts', path: fontsOf(site), brotli: false, limit: `${40 * 1_024} B` },
  { name: 'A page of React and nothing else', path: join(empty, 'assets', '*.js') },
];

export default budgets;
