import { type AuditEntry, GUARDIAN, PLAYER } from '../audit/audit-entry.ts';
import type { LinkMaker, StoredRegistration } from './registration-document.ts';

/** Names the organiser who made the link that a player or guardian acted by. A guardian's may derive from the player's. */
export function withLinkMaker(audit: AuditEntry, registration: StoredRegistration | null): AuditEntry {
  if (audit.linkMadeBy !== undefined) return audit;
  const { linkMaker = null, guardianLinkMaker = null } = registration ?? {};
  const makers: Partial<Record<string, LinkMaker | null>> = {
    [PLAYER]: linkMaker,
    [GUARDIAN]: guardianLinkMaker ?? (registration?.guardianAsked === 'player' ? linkMaker : null),
  };
  const maker = makers[audit.actor] ?? null;
  return maker === null ? audit : { ...audit, linkMadeBy: maker.uid };
}
