import { groupedBy, limits, type Registration } from '@arena/domain';

/** Registrations that came from one place, in one tournament, close upon each other, and wait for a decision. */
export interface Burst {
  /** Names it for as long as its first one waits. */
  id: string;
  tournamentId: string;
  registrations: readonly Registration[];
  /** Between the first and the last of them, in milliseconds. */
  span: number;
}

const arrival = ({ createdAt }: Registration) => Date.parse(createdAt);

/** Parts registrations, in the order of their arrival, where one comes long after the one before. */
function parted(all: readonly Registration[]): Registration[][] {
  const parts: Registration[][] = [];
  for (const one of all) {
    const last = parts.at(-1)?.at(-1);
    if (last !== undefined && arrival(one) - arrival(last) <= limits.burst.gap) parts.at(-1)?.push(one);
    else parts.push([one]);
  }
  return parts;
}

function burstOf(registrations: readonly Registration[]): Burst[] {
  const [first, last] = [registrations.at(0), registrations.at(-1)];
  if (first === undefined || last === undefined || registrations.length < limits.burst.least) return [];
  return [{ id: first.id, tournamentId: first.tournamentId, registrations, span: arrival(last) - arrival(first) }];
}

/** The bursts among registrations that wait for a decision, the largest first. */
export function findBursts(pending: readonly Registration[]): Burst[] {
  const known = pending.filter(({ networkHash }) => networkHash !== null);
  const groups = groupedBy(known, ({ tournamentId, networkHash }) => `${tournamentId} ${networkHash}`);
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => arrival(a) - arrival(b)))
    .flatMap(parted)
    .flatMap(burstOf)
    .toSorted((a, b) => b.registrations.length - a.registrations.length);
}
