import type { z } from '../zod.ts';
import { accessRequestEndpoints } from './access-requests.ts';
import { auditEndpoints } from './audit.ts';
import { authEndpoints } from './auth.ts';
import { challengeEndpoints } from './challenges.ts';
import { competitionEndpoints } from './competitions.ts';
import type { EndpointSpec } from './endpoint.ts';
import { formEndpoints } from './forms.ts';
import { guardianEndpoints } from './guardians.ts';
import { healthEndpoints } from './health.ts';
import { memberEndpoints } from './members.ts';
import { openApiEndpoints } from './openapi.ts';
import { pictureEndpoints } from './pictures.ts';
import { placeEndpoints } from './places.ts';
import { playerEndpoints } from './players.ts';
import { prizeEndpoints } from './prizes.ts';
import { questionEndpoints } from './questions.ts';
import { registrationEndpoints } from './registrations.ts';
import { statisticsEndpoints } from './statistics.ts';
import { teamEndpoints } from './team.ts';
import { tournamentEndpoints } from './tournaments.ts';

/** Every call of the API, once: the contract that functions and web both obey (specification, section 7). */
export const endpoints = {
  ...healthEndpoints,
  ...authEndpoints,
  ...accessRequestEndpoints,
  ...auditEndpoints,
  ...tournamentEndpoints,
  ...challengeEndpoints,
  ...registrationEndpoints,
  ...placeEndpoints,
  ...guardianEndpoints,
  ...memberEndpoints,
  ...questionEndpoints,
  ...formEndpoints,
  ...competitionEndpoints,
  ...prizeEndpoints,
  ...statisticsEndpoints,
  ...pictureEndpoints,
  ...playerEndpoints,
  ...teamEndpoints,
  ...openApiEndpoints,
};

export type Endpoints = typeof endpoints;
export type Endpoint = keyof Endpoints;

type Parsed<Spec, Key extends 'params' | 'query' | 'body'> =
  Spec extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;
type Sent<Spec, Key extends 'params' | 'query' | 'body'> =
  Spec extends Record<Key, infer Schema extends z.ZodType> ? Record<Key, z.input<Schema>> : unknown;

/** What a handler of `E` receives: its inputs, parsed. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<Endpoints[E], 'params'>;
  query: Parsed<Endpoints[E], 'query'>;
  body: Parsed<Endpoints[E], 'body'>;
}

/** What a caller of `E` sends. */
export type EndpointRequest<E extends Endpoint> = Sent<Endpoints[E], 'params'> &
  Partial<Sent<Endpoints[E], 'query'>> &
  Sent<Endpoints[E], 'body'>;

/** What `E` answers: the `data` of its reply, or its keys beside `success` where its envelope is flat. */
export type EndpointReply<E extends Endpoint> = z.output<Endpoints[E]['reply']>;

export { BatchOutcome } from './batch.ts';
export { Challenge, Proof, Purpose } from './challenges.ts';
export type {
  CompetitionPlan,
  DrawRequest,
  EntryEdit,
  MatchEdit,
  MatchPicture,
  MatchStateChange,
  NewAdjustment,
  NewEntry,
  NewMatch,
  ResultSubmission,
  Sighting,
  StageClosing,
} from './competitions.ts';
export { CompetitionView } from './competitions.ts';
export type { EndpointName, EndpointSpec, FileReply, Method } from './endpoint.ts';
export { CollectedResponse } from './forms.ts';
export type { HidingOutcome, HidingRequest } from './players.ts';
export type { PrizeContact, PrizeDecision, PrizeEdit } from './prizes.ts';
export { GuardianConsent, RegistrationLink, RegistrationSort } from './registrations.ts';
export { type CommunityStats, TournamentStats } from './tournaments.ts';

/** The row of an endpoint, as any row. */
export function specOf(endpoint: Endpoint): EndpointSpec {
  return endpoints[endpoint];
}
