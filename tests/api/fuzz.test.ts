// Hostile inputs, the same at every run. tests/load/fuzz.test.ts sends more and different ones.
import { describeFuzz } from '../fixtures/calls/fuzz.ts';

describeFuzz('demo-api-fuzz', { seed: 20_261_120, calls: { writing: 15, reading: 3 }, parses: 500 });
