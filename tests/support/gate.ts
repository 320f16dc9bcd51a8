import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way to the Firestore emulator, which can be closed: what an outage of the database looks like from here. */
export interface Gate {
  /** `127.0.0.1:port`: reaches the emulator while the gate is open. */
  host: string;
  /** Ends every connection, and each new one as soon as it is made. */
  close(): void;
  /** Keeps every connection and holds back what is sent on it. */
  hold(): void;
  /** Lets everything through again, what was held back first. */
  open(): void;
  remove(): Promise<void>;
}

type State = 'open' | 'held' | 'closed';

/** Puts a gate, open at first, before the emulator at `host`. */
export async function gateBefore(host: string): Promise<Gate> {
  const { hostname, port } = new URL(`http://${host}`);
  const sockets = new Set<Socket>();
  let state: State = 'open';

  function flow(socket: Socket): void {
    if (state === 'held') socket.pause();
    else socket.resume();
  }

  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('error', () => from.destroy());
    flow(from);
  }

  const server = createServer((client) => {
    if (state === 'closed') {
      client.destroy();
      return;
    }
    const emulator = connect(Number(port), hostname);
    join(client, emulator);
    join(emulator, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    host: `127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    close() {
      state = 'closed';
      for (const socket of sockets) socket.destroy();
    },
    hold() {
      state = 'held';
      for (const socket of sockets) flow(socket);
    },
    open() {
      state = 'open';
      for (const socket of sockets) flow(socket);
    },
    async remove() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
