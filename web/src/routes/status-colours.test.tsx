import type { ListedAccessRequest } from '@arena/domain';
import { sampleAccessRequest } from '@arena/domain/samples';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RequestRow } from '../features/admin/people/RequestRow.tsx';
import { ByStatus } from '../features/admin/statistics/Counts.tsx';
import { SampleProviders } from '../ui/sample-screen.tsx';

/** Colours by the names of their classes: `_good_1a2b3c`. */
const COLOUR = /^_(flame|cold|good|warn|bad|quiet)_/;

function coloursOf(element: Element): string[] {
  return [...element.querySelectorAll('[class]')].flatMap(({ classList }) =>
    [...classList].flatMap((name) => COLOUR.exec(name)?.[1] ?? []),
  );
}

const answered = (status: 'approved' | 'rejected'): ListedAccessRequest => ({
  ...sampleAccessRequest({ status }),
  proof: null,
});

// Pendiente is yellow, Aprobado green, Rechazado red.
describe('a status has one colour', () => {
  test('in the figure of all of them', () => {
    const { container } = render(<ByStatus byStatus={{ pending: 1, approved: 2, rejected: 3 }} oldestPending={null} />);
    expect(coloursOf(container)).toEqual(['warn', 'good', 'bad']);
  });

  test.each([
    ['approved', 'good'],
    ['rejected', 'bad'],
  ] as const)('on a request that was %s', (status, colour) => {
    const { container } = render(<RequestRow request={answered(status)} onAnswer={() => undefined} />, {
      wrapper: SampleProviders,
    });
    expect(coloursOf(container)).toEqual([colour]);
  });
});
