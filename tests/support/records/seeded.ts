import fc from 'fast-check';

/** A text of any characters, and now and then of halves of one. fast-check's own kind (`binary`) takes a second to be made. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.nat(0x10_ff_ff), { maxLength: 40 })
  .map((codes) => String.fromCodePoint(...codes));

/** Seeds for as many runs of a test, each of which goes its own way again and again. */
export function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** All of `items`, in an order that the seed decides. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const orders = fc.shuffledSubarray([...items], { minLength: items.length });
  return fc.sample(orders, { seed, numRuns: 1 }).flat();
}

/** As many picks out of `items`, which the seed decides; one may come again. */
export function picked<T>(items: readonly T[], count: number, seed: number): T[] {
  return fc.sample(fc.constantFrom(...items), { seed, numRuns: count });
}

/** A dice that falls the same way for the same seed. */
export function diceOf(seed: number): (sides: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return (state >>> 7) % sides;
  };
}
