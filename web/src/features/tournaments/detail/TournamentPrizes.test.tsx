import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TournamentPrizes } from './TournamentPrizes';

const podium = '1er: $50 USD, 2do: $30 USD, 3er: TBD';

test.each([
  ['places and a sentence', podium, '$80 USD y una playera', '1er$50 USD2do$30 USD$80 USD y una playera'],
  ['places alone', podium, '', '1er$50 USD2do$30 USD'],
  ['a sentence alone', '', '$80 USD y una playera', '$80 USD y una playera'],
  ['one place and a sentence that repeats it', '1er: $50 USD, 2do: TBD, 3er: TBD', '$50 USD', '1er$50 USD'],
  ['none announced', '', '', 'Premio por anunciar'],
])('shows the whole prize: %s', (_name, prizePool, prize, text) => {
  render(<TournamentPrizes tournament={{ prizePool, prize }} />);
  expect(document.body.textContent).toBe(text);
});
