import { limits } from '@arena/domain';

/** How many asked lately, for an address and for a purpose. */
export interface Pressure {
  ofAddress: number;
  ofPurpose: number;
}

/**
 * How many times the work costs what it costs a single player. It rises in steps, so that it is the same for whoever
 * comes as one of a few.
 */
export function timesAt({ ofAddress, ofPurpose }: Pressure): number {
  const { timesPerAddress, mostTimesOfAddress, timesPerPurpose, mostTimesOfPurpose } = limits.pricing;
  const byAddress = Math.min(mostTimesOfAddress, 1 + Math.floor(ofAddress / timesPerAddress));
  const byPurpose = Math.min(mostTimesOfPurpose, 1 + Math.floor(ofPurpose / timesPerPurpose));
  return byAddress * byPurpose;
}
