import { expect, it, vi } from 'vitest';
import { type Job, runDueJobs } from './jobs.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 15) + minute * 60_000);
const log = () => ({ info: vi.fn(), error: vi.fn() });

const runsOf = () => new Map<string, number>();

it('runs due jobs in order, and five-minute jobs five minutes after their last run', async () => {
  const ran: string[] = [];
  const job = (name: string, every: Job['every']): Job => ({
    name,
    every,
    run: async (now) => void ran.push(`${name}${now.getUTCMinutes()}`),
  });
  const jobs = [job('a', 'minute'), job('b', 'day'), job('c', 'five minutes'), job('d', 'minute')];
  const runs = runsOf();
  for (const minute of [0, 4, 5]) await runDueJobs(jobs, 'minute', at(minute), log(), runs);
  await runDueJobs(jobs, 'day', at(10), log(), runs);
  expect(ran.join(' ')).toBe('a0 c0 d0 a4 d4 a5 c5 d5 b10');
});

it.each([
  ['a minute late each time', [1, 7, 13], [1, 7, 13]],
  ['a second early', [0, 5 - 1 / 60, 10], [0, 5 - 1 / 60, 10]],
  ['after a pause', [3, 59], [3, 59]],
])('runs five-minute jobs when the scheduler fires %s', async (_, minutes, expected) => {
  const ran: number[] = [];
  const jobs: Job[] = [{ name: 'a', every: 'five minutes', run: async (now) => void ran.push(now.getTime()) }];
  const runs = runsOf();
  for (const minute of minutes) await runDueJobs(jobs, 'minute', at(minute), log(), runs);
  expect(ran).toEqual(expected.map((minute) => at(minute).getTime()));
});

it('runs a failed five-minute job again in the next minute', async () => {
  const run = vi.fn(() => Promise.reject(new Error('no')));
  const runs = runsOf();
  const again = (minute: number) =>
    runDueJobs([{ name: 'a', every: 'five minutes', run }], 'minute', at(minute), log(), runs);
  await expect(again(0)).rejects.toThrow();
  await expect(again(1)).rejects.toThrow();
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs the remaining jobs after a failure, then rejects, and logs no player ID', async () => {
  const lines = log();
  const last = vi.fn(async () => undefined);
  const run = () => Promise.reject(new Error('copa_10000001 is gone'));
  const jobs: Job[] = [
    { name: 'a', every: 'day', run },
    { name: 'b', every: 'day', run: last },
  ];
  await expect(runDueJobs(jobs, 'day', at(0), lines, runsOf())).rejects.toThrow('Failed: a');
  expect(last).toHaveBeenCalledOnce();
  expect(lines.error.mock.calls).toEqual([['job failed', expect.objectContaining({ job: 'a' })]]);
  expect(JSON.stringify(lines.error.mock.calls)).not.toContain('10000001');
});
