import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const documents = globSync('{*.md,docs/**/*.md,.github/**/*.md}', { cwd: root });

/** A path inside the repository, as documents quote it: a workspace folder first, no placeholder in it. */
const QUOTED_PATH = /`((?:domain|functions|web|tests|scripts|docs)\/[\w./-]+)`/g;
const LINK = /\]\(([^)\s#]*)(#[^)\s]*)?\)/g;

const read = (document: string) => readFileSync(join(root, document), 'utf8');

/** The anchor that GitHub gives to a heading. */
function anchorOf(heading: string): string {
  const plain = heading.replaceAll(/`|\*/g, '').toLowerCase();
  return `#${plain.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-')}`;
}

function anchorsIn(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading.trim()));
}

function brokenLinks(document: string): string[] {
  return [...read(document).matchAll(LINK)].flatMap(([, path = '', anchor]) => {
    if (/^[a-z]+:/.test(path)) return [];
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(root, target))) return [path];
    const isMissing = anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor);
    return isMissing ? [`${path}${anchor}`] : [];
  });
}

test.each(documents)('%s links to headings and files, quotes paths that exist, and is merged', (document) => {
  const text = read(document);
  expect(brokenLinks(document)).toEqual([]);
  const paths = [...text.matchAll(QUOTED_PATH)].map(([, path = '']) => path);
  // Files that a deployment writes for itself are ignored by git.
  expect(paths.filter((path) => !path.includes('/.env.') && !existsSync(join(root, path)))).toEqual([]);
  expect(text).not.toMatch(/^(?:<{7}|={7}|>{7})/m);
});
