import {
  answersTo,
  checkAnswers,
  type ErrorCode,
  type RegistrationSubmission,
  registrationId,
  repeatedIds,
} from '@arena/domain';
import { withCallingCodes } from '@arena/domain/phones';
import { ApiError } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import {
  countForNetwork,
  demandProofAtLimit,
  proofRequired,
  type Sender,
} from '../platform/rate-limit/network-limit.ts';
import { listActiveQuestions } from '../questions/questions.ts';
import { admission } from './commands/commands.ts';
import { linkHash } from './commands/links.ts';
import { invitationHash } from './invitation-document.ts';
import { applyOperation } from './queue.ts';
import { type StoredRegistration, UNDECIDED } from './registration-document.ts';
import { idsOf } from './round.ts';
import { readSnapshot } from './store.ts';
import { guardianContact } from './year-consent.ts';

type Submitted = Omit<RegistrationSubmission, 'country' | 'team' | 'guardian' | 'link' | 'orWait' | 'invitation'> &
  Partial<Pick<StoredRegistration, 'team' | 'guardian'>>;

/** Converts a submission to its stored form. */
export function candidateOf(
  { nickname = '', team = null, guardian = null, ...submission }: Submitted,
  now: Date,
  own: Pick<StoredRegistration, 'id' | 'requestHash' | 'networkHash' | 'link'> &
    Partial<Pick<StoredRegistration, 'linkMaker' | 'preconfirmed' | 'invitation'>>,
): StoredRegistration {
  return {
    ...submission,
    nickname,
    team,
    playersChange: null,
    guardian,
    consent: null,
    guardianAsked: null,
    mailedLink: '',
    emailBy: null,
    guardianLink: '',
    guardianLinks: 0,
    linkMaker: null,
    guardianLinkMaker: null,
    teamLink: '',
    teamLinks: 0,
    absence: null,
    replaces: null,
    invitation: null,
    status: 'pending',
    createdAt: now.toISOString(),
    ...UNDECIDED,
    preconfirmed: false,
    revision: 0,
    ...own,
  };
}

/**
 * Registers a player, or a team by its captain, as pending or on the waiting list.
 * @param key idempotency key; the registration's id derives from it.
 * @param sender omitted if the call isn't a visitor's.
 * @throws ApiError `invalid` with a message for each faulty answer or ID, `proof_required` with a challenge, or the
 * refusal of the tournament.
 */
export async function register(
  context: Context,
  { orWait, invitation, ...submission }: RegistrationSubmission,
  key: string,
  sender?: Sender,
): Promise<StoredRegistration> {
  const { hash, now } = context;
  const { link: token, tournamentId } = submission;
  if (sender !== undefined) await demandProofAtLimit(context, sender, 'refusedPerNetwork');
  const asked = await listActiveQuestions(context, tournamentId);
  const wrong = { ...checkAnswers(asked, submission.answers), ...repeatedIds(submission) };
  const networkHash = sender?.network ? hash('network', `${tournamentId} ${sender.network}`) : null;
  const needsProof = sender?.isProven === false;
  const answered = { ...withCallingCodes(submission), answers: answersTo(asked, submission.answers) };
  const candidate = candidateOf(answered, now, {
    id: registrationId(tournamentId, key),
    requestHash: hash('request', JSON.stringify(submission)),
    invitation: invitation === undefined ? null : invitationHash(hash, invitation),
    networkHash,
    link: token === undefined ? '' : linkHash(hash, token),
  });
  const operation = {
    registrationId: candidate.id,
    mayTake: idsOf(candidate),
    newLink: candidate.link,
    invitation: candidate.invitation ?? undefined,
    consentOf: candidate.guardian === null ? undefined : candidate.freeFireId,
    decide: admission(candidate, now, { wrong, orWait, contact: guardianContact(hash, candidate) }),
    networkHash: needsProof ? (networkHash ?? undefined) : undefined,
  };
  try {
    return (await applyOperation(context, tournamentId, operation)) ?? candidate;
  } catch (error) {
    throw sender === undefined ? error : await refusalTo(context, error, sender);
  }
}

/** Refusals after the IDs were compared: of a taken ID, and of a free one where no seat is given. */
const TELLING: ReadonlySet<ErrorCode> = new Set([
  'already_registered',
  'player_excluded',
  'registration_closed',
  'tournament_full',
  'no_linked_form',
]);

/** Returns the answer to a refused registration. Above the limits of its network that is a challenge. */
async function refusalTo(context: Context, error: unknown, sender: Sender): Promise<unknown> {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'proof_required') return proofRequired(context, sender.purpose);
  try {
    // Like a check, these answers say if an ID is registered.
    if (TELLING.has(error.code)) await countForNetwork(context, sender, 'checksPerNetwork');
    await countForNetwork(context, sender, 'refusedPerNetwork');
    return error;
  } catch (challenge) {
    return challenge;
  }
}

/**
 * Checks if a Free Fire ID holds a seat or waits for one, alone or in a team, also after registration has closed.
 * @throws ApiError `tournament_not_found` for an unpublished one.
 */
export async function isRegistered(context: Context, tournamentId: string, freeFireId: string): Promise<boolean> {
  const wanted = { registrationIds: [], freeFireIds: [freeFireId] };
  const { tournament, reservations } = await readSnapshot(context, tournamentId, wanted);
  if (tournament?.status !== 'published') throw new ApiError('tournament_not_found');
  return (reservations?.get(freeFireId)?.registrationId ?? null) !== null;
}
