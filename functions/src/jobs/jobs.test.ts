import { expect, it, vi } from 'vitest';
import { type Job, runDueJobs } from './jobs.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 15, minute));
const log = () => ({ info: vi.fn(), error: vi.fn() });

it('runs due jobs in order, and five-minute jobs only every fifth minute', async () => {
  const ran: string[] = [];
  const job = (name: string, every: Job['every']): Job => ({
    name,
    every,
    run: async (now) => void ran.push(`${name}${now.getUTCMinutes()}`),
  });
  const jobs = [job('a', 'minute'), job('b', 'day'), job('c', 'five minutes'), job('d', 'minute')];
  for (const minute of [0, 4, 5]) await runDueJobs(jobs, 'minute', at(minute), log());
  await runDueJobs(jobs, 'day', at(10), log());
  expect(ran.join(' ')).toBe('a0 c0 d0 a4 d4 a5 c5 d5 b10');
});

it('runs the remaining jobs after a failure, then rejects, and logs no player ID', async () => {
  const lines = log();
  const last = vi.fn(async () => undefined);
  const run = () => Promise.reject(new Error('copa_10000001 is gone'));
  const jobs: Job[] = [
    { name: 'a', every: 'day', run },
    { name: 'b', every: 'day', run: last },
  ];
  await expect(runDueJobs(jobs, 'day', at(0), lines)).rejects.toThrow('Failed: a');
  expect(last).toHaveBeenCalledOnce();
  expect(lines.error.mock.calls).toEqual([['job failed', expect.objectContaining({ job: 'a' })]]);
  expect(JSON.stringify(lines.error.mock.calls)).not.toContain('10000001');
});
