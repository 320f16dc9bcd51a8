import { sampleMatch } from '@arena/domain/samples';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SampleScreen } from '#ui/sample-screen.tsx';
import { testStandings } from '../sample.ts';
import { ShownContext } from '../standings-context.ts';
import { Corrections } from './Corrections.tsx';

test('lists a removed adjustment', () => {
  const takenBack = [{ id: 'x', stageId: 'final', entryId: 'loud', points: 5, at: '2026-03-01T02:00:00.000Z' }];
  const file = testStandings([sampleMatch(1, '', { state: 'scheduled' })], { takenBack });
  const results = file.results ?? expect.fail();
  render(
    <ShownContext value={{ file, results, nameOf: (id) => id, isLarge: false }}>
      <Corrections />
    </ShownContext>,
    { wrapper: SampleScreen },
  );
  expect(document.body.textContent).toContain('Se quitó el ajuste de +5 loud');
});
