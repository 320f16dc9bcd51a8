import { createServer } from 'node:net';
import type { PortName, Ports } from './ports.ts';
import { Stop } from './stop.ts';

/** Whether a server could listen on the port of this computer. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** The ports among `ports` that something else listens on. */
async function takenPorts(ports: Ports, names: readonly PortName[]): Promise<number[]> {
  const free = await Promise.all(names.map((name) => isFree(ports[name])));
  return names.filter((_, index) => !free[index]).map((name) => ports[name]);
}

/** @throws Stop naming the taken ports and what to do about them. */
export async function demandFreePorts(ports: Ports, names: readonly PortName[]): Promise<void> {
  const taken = await takenPorts(ports, names);
  if (taken.length === 0) return;
  const which = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`;
  throw new Stop(
    `${which} taken by another program: stop it (lsof -i :${taken[0]} names it), or move all ports, e.g. ARENA_PORT_OFFSET=100.`,
  );
}
