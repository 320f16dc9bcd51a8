import type { Fields } from '../records/records.ts';
import { accessWith } from './access.ts';
import { competitions } from './competitions.ts';
import { forms } from './forms.ts';
import { organisers } from './organisers.ts';
import { pictures } from './pictures.ts';
import { places } from './places.ts';
import { prizes } from './prizes.ts';
import { questions } from './questions.ts';
import { registrations } from './registrations.ts';
import { byAnyone, type Calls, type Query } from './resource.ts';
import { tournaments } from './tournaments.ts';

const resources = [
  accessWith(''),
  tournaments,
  registrations,
  places,
  questions,
  forms,
  competitions,
  prizes,
  organisers,
  pictures,
];

/** Documents on which each of the `calls` succeeds, by path. */
export const documents: Readonly<Record<string, Fields>> = Object.fromEntries(
  resources.flatMap((resource) => Object.entries(resource.documents)),
);

export const queries: readonly Query[] = resources.flatMap((resource) => resource.queries);

/** @param proof an ID token of somebody. */
export const callsWith = (proof: string): Calls => ({
  'GET /health': byAnyone,
  'GET /openapi.json': byAnyone,
  ...accessWith(proof).calls,
  ...tournaments.calls,
  ...registrations.calls,
  ...places.calls,
  ...questions.calls,
  ...forms.calls,
  ...competitions.calls,
  ...prizes.calls,
  ...organisers.calls,
  ...pictures.calls,
});
