import { describe, expect, it } from 'vitest';
import type { Log } from '../platform/log.ts';
import { type Job, runDueJobs } from './jobs.ts';

const NOW = new Date('2026-11-20T15:00:00.000Z');

function watched() {
  const ran: string[] = [];
  const lines: string[] = [];
  const note = (event: string, fields?: object) => lines.push(`${event} ${JSON.stringify(fields)}`);
  const log: Log = { info: note, error: note };
  const job = (name: string, every: Job['every'], error?: Error) => ({
    name,
    every,
    async run(now: Date) {
      ran.push(`${name} at ${now.toISOString()}`);
      if (error) throw error;
    },
  });
  return { ran, lines, log, job };
}

describe('a walk along the jobs', () => {
  it('runs those of its pace, in their order', async () => {
    const { ran, log, job } = watched();
    await runDueJobs([job('a', 'minute'), job('b', 'day'), job('c', 'minute')], 'minute', NOW, log);
    expect(ran).toEqual([`a at ${NOW.toISOString()}`, `c at ${NOW.toISOString()}`]);
  });

  it('runs five-minute jobs at those minutes only', async () => {
    const { ran, log, job } = watched();
    const jobs = [job('a', 'five minutes')];
    for (const minute of [0, 1, 4, 5])
      await runDueJobs(jobs, 'minute', new Date(Date.UTC(2026, 10, 20, 15, minute)), log);
    await runDueJobs(jobs, 'day', NOW, log);
    expect(ran).toEqual(['a at 2026-11-20T15:00:00.000Z', 'a at 2026-11-20T15:05:00.000Z']);
  });

  it('runs the others where one fails, tells the scheduler, and logs nothing that was typed', async () => {
    const { ran, lines, log, job } = watched();
    const jobs = [job('a', 'day', new Error('copa_10000001 is gone')), job('b', 'day')];
    await expect(runDueJobs(jobs, 'day', NOW, log)).rejects.toThrow('Failed: a');
    expect(ran).toHaveLength(2);
    expect(lines).toEqual([expect.stringContaining('"job":"a"')]);
    expect(lines.join()).not.toContain('10000001');
  });
});
