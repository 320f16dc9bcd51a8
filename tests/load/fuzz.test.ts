// Hostile inputs, different at every run; ARENA_SEED repeats a failed run.
import { describeFuzz } from '../fixtures/calls/fuzz.ts';

const seed = Number(process.env.ARENA_SEED ?? Date.now() % 2 ** 31);

describeFuzz('demo-hostile-fuzz', { seed, calls: { writing: 1_000, reading: 200 }, parses: 20_000 });
