// Inputs that nobody sends by mistake, the same at every run. tests/hostile/fuzz.test.ts sends more and others.
import { describeFuzz } from '../support/calls/fuzz.ts';

describeFuzz('demo-api-fuzz', { seed: 20_261_120, calls: { writing: 15, reading: 3 }, parses: 500 });
