import type { limits } from '@arena/domain';

export type RateName = keyof typeof limits.rate;

/** A key of a rate limit. */
export interface Counter {
  name: RateName;
  key: string;
}

export interface Origin {
  /** Caller's address: the peer, or one forwarded by a trusted proxy. A whole mobile network may share it. */
  address: string;
  /** Address that connected to the platform. */
  proxyIp: string;
}

/** Origin and time of a call. */
export interface Visit {
  origin: Origin;
  now: Date;
}

type PerAddress<Name> = Name extends `${infer What}PerAddress` ? What : never;

/** Returns the counter of a limit per address. */
export function countersOf(what: PerAddress<RateName>, { address }: Origin): Counter[] {
  return [{ name: `${what}PerAddress`, key: address }];
}
