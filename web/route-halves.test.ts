import { expect, test } from 'vitest';
import { routeOf } from './route-halves.ts';

test('leaves the route of a page and its imports, and nothing of the server’s half', () => {
  const source = [
    "import { paths, patterns } from '#lib/addresses/paths.ts';",
    "import { readCup } from '../../features/cups/read-cup.ts';",
    'const TITLE = "Copas";',
    'export const route: Route = { paths: [patterns.cups] };',
    'export const page = { load: readCup, head: () => ({ title: TITLE, path: paths.cups() }) };',
  ];
  expect(routeOf('/src/pages/public/cups-page.ts', source.join('\n'))).toBe([source[0], source[3]].join('\n'));
});

test('refuses a page without a route', () => {
  expect(() => routeOf('/src/pages/public/cups-page.ts', 'export const page = {};')).toThrow('exports no route');
});
