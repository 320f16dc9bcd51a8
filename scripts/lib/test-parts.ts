import { Stop } from './stop.ts';

/** The parts that need no emulator. */
export const OFFLINE = ['types', 'lint', 'size', 'unit'] as const;
const ON_THE_STACK = ['rules', 'api', 'scheduled', 'e2e', 'alone'] as const;

export type OfflinePart = (typeof OFFLINE)[number];
export type StackPart = (typeof ON_THE_STACK)[number];

/** The parts of the tests to run, in their order, and what a file's path must contain to be run. */
export interface Choice {
  offline: readonly OfflinePart[];
  onTheStack: readonly StackPart[];
  filters: readonly string[];
}

/**
 * What `npm test -- <part> [file…]` asks for; everything where it names no part.
 * @throws Stop where the part is none.
 */
export function chooseParts([part, ...filters]: readonly string[]): Choice {
  if (part === undefined) return { offline: OFFLINE, onTheStack: ON_THE_STACK, filters: [] };
  const offline = OFFLINE.filter((name) => name === part);
  const onTheStack = ON_THE_STACK.filter((name) => name === part);
  if (offline.length + onTheStack.length === 0) {
    throw new Stop(`There is no part '${part}' of the tests: use one of ${[...OFFLINE, ...ON_THE_STACK].join(', ')}.`);
  }
  return { offline, onTheStack, filters };
}
