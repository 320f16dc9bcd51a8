// @vitest-environment jsdom
import { hydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { PAGE_DATA } from '#lib/addresses/paths.ts';
import { readPageData } from './page-data.ts';

test('hydrates the data of a page without queries', () => {
  const page = { renderedAt: '2026-11-20T18:00:00.000Z', carried: {} };
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA}">${JSON.stringify(page)}</script>`;
  const data = readPageData();
  expect(data?.renderedAt).toEqual(new Date(page.renderedAt));
  if (data === null) throw new Error('It has to be read');
  expect(() => hydrate(new QueryClient(), data.queries)).not.toThrow();
});
