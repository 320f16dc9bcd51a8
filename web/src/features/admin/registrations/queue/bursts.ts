import { groupedBy, limits, type Registration } from '@arena/domain';

/** Pending registrations of one tournament that came from one network within a short time. */
export interface Burst {
  /** Stable while its first registration is pending. */
  id: string;
  tournamentId: string;
  registrations: readonly Registration[];
  /** Time between the first and the last one, in milliseconds. */
  span: number;
}

const arrival = ({ createdAt }: Registration) => Date.parse(createdAt);

/** Splits registrations, in order of arrival, at long gaps. */
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

/** Finds bursts among pending registrations, the largest first. */
export function findBursts(pending: readonly Registration[]): Burst[] {
  const known = pending.filter(({ networkHash }) => networkHash !== null);
  const groups = groupedBy(known, ({ tournamentId, networkHash }) => `${tournamentId} ${networkHash}`);
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => arrival(a) - arrival(b)))
    .flatMap(parted)
    .flatMap(burstOf)
    .toSorted((a, b) => b.registrations.length - a.registrations.length);
}
