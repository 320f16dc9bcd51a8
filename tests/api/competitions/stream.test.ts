import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';

let content: () => AsyncGenerator<string>;

// Express prints what it is handed, but not in a test.
vi.stubEnv('NODE_ENV', 'production');
const { admin: token, api } = await openAdminArea('demo-api-stream', () => ({}), {
  handlers: {
    'GET /registrations/export/:tournamentId': async () => ({ contentType: 'text/csv', content: content() }),
  },
});
vi.unstubAllEnvs();

const download = (sent: RequestInit = {}) =>
  fetch(`${api.origin}/api/registrations/export/copa`, { headers: { authorization: `Bearer ${token}` }, ...sent });

const LINE = `${'x'.repeat(1_000)}\n`;

describe('a streamed response', () => {
  it('ends incomplete after an error, which is logged without its text', async () => {
    content = async function* failing() {
      yield LINE;
      await turn();
      throw new Error('no document registrations/copa_12345678');
    };
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const response = await download();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
    expect(api.logged).toEqual([expect.stringMatching(/^error request failed (?!.*12345678)/)]);
    await turn();
    expect(printed).not.toHaveBeenCalled();
  });

  it('stops without a logged error when the client disconnects', async () => {
    api.logged.length = 0;
    const ended = Promise.withResolvers<void>();
    content = async function* endless() {
      try {
        for (;;) yield LINE.repeat(100);
      } finally {
        ended.resolve();
      }
    };
    const caller = new AbortController();
    const response = await download({ signal: caller.signal });
    await response.body?.getReader().read();
    caller.abort();
    await ended.promise;
    expect(api.logged).toEqual([]);
  });
});
