import type { limits } from '@arena/domain';

export type RateName = keyof typeof limits.rate;

/** One key of one limit. */
export interface Counter {
  name: RateName;
  key: string;
}

export interface Origin {
  /** Network address: the peer, or the caller that a trusted proxy forwards. A whole mobile network can share one. */
  address: string;
  /** Address that connected to the platform. */
  proxyIp: string;
}

/** Origin and arrival of a call. */
export interface Visit {
  origin: Origin;
  now: Date;
}

type PerAddress<Name> = Name extends `${infer What}PerAddress` ? What : never;

/** The counter of a limit by address. */
export function countersOf(what: PerAddress<RateName>, { address }: Origin): Counter[] {
  return [{ name: `${what}PerAddress`, key: address }];
}
