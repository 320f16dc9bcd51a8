import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { demandFreePorts } from './port-check.ts';
import { portsAt } from './ports.ts';

test('a taken port is named, a free one is no trouble', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : 0;
  const ports = { ...portsAt(0), hosting: taken };
  await expect(demandFreePorts(ports, ['hosting'])).rejects.toThrow(`Port ${taken} is taken`);
  server.close();
  await once(server, 'close');
  await expect(demandFreePorts(ports, ['hosting'])).resolves.toBeUndefined();
});
