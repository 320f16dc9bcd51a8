import { sampleMyMatch } from '@arena/domain/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Matches } from './Matches.tsx';

test.each([
  ['scheduled', 0],
  ['playing', 0],
  ['provisional', 1],
  ['official', 1],
] as const)('tells how to dispute a result once there is one: %s', (state, links) => {
  render(<Matches matches={[sampleMyMatch(), sampleMyMatch({ id: 'm2', state })]} />);
  expect(screen.queryAllByRole('link', { name: 'Dilo en el chat' })).toHaveLength(links);
});
