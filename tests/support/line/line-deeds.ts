// What people do to a tournament with a waiting list. Each deed has a name, so that another process can be told to do it.
import { consentStateOf } from '@arena/domain';
import { z } from 'zod';
import { ApiError } from '../../../functions/src/failure.ts';
import { type Database, plainFields } from '../../../functions/src/platform/firestore.ts';
import { readStoredRegistration } from '../../../functions/src/registrations/record.ts';
import type { Services } from '../../../functions/src/services.ts';

/** How many play, of whom the first ones are under 18. */
export const PLAYERS = 10;
const MINORS = 4;

const VERBS = [
  'register',
  'approve',
  'reject',
  'reopen',
  'delete',
  'offer',
  'take',
  'confirm',
  'leave',
  'erase',
  'refuse',
  'consent',
] as const;
type Verb = (typeof VERBS)[number];

/** What somebody does with a player's registration. */
export const Deed = z.strictObject({
  what: z.enum(VERBS),
  player: z.int().min(0),
  /** Tells one registering of a player from their next. */
  attempt: z.int().min(0),
});
export type Deed = z.infer<typeof Deed>;

/** What happens more often than the rest. */
const OFTEN: readonly Verb[] = ['register', 'register', 'register', 'approve', 'approve', 'confirm', 'take', 'take'];

export function someDeed(dice: (sides: number) => number): Deed {
  const verbs = [...VERBS, ...OFTEN];
  return { what: verbs[dice(verbs.length)] ?? 'register', player: dice(PLAYERS), attempt: dice(1_000_000) };
}

export const idOf = (tournamentId: string, player: number) => `${tournamentId}_${10_000_000 + player}`;

function submissionOf(tournamentId: string, { player, attempt }: Deed) {
  const guardian = { name: 'Rosa Pérez', contact: 'rosa@example.com' };
  return {
    tournamentId,
    fullName: 'Ana Pérez',
    freeFireId: String(10_000_000 + player),
    email: 'ana@example.com',
    phone: '+525512345678',
    answers: {},
    requestId: `55555555-5555-4555-8555-${String(attempt).padStart(12, '0')}`,
    link: `${'t'.repeat(20)}${player}A`,
    orWait: true,
    ...(player < MINORS ? { guardian } : {}),
  };
}

/** An instance of the product, and the database behind it. */
export interface Product {
  services: Services;
  database: Database;
}

async function doDeed({ services, database }: Product, tournamentId: string, deed: Deed, now: Date): Promise<unknown> {
  const id = idOf(tournamentId, deed.player);
  const organiser = { uid: 'admin', now };
  const stored = (await database.doc(`registrations/${id}`).get()).data();
  // Who isn't there has no link, and nothing that could be done to them.
  if (stored === undefined && deed.what !== 'register') return;
  const holder = readStoredRegistration(id, plainFields(stored ?? {}));
  const consent = (given: boolean) => {
    const { createdAt } = holder;
    const told = { id, createdAt, given, way: 'call', from: consentStateOf(holder) } as const;
    return services.guardians.note(told, organiser);
  };
  const decide = (status: 'approved' | 'rejected' | 'pending') =>
    services.registrationDesk.decide(id, { status, reason: null }, organiser);
  const deeds: Record<Verb, () => Promise<unknown>> = {
    register: () => services.registrations.register(submissionOf(tournamentId, deed), now),
    approve: () => decide('approved'),
    reject: () => decide('rejected'),
    reopen: () => decide('pending'),
    delete: () => services.registrationDesk.remove(id, organiser),
    offer: () => services.waiting.offerTo(id, organiser),
    take: () => services.waiting.take(holder, now),
    confirm: () => services.confirmations.confirm(holder, now),
    leave: () => services.ownData.leave(holder, now),
    erase: () => services.ownData.erase(holder, { origin: { address: id, hop: id }, now, uses: [] }),
    refuse: () => consent(false),
    consent: () => consent(true),
  };
  return deeds[deed.what]();
}

/**
 * Does all of these at the same moment. That some are refused is none of our business.
 * @returns what went wrong otherwise.
 */
export async function doAll(
  product: Product,
  tournamentId: string,
  deeds: readonly Deed[],
  now: Date,
): Promise<string[]> {
  const ends = await Promise.allSettled(deeds.map((deed) => doDeed(product, tournamentId, deed, now)));
  return ends.flatMap((end, index) =>
    end.status === 'rejected' && !(end.reason instanceof ApiError)
      ? [`${deeds[index]?.what} failed: ${String(end.reason)}`]
      : [],
  );
}
