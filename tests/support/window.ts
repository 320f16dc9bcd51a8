import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { hearServer } from '../../web/src/lib/time/clock.ts';

/** What is waited for comes; how soon it does on a computer with other work is not what a test is about. */
configure({ asyncUtilTimeout: 15_000 });

/** Files share a window and what is heard of the server's clock: each test leaves nothing of either. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  hearServer(Date.now());
});

/** What the last test of a file put off by a moment still needs its window. */
afterAll(() => new Promise((resolve) => setTimeout(resolve)));
