import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, listen } from '../../tests/fixtures/free-port.ts';
import { choosePrefix, describeTaken, takenPorts } from './ports.ts';

const takenAre = (...taken: number[]) => {
  return async (candidates: readonly number[]) => candidates.filter((port) => taken.includes(port));
};

test.each([
  ['the ports of firebase.json where they are free', [], ''],
  ['the next set where another site has its port', [3001], '1'],
  ['a set without any taken port', [8080, 19150, 29499, 39699], '4'],
])('takes %s', async (_title, taken, prefix) => {
  expect(await choosePrefix('free', takenAre(...taken))).toBe(prefix);
});

test.each(['', '1', '5'])("keeps to the chosen set '%s' although its ports are taken", async (setting) => {
  expect(await choosePrefix(setting, async (candidates) => [...candidates])).toBe(setting);
});

test('says so when no set is free', async () => {
  await expect(choosePrefix('free', async (candidates) => [...candidates])).rejects.toThrow('ARENA_PORTS is free');
});

test.each(['6', '100', 'yes'])("refuses the unknown set '%s'", async (setting) => {
  await expect(choosePrefix(setting)).rejects.toThrow(`ARENA_PORTS is '${setting}'`);
});

test('names the taken ports, the process that holds them and the way out', async () => {
  const servers = [createServer(), createServer()];
  const held = await Promise.all(servers.map((server) => listen(server)));
  expect(await takenPorts([await freePort(), ...held])).toEqual(held);
  const [line, wayOut, ...others] = (await describeTaken(held)).split('\n');
  expect(line).toMatch(new RegExp(`^Taken by \\S.* \\(process ${process.pid}\\): port ${held.join(', ')}$`));
  expect(wayOut).toContain('ARENA_PORTS=free');
  expect(others).toEqual([]);
  for (const server of servers) server.close();
});
