import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

/** Files share a window: each test leaves it empty. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/** What the last test of a file put off by a moment still needs its window. */
afterAll(() => new Promise((resolve) => setTimeout(resolve)));
