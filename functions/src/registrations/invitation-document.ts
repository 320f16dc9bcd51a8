import { type ErrorCode, invitationState, linkTokenOf } from '@arena/domain';
import type { CollectionReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { type Database, fieldsOf, toTimestamp } from '../platform/firestore.ts';
import type { KeyedHash } from '../platform/keyed-hash.ts';
import type { StoredRegistration } from './registration-document.ts';

const Stored = z.object({
  tournamentId: z.string(),
  /** Its token derives from this and the deployment's key. */
  seed: z.string(),
  createdAt: z.string(),
  until: z.string(),
  revokedAt: z.string().nullable(),
  /** Its registration names the invitation, not the other way round: an id has the player's ID in it. */
  usedAt: z.string().nullable(),
});

/** An invitation. Its id is the hash of its token. */
export type StoredInvitation = z.infer<typeof Stored> & { id: string };

export const invitationsIn = (db: Database): CollectionReference => db.collection('invitations');

/** Hashes an invitation's token for storage. The hash can verify a token but not recreate it. */
export function invitationHash(hash: KeyedHash, token: string): string {
  return hash('invitation', token);
}

/** Derives the token of an invitation. Nothing readable is stored: the same seed gives it again. */
export function invitationToken({ hash }: Pick<Context, 'hash'>, seed: string): string {
  return linkTokenOf(Buffer.from(hash('invitation seed', seed), 'hex'));
}

export function toInvitation(document: DocumentSnapshot): StoredInvitation | null {
  const fields = fieldsOf(document);
  return fields && { ...Stored.parse(fields), id: document.id };
}

export function invitationsOf(documents: ReadonlyMap<string, DocumentSnapshot>): Map<string, StoredInvitation> {
  return new Map(
    [...documents].flatMap(([id, document]) => {
      const invitation = toInvitation(document);
      return invitation === null ? [] : [[id, invitation] as const];
    }),
  );
}

/** Returns the reason why a new registration can't use its invitation; null if it can. */
export function invitationProblem(
  { tournamentId }: Pick<StoredRegistration, 'tournamentId'>,
  invitation: StoredInvitation | null,
  now: Date,
): Extract<ErrorCode, 'invitation_used' | 'invitation_over'> | null {
  if (invitation?.tournamentId !== tournamentId) return 'invitation_over';
  const state = invitationState(invitation, now);
  if (state === 'open') return null;
  return state === 'used' ? 'invitation_used' : 'invitation_over';
}

/** Marks invitations as used. The commit fails with a lost race if one changed since it was read. */
export function writeUses(
  batch: WriteBatch,
  documents: ReadonlyMap<string, DocumentSnapshot>,
  used: ReadonlyMap<string, StoredInvitation>,
  now: Date,
): void {
  for (const id of used.keys()) {
    const document = documents.get(id);
    if (document?.updateTime === undefined) continue;
    batch.update(document.ref, { usedAt: toTimestamp(now) }, { lastUpdateTime: document.updateTime });
  }
}
