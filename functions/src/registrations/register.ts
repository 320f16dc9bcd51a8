import {
  answersTo,
  canWait,
  checkAnswers,
  type RegistrationSubmission,
  refusalOf,
  registrationId,
  repeatedIds,
} from '@arena/domain';
import { withCallingCodes } from '@arena/domain/phones';
import type { Context } from '../context.ts';
import { ApiError } from '../failure.ts';
import { listActiveQuestions } from '../questions/questions.ts';
import { admission } from '../registration-queue/commands.ts';
import { idsOf } from '../registration-queue/decide.ts';
import { linkHash } from '../registration-queue/links.ts';
import { applyOperation } from '../registration-queue/registration-queue.ts';
import { readSnapshot } from '../registration-queue/snapshot.ts';
import { acceptProof, issueChallenge } from './proof-of-work.ts';
import { type StoredRegistration, UNDECIDED } from './registration-document.ts';

/** Sender of a registration: the network address and the `X-Proof` header. */
interface Sender {
  address: string;
  proof: string | undefined;
}

type Submitted = Omit<RegistrationSubmission, 'country' | 'team' | 'guardian' | 'link' | 'orWait'> &
  Partial<Pick<StoredRegistration, 'team' | 'guardian'>>;

/** Converts a submission to its stored form. */
export function candidateOf(
  { nickname = '', team = null, guardian = null, ...submission }: Submitted,
  now: Date,
  own: Pick<StoredRegistration, 'id' | 'requestHash' | 'networkHash' | 'link'>,
): StoredRegistration {
  return {
    ...submission,
    nickname,
    team,
    renamed: null,
    guardian,
    consent: null,
    guardianAsked: null,
    guardianLink: '',
    guardianLinks: 0,
    teamLink: '',
    teamLinks: 0,
    absence: null,
    replaces: null,
    status: 'pending',
    createdAt: now.toISOString(),
    ...UNDECIDED,
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
  { orWait, ...submission }: RegistrationSubmission,
  key: string,
  sender?: Sender,
): Promise<StoredRegistration> {
  const { hash, now } = context;
  const { link: token, tournamentId } = submission;
  const asked = await listActiveQuestions(context, tournamentId);
  const wrong = { ...checkAnswers(asked, submission.answers), ...repeatedIds(submission) };
  const networkHash = sender === undefined ? null : hash('network', `${tournamentId} ${sender.address}`);
  const isProven = await acceptProof(context, sender?.proof, tournamentId);
  const answered = { ...withCallingCodes(submission), answers: answersTo(asked, submission.answers) };
  const candidate = candidateOf(answered, now, {
    id: registrationId(tournamentId, key),
    requestHash: hash('request', JSON.stringify(submission)),
    networkHash,
    link: token === undefined ? '' : linkHash(hash, token),
  });
  const operation = {
    registrationId: candidate.id,
    mayTake: idsOf(candidate),
    newLink: candidate.link,
    decide: admission(candidate, now, { wrong, orWait }),
    networkHash: isProven ? undefined : (networkHash ?? undefined),
  };
  try {
    return (await applyOperation(context, tournamentId, operation)) ?? candidate;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'proof_required') throw error;
    throw new ApiError('proof_required', { challenge: await issueChallenge(context, tournamentId) });
  }
}

/**
 * Checks if a Free Fire ID holds a seat or waits for one, alone or in a team.
 * @throws ApiError the reason why the tournament accepts no registrations.
 */
export async function isRegistered(context: Context, tournamentId: string, freeFireId: string): Promise<boolean> {
  const wanted = { registrationIds: [], freeFireIds: [freeFireId] };
  const { tournament, reservations } = await readSnapshot(context, tournamentId, wanted);
  const refusal = refusalOf(tournament, context.now);
  if (refusal !== null && !(tournament && canWait(tournament, context.now))) throw new ApiError(refusal);
  return (reservations?.get(freeFireId)?.registrationId ?? null) !== null;
}
