import { sampleMatch } from '@arena/domain/samples';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { StandingsHead } from './Head.tsx';
import { testStandings } from './sample.ts';
import { ShownContext } from './standings-context.ts';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

test.each([
  ['with its time', 2, /Sigue: Partida 2 · Bermuda .*\d\d:\d\d/],
  ['without a time that has passed', -2, /Sigue: Partida 2 · Bermuda(?! )/],
])('names the next match %s', (_how, hours, text) => {
  const second = sampleMatch(2, '', { state: 'scheduled', startsAt: inHours(hours) });
  const file = testStandings([sampleMatch(1, 'loud:1:5 zona:2:0'), second]);
  const results = file.results ?? expect.fail();
  render(
    <ShownContext value={{ file, results, nameOf: (id) => id, isLarge: false }}>
      <StandingsHead />
    </ShownContext>,
    { wrapper: SampleScreen },
  );
  expect(document.body.textContent).toMatch(text);
});
