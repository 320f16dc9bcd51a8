import type { z } from '../zod.ts';
import type { EndpointSpec } from './endpoint.ts';
import { accessRequestEndpoints } from './resources/access-requests.ts';
import { apiEndpoints } from './resources/api.ts';
import { auditEndpoints } from './resources/audit.ts';
import { authEndpoints } from './resources/auth.ts';
import { competitionEndpoints } from './resources/competitions.ts';
import { exclusionEndpoints } from './resources/exclusions.ts';
import { formEndpoints } from './resources/forms.ts';
import { invitationEndpoints } from './resources/invitations.ts';
import { myRegistrationEndpoints } from './resources/my-registration.ts';
import { noticeEndpoints } from './resources/notices.ts';
import { pictureEndpoints } from './resources/pictures.ts';
import { playerEndpoints } from './resources/players.ts';
import { presentationEndpoints } from './resources/presentations.ts';
import { prizeEndpoints } from './resources/prizes.ts';
import { questionEndpoints } from './resources/questions.ts';
import { registrationEndpoints } from './resources/registrations.ts';
import { statisticsEndpoints } from './resources/statistics.ts';
import { tournamentEndpoints } from './resources/tournaments.ts';
import { webhookEndpoints } from './resources/webhooks.ts';

/** The contract between functions and web: every call of the API. */
export const endpoints = {
  ...apiEndpoints,
  ...authEndpoints,
  ...accessRequestEndpoints,
  ...auditEndpoints,
  ...tournamentEndpoints,
  ...registrationEndpoints,
  ...invitationEndpoints,
  ...myRegistrationEndpoints,
  ...noticeEndpoints,
  ...questionEndpoints,
  ...formEndpoints,
  ...competitionEndpoints,
  ...prizeEndpoints,
  ...statisticsEndpoints,
  ...pictureEndpoints,
  ...playerEndpoints,
  ...exclusionEndpoints,
  ...presentationEndpoints,
  ...webhookEndpoints,
};

export type Endpoints = typeof endpoints;
export type Endpoint = keyof Endpoints;

type Parsed<Spec, Key extends 'params' | 'query' | 'body'> =
  Spec extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;
type Sent<Spec, Key extends 'params' | 'query' | 'body'> =
  Spec extends Record<Key, infer Schema extends z.ZodType> ? Record<Key, z.input<Schema>> : unknown;

/** The parsed inputs of a handler of `E`. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<Endpoints[E], 'params'>;
  query: Parsed<Endpoints[E], 'query'>;
  body: Parsed<Endpoints[E], 'body'>;
}

/** The inputs that a caller of `E` sends. */
export type EndpointRequest<E extends Endpoint> = Sent<Endpoints[E], 'params'> &
  Partial<Sent<Endpoints[E], 'query'>> &
  Sent<Endpoints[E], 'body'>;

/** The `data` of the reply of `E`, or its keys beside `success` if its envelope is flat. */
export type EndpointReply<E extends Endpoint> = z.output<Endpoints[E]['reply']>;

export { type EndpointName, type EndpointSpec, type FileReply, isOpenTo, type Method } from './endpoint.ts';
export { BatchOutcome } from './lists.ts';
export { PasswordMail } from './resources/auth.ts';
export type * from './resources/competitions.ts';
export { CompetitionView } from './resources/competitions.ts';
export type { ResultSubmission, ResultSubmissions } from './resources/entered-results.ts';
export { CollectedResponse } from './resources/forms.ts';
export type { HidingOutcome, HidingRequest } from './resources/players.ts';
export type { OwedPrizes, PrizeContact, PrizeDecision, PrizeEdit } from './resources/prizes.ts';
export {
  type ChangedRegistrations,
  GuardianConsent,
  ImportReport,
  ListedRow,
  type PlayersDecision,
  type RefusalOverride,
  RegistrationImport,
  type RegistrationRefusal,
  type SendableLink,
  type UnconfirmedRegistrations,
} from './resources/registrations.ts';
export {
  type CommunityStats,
  type ListedStatus,
  PublicTournamentStats,
  TournamentStats,
} from './resources/tournaments.ts';

/** Returns the row of an endpoint, without its exact type. */
export function specOf(endpoint: Endpoint): EndpointSpec {
  return endpoints[endpoint];
}
