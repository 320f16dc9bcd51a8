import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/local.ts';

const MODULE = /import (\w+) from '([^']+\.module\.css)'/g;

/** Lists classes that a component takes from a CSS module without them. */
function missingClasses(code: string, cssOf: (path: string) => string): string[] {
  return [...code.matchAll(MODULE)].flatMap(([, name = '', path = '']) => {
    const css = cssOf(path);
    const used = [...code.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
    return [...new Set(used)].filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(css));
  });
}

test('finds a class that its CSS module lacks', () => {
  const code = "import styles from './Row.module.css';\nclassName={classes(styles.row, styles.error)}";
  expect(missingClasses(code, () => '.row {}\n.errors {}')).toEqual(['error']);
});

test('a component takes only classes that its CSS modules have', () => {
  const missing = globSync('web/src/**/*.{ts,tsx}', { cwd: inRoot('.') }).flatMap((file) => {
    const pathOf = (path: string) => (path.startsWith('#') ? `web/src/${path.slice(1)}` : join(dirname(file), path));
    const cssOf = (path: string) => readFileSync(inRoot(pathOf(path)), 'utf8');
    return missingClasses(readFileSync(inRoot(file), 'utf8'), cssOf).map((one) => `${file}: ${one}`);
  });
  expect(missing).toEqual([]);
});
