import type { FromOrigin } from './rules.ts';
import type { Counter } from './store.ts';

/** Where a call comes from. */
export interface Origin {
  /** The caller's network address as far as it can be told: one can be a whole mobile network's, or a mere claim. */
  address: string;
  /** Who spoke to the platform itself, which nobody can claim: the caller, or a proxy with thousands behind it. */
  hop: string;
}

/** A visitor's call: from where, when it arrived, and what it uses up besides, which is counted with its tries. */
export interface Visit {
  origin: Origin;
  now: Date;
  uses: readonly Counter[];
}

/** Who is counted: an address that a hop names counts by that hop, or whoever claims another's would use up their tries. */
export function callerOf({ address, hop }: Origin): string {
  return address === hop ? address : `${hop} ${address}`;
}

/** A limit by address, and the ceiling by hop that stands where addresses are made up. */
export function countersOf(what: FromOrigin, origin: Origin): Counter[] {
  return [
    { name: `${what}PerAddress`, key: callerOf(origin) },
    { name: `${what}PerHop`, key: origin.hop },
  ];
}
