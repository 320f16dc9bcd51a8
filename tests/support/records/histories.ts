// What histories of a tournament have in common that are decided without a database.
import type { VisibleTournament } from '@arena/domain';
import { type Decide, decideAll } from '../../../functions/src/registrations/decisions/decide.ts';
import { readStoredRegistration, type StoredRegistration } from '../../../functions/src/registrations/record.ts';

export interface World {
  tournament: VisibleTournament;
  registrations: ReadonlyMap<string, StoredRegistration>;
}

export const idOf = (player: number) => `copa_1000000${player}`;
export const linkOf = (player: number) => `enlace-${player}`;

export function candidate(player: number, now: Date, requestId: string): StoredRegistration {
  const typed = { tournamentId: 'copa', freeFireId: `1000000${player}`, createdAt: now.toISOString() };
  return readStoredRegistration(idOf(player), { ...typed, requestId, link: linkOf(player) });
}

/** Carries operations out on one reading, as the ledger does. */
export function round(world: World, operations: readonly { registrationId: string; decide: Decide }[]) {
  const facts = new Map(operations.map(({ registrationId: id }) => [id, world.registrations.get(id) ?? null]));
  const { changes } = decideAll(operations, { tournament: world.tournament, registrations: facts });
  const registrations = new Map(world.registrations);
  for (const [id, next] of changes.registrations) {
    if (next === null) registrations.delete(id);
    else registrations.set(id, next);
  }
  const next: World = { tournament: { ...world.tournament, ...changes.counts }, registrations };
  return { next, records: changes.audits.map(({ action }) => action) };
}
