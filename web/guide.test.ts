import { existsSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { hosting } from '../firebase.json' with { type: 'json' };
import { guideHtml } from './guide.ts';
import { helpList } from './src/features/help/admin-help.ts';
import { adminPatterns } from './src/lib/addresses/admin-paths.ts';
import { guidePath } from './src/lib/addresses/guide.ts';

const html = guideHtml();
const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => decodeURIComponent(found));
const anchors = all(/ id="([^"]+)"/g);

test('each heading of the guide, and each named step, has an anchor', () => {
  expect(html).toContain('<h2 id="el-día-del-torneo">El día del torneo</h2>');
  expect(html).toContain('<strong id="cerrar-la-fase">Cerrar la fase.</strong>');
  expect(anchors).toEqual([...new Set(anchors)]);
});

test('each link of the guide to a part of it leads there', () => {
  const links = all(/href="#([^"]+)"/g);
  expect(links.length).toBeGreaterThan(5);
  expect(anchors).toEqual(expect.arrayContaining(links));
});

test('each picture of the guide exists', () => {
  const pictures = all(/src="\/guide\/([^"]+)"/g);
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter((name) => !existsSync(`${import.meta.dirname}/../docs/images/organisers/${name}`))).toEqual(
    [],
  );
});

test('the hosting answers its address with its page', () => {
  const [path = ''] = guidePath('entrar').split('#');
  const answer = hosting.rewrites.find(({ source }) => matchesGlob(path, source));
  expect(answer).toMatchObject({ destination: '/guia.html' });
});

test('each area of the admin area has three sentences of help, and its part of the guide', () => {
  const screens = new Set(helpList.flatMap((help) => help.screens));
  expect([...screens].toSorted()).toEqual(Object.keys(adminPatterns).toSorted());
  for (const { sentences, anchor } of helpList) {
    expect(sentences).toHaveLength(3);
    expect(anchors).toContain(anchor);
  }
});
