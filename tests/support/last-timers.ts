import { afterAll } from 'vitest';

/** What the last test of a file put off by a moment still needs its window. */
afterAll(() => new Promise((resolve) => setTimeout(resolve)));
