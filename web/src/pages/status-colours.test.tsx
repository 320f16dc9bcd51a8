import { sampleAccessRequest } from '@arena/domain/samples';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { RequestRow } from '../features/admin/people/RequestList.tsx';
import { ByStatus } from '../features/admin/statistics/StatisticsFigures.tsx';

/** Colours by the names of their classes: `_good_1a2b3c`. */
const COLOUR = /^_(flame|cold|good|warn|bad|quiet)_/;

function coloursOf(element: Element): string[] {
  return [...element.querySelectorAll('[class]')].flatMap(({ classList }) =>
    [...classList].flatMap((name) => COLOUR.exec(name)?.[1] ?? []),
  );
}

// Pendiente is yellow, Aprobado green, Rechazado red.
test('a status has the same colour in the overall figures and on a request', () => {
  const figure = render(<ByStatus byStatus={{ pending: 1, approved: 2, rejected: 3 }} oldestPending={null} />);
  expect(coloursOf(figure.container)).toEqual(['warn', 'good', 'bad']);
  for (const [status, colour] of [
    ['approved', 'good'],
    ['rejected', 'bad'],
  ] as const) {
    const request = { ...sampleAccessRequest({ status }), proof: null };
    const row = render(<RequestRow request={request} onAnswer={() => undefined} />, { wrapper: SampleProviders });
    expect(coloursOf(row.container)).toEqual([colour]);
  }
});
