import { type Match, type Room, seenAt } from '@arena/domain';
import type { Sighting } from '@arena/domain/api';
import type { RegistrationReader } from '../registrations/store.ts';
import type { Planned } from './store.ts';

/** Who of a match has seen its room as it is now. Phones are read of those alone who haven't. */
export async function sightingsOf(
  { stageId, groupId }: Match,
  { competition, entries }: Planned,
  room: Room | null,
  registrations: Pick<RegistrationReader, 'some'>,
): Promise<Sighting[]> {
  const stage = competition.stages.find(({ id }) => id === stageId);
  const inLobby = stage?.groups.find(({ id }) => id === groupId)?.entryIds ?? [];
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const playing = inLobby.flatMap((id) => {
    const entry = known.get(id);
    return entry?.status === 'active' || entry?.status === 'no_show' ? [entry] : [];
  });
  const sightings = playing.map(({ id, registrationId }) => ({
    entryId: id,
    registrationId,
    seenAt: room === null ? null : seenAt(room, id),
  }));
  const unseen = sightings.flatMap((each) => (each.seenAt === null ? (each.registrationId ?? []) : []));
  const phones = new Map((await registrations.some(unseen)).map(({ id, phone }) => [id, phone]));
  return sightings.map(({ entryId, registrationId, seenAt: at }) => ({
    entryId,
    seenAt: at,
    phone: at === null ? (phones.get(registrationId ?? '') ?? null) : null,
  }));
}
