import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOfPage } from '../../fixtures/page-files.ts';
import { EMPTY_PAGE } from '../folders.ts';
import { compared, type Row } from '../row.ts';
import { type PublicPage, withPublicPages } from './public-pages.ts';

const KIB = 1_024;
const MOST_JAVASCRIPT = 1.8;
const COMPRESSED_ALREADY = /\.(?:woff2|png|jpg)$/;

interface Weight {
  scripts: number;
  total: number;
}

function weigh(address: string, content: Uint8Array): number {
  return COMPRESSED_ALREADY.test(address) ? content.length : brotliCompressSync(content).length;
}

async function weighPage(url: string): Promise<Weight> {
  const html = await (await fetch(url)).text();
  // Named in the page's HTML, and loaded with it.
  const named = [...html.matchAll(/(?:src|href)="(\/(?:assets\/[^"]+|mark\.svg))"/g)].map(([, path = '']) => path);
  const files = [...new Set(named)].map(async (path) => {
    const content = new Uint8Array(await (await fetch(new URL(path, url))).arrayBuffer());
    return { path, bytes: weigh(path, content) };
  });
  const weights = await Promise.all(files);
  const sum = (wanted: (path: string) => boolean) =>
    weights.reduce((bytes, each) => bytes + (wanted(each.path) ? each.bytes : 0), 0);
  return {
    scripts: sum((path) => path.endsWith('.js')),
    total: weigh(url, Buffer.from(html)) + sum(() => true),
  };
}

function weighEmptyPage(build: string): Weight {
  const { scripts: files } = filesOfPage(build);
  const scripts = files.reduce((bytes, file) => bytes + weigh(file, readFileSync(file)), 0);
  return { scripts, total: scripts + weigh('', readFileSync(join(build, 'index.html'))) };
}

async function weighAll(pages: readonly PublicPage[]): Promise<Row[]> {
  const empty = weighEmptyPage(EMPTY_PAGE);
  const rows: Row[] = [];
  for (const { name, url } of pages) {
    const { scripts, total } = await weighPage(url);
    rows.push(compared(`${name}: JavaScript`, 'KiB', [scripts / KIB, empty.scripts / KIB], MOST_JAVASCRIPT));
    rows.push(compared(`${name}: everything`, 'KiB', [total / KIB, empty.total / KIB]));
  }
  return rows;
}

/** Measures the bytes of each page until it is complete, against a bare React page. */
export function measure(): Promise<Row[]> {
  return withPublicPages(weighAll);
}
