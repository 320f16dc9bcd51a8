import * as domain from '@arena/domain';
import { type Fields, isFields } from '@arena/domain';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { competitionMeanings } from './competition-meanings.ts';
import { openApiDocument } from './document.ts';
import { recordMeanings } from './record-meanings.ts';

const served = openApiDocument();

/** Lists the descriptions of the fields of one name, each once. */
function saidOf(name: string, part: unknown = served): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties } = Object(part);
  const own: unknown = isFields(properties) && isFields(properties[name]) ? properties[name].description : undefined;
  const inner = Object.values(part).flatMap((each) => saidOf(name, each));
  return [...new Set([...(typeof own === 'string' ? [own] : []), ...inner])];
}

function componentOf(name: string): Record<string, Fields> {
  return Object(served).components.schemas[name].properties;
}

it('gives fields of one name the meaning that each has in its own record', () => {
  expect(saidOf('from').toSorted()).toEqual([
    'Answer that the organiser saw; 409 if it is another by now',
    'Beginning of the day or week',
    'Fields that the organiser saw; 409 if they are outdated',
    'Picture that the organiser saw; 409 if it is outdated',
    'State that the organiser saw; 409 if it is outdated',
    'Status that the organiser saw; 409 if it is another by now',
    'When the code is shown',
  ]);
});

it('keeps the meaning of a field that another record took over, also as an optional one', () => {
  const { description } = componentOf('Tournament').poster ?? {};
  expect(description).toBe('Id of a picture');
  expect(componentOf('PublicTournament').poster?.description).toBe(description);
  expect(componentOf('TournamentUpdateInput').poster?.description).toBe(description);
  expect(componentOf('TournamentInputInput').prizePool?.examples).toEqual(['1er: $500, 2do: $300, 3er: TBD']);
});

it.each([...competitionMeanings, ...recordMeanings])(
  'explains $name by a schema of its own, which is in the document',
  ({ name, schema, meaning: { description } }) => {
    const shared: unknown[] = Object.values(domain).filter((each) => each instanceof z.ZodType);
    expect(shared).not.toContain(schema);
    if (description !== undefined) expect(saidOf(name)).toContain(description);
  },
);
