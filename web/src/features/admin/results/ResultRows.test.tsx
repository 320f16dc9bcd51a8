import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultContext } from './entry/result-context.ts';
import { Forecast } from './ResultRows.tsx';
import { sampleFacts, sampleRows, sampleWork } from './result-samples.ts';

const facts = sampleFacts(['Fluxo', 'INTZ', 'LOUD'], { number: 2 });
const first = { ...facts.match, id: 'm0', number: 1, revision: 1, state: 'official' } as const;

function show(view = facts.view): string[][] {
  const work = sampleWork({ ...facts, view });
  const entering = { ...work.entering, rows: sampleRows('loud:1:2 intz:2:0 fluxo:-') };
  render(
    <ResultContext value={{ ...work, entering }}>
      <Forecast />
    </ResultContext>,
  );
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));
}

test('forecasts the table with the points of this match', () => {
  expect(show()).toEqual([
    ['1', 'LOUD', 'igual', '+14', '14'],
    ['2', 'INTZ', 'igual', '+9', '9'],
    ['3', 'Fluxo', 'igual', '0', '0'],
  ]);
});

test('forecasts who rises and falls by this match', () => {
  const matches = [{ ...first, rows: sampleRows('fluxo:1:0 intz:2:0 loud:3:0') }, facts.match];
  expect(show({ ...facts.view, matches }).map(([, name, moved]) => [name, moved])).toEqual([
    ['LOUD', 'sube 2'],
    ['INTZ', 'igual'],
    ['Fluxo', 'baja 2'],
  ]);
});
