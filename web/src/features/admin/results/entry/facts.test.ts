import { scoringTemplates } from '@arena/domain';
import { expect, test } from 'vitest';
import { sampleResultEntry, sampleResultMatch, sampleResultView, sampleRows } from '../result-samples';
import { factsOf, nextMatch } from './facts.ts';

const bestOfThree = scoringTemplates.find(({ id }) => id === 'best_of_three')?.scoring;
const won = { state: 'official', revision: 1, rows: sampleRows('los:1:3 loud:2:0') } as const;

test.each([
  ['is the following one while the title is open', [won, {}, {}], 2],
  ['is the first skipped one if no later one is open', [{}, {}, won], 1],
  ['is none once the title is won', [won, won, {}], null],
  ['is one that began before the title was won', [won, won, { state: 'playing' }], 3],
] as const)('the next match %s', (_, states, number) => {
  const matches = states.map((state, index) =>
    sampleResultMatch({ id: `m${index + 1}`, number: index + 1, state: 'scheduled', ...state }),
  );
  const view = sampleResultView([sampleResultEntry('LOS'), sampleResultEntry('LOUD')], matches);
  const [stage = expect.fail()] = view.competition.stages;
  const stages = [{ ...stage, scoring: bestOfThree ?? stage.scoring }];
  const last = matches.findLast(({ state }) => state === 'official');
  const facts = factsOf({ ...view, competition: { ...view.competition, stages } }, last?.id ?? '');
  expect(facts && (nextMatch(facts)?.number ?? null)).toBe(number);
});
