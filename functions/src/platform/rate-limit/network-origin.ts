import type { limits } from '@arena/domain';

export type RateName = keyof typeof limits.rate;

/** A key of a rate limit. */
export interface Counter {
  name: RateName;
  key: string;
}

export interface Origin {
  /** Caller's address: the peer, or one forwarded by a trusted proxy. */
  address: string;
  /** The address, unless it may be a proxy's. A whole mobile network may share it. */
  network: string | null;
  /** Address that connected to the platform. */
  proxyIp: string;
}

/** Origin, proof of work (`X-Proof`) and time of a call. */
export interface Visit {
  origin: Origin;
  proof: string | undefined;
  now: Date;
}

type PerAddress<Name> = Name extends `${infer What}PerAddress` ? What : never;

/** Returns the counter of a limit per address; none if the network is unknown. */
export function countersOf(what: PerAddress<RateName>, { network }: Origin): Counter[] {
  return network === null ? [] : [{ name: `${what}PerAddress`, key: network }];
}
