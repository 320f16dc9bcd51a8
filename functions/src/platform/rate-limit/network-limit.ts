import { ApiError } from '../api-error.ts';
import type { Context } from '../context.ts';
import type { Counter, RateName, Visit } from './network-origin.ts';
import { acceptProof, issueChallenge } from './proof-of-work.ts';
import { isAtLimit, limitRate } from './rate-limit.ts';

type NetworkRate = Extract<RateName, `${string}PerNetwork`>;

/** Sender of a call, as limits per network see it. */
export interface Sender {
  /** The call's purpose, such as the registration in a tournament. Counters and proofs hold for one. */
  purpose: string;
  /** Address of the network; null if unknown. An unknown network has no limits. */
  network: string | null;
  /** True if the call carries a proof of work, or proofs are switched off. Such calls aren't counted. */
  isProven: boolean;
}

export async function senderOf(
  context: Context,
  { origin: { network }, proof }: Pick<Visit, 'origin' | 'proof'>,
  purpose: string,
): Promise<Sender> {
  return { purpose, network, isProven: await acceptProof(context, proof, purpose) };
}

/** Builds the refusal of a call that needs a proof of work. */
export async function proofRequired(context: Context, purpose: string): Promise<ApiError> {
  return new ApiError('proof_required', { challenge: await issueChallenge(context, purpose) });
}

function counterOf({ purpose, network, isProven }: Sender, name: NetworkRate): Counter | null {
  return isProven || network === null ? null : { name, key: `${purpose} ${network}` };
}

/**
 * Counts a call of a network. Above the limit it needs a proof of work, because many people may share the network.
 * @throws ApiError `proof_required` with a challenge.
 */
export async function countForNetwork(context: Context, sender: Sender, name: NetworkRate): Promise<void> {
  const counter = counterOf(sender, name);
  if (counter === null) return;
  try {
    await limitRate(context, [counter]);
  } catch (error) {
    throw error instanceof ApiError ? await proofRequired(context, sender.purpose) : error;
  }
}

/** Asks for a proof of work if a network is at its limit, without counting the call. @throws as `countForNetwork` */
export async function demandProofAtLimit(context: Context, sender: Sender, name: NetworkRate): Promise<void> {
  const counter = counterOf(sender, name);
  if (counter !== null && (await isAtLimit(context, counter))) throw await proofRequired(context, sender.purpose);
}
