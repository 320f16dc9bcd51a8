import type { ResultSummary } from '@arena/domain';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultNews } from './ResultNews.tsx';

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const led: ResultSummary = { state: 'playing', first: ['LOUD'], points: 13, live: false, nextAt: null };

function newsOf(change: Partial<ResultSummary>): string {
  const { container } = render(<ResultNews result={{ ...led, ...change }} />);
  return container.textContent ?? '';
}

test.each<[string, Partial<ResultSummary>, RegExp]>([
  ['names the next match that is to come', { nextAt: inMinutes(10) }, /LOUD con 13 puntos Sigue: /],
  ['gives no time of a match that begins late', { nextAt: inMinutes(-1) }, /LOUD con 13 puntos$/],
  ['names the first match', { state: 'planned', first: [], nextAt: inMinutes(10) }, /^Primera partida /],
  ['says nothing of a first match that begins late', { state: 'planned', first: [], nextAt: inMinutes(-1) }, /^$/],
])('%s', (_what, change, text) => {
  expect(newsOf(change)).toMatch(text);
});
