import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// In a process of its own: the module guards every server of the process that loads it.
const program = `
  const functions = await import(${JSON.stringify(new URL('index.ts', import.meta.url).href)});
  const limits = Object.entries(functions).map(([name, { __endpoint }]) => [name, __endpoint.maxInstances]);
  console.log(JSON.stringify(Object.fromEntries(limits)));
`;

it('limits the instances of every function', async () => {
  const env = { ...process.env, NODE_ENV: 'test' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env });
  const jobs = { everyMinute: 1, everyDay: 1, deliverNotices: 4, followMails: 4, mailLinks: 4 };
  expect(JSON.parse(stdout)).toEqual({ api: 20, pages: 20, ...jobs });
});
