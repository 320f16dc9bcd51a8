// Malformed connections never end the process. ARENA_SEED repeats a failed run.
import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deploy } from '../fixtures/deployed.ts';

const seed = Number(process.env.ARENA_SEED ?? Date.now() % 2 ** 31);
const CONNECTIONS = 4_000;
const AT_ONCE = 12;

const method = fc.constantFrom('GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'DELETE', 'PATCH', 'TRACE');
const path = fc.constantFrom(
  '/',
  '*',
  '//',
  '/%',
  '/health',
  '/favicon.ico',
  '/tournaments',
  '/tournament/copa/share.jpg',
  '/api/%ff',
  '/api/nada',
  '/api/pictures',
  '/api/registrations',
);
const header = fc.constantFrom(
  'Authorization: Bearer x',
  'Connection: close',
  'Connection: Upgrade\r\nUpgrade: h2c',
  'Content-Encoding:',
  'Content-Encoding: gzip',
  'Content-Encoding: gzip, gzip',
  'Content-Encoding: zip',
  'Content-Type: ;;;',
  'Content-Type: application/cloudevents+json',
  'Content-Type: application/json; charset=klingon',
  'Content-Type: multipart/form-data',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: text/plain; charset=utf-16',
  'ce-id: 1\r\nce-type: x\r\nce-source: y\r\nce-specversion: 1.0',
  'Cookie: __session=%ff',
  'Expect: 100-continue',
  'Expect: nada',
  'Host:',
  'If-None-Match: "',
  'Range: bytes=0-',
  'x-cloud-trace-context: ///',
  'X-Forwarded-For: ,,,',
);
const length = fc.constantFrom(
  '',
  'Content-Length: 0\r\n',
  'Content-Length: 2\r\n',
  'Content-Length: 60\r\n',
  'Content-Length: 3000000000\r\n',
  'Transfer-Encoding: chunked\r\n',
);
const body = fc.constantFrom('', '{}', '{"a":', '--x\r\n\r\n', '2\r\n{}\r\n0\r\n\r\n', '5\r\nab', 'ffff\r\n', 'zz\r\n');

const requests = fc
  .tuple(method, path, fc.array(header, { maxLength: 4 }), length, body)
  .map(
    ([verb, to, headers, long, rest]) =>
      `${verb} ${to} HTTP/1.1\r\nHost: x\r\n${headers.map((line) => `${line}\r\n`).join('')}${long}\r\n${rest}`,
  );

interface Connection {
  sent: string;
  /** Milliseconds until its sender goes. */
  patience: number;
  ending: 'end' | 'destroy' | 'resetAndDestroy';
}

const connections: fc.Arbitrary<Connection> = fc.record({
  sent: fc.array(requests, { minLength: 1, maxLength: 2 }).map((texts) => texts.join('')),
  patience: fc.constantFrom(0, 2, 20, 100),
  ending: fc.constantFrom<Connection['ending'][]>('end', 'destroy', 'resetAndDestroy'),
});

/** Sends everything at once, and disconnects after some milliseconds in one of several ways. */
async function come(port: number, { sent, patience, ending }: Connection) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(sent);
  const gone = new Promise((closed) => socket.once('close', closed));
  setTimeout(() => socket[ending](), patience);
  await Promise.race([gone, once(AbortSignal.timeout(patience + 100), 'abort')]);
  socket.destroy();
}

describe.each(['api', 'pages'] as const)('%s', (target) => {
  it(`survives ${CONNECTIONS} malformed connections, seed ${seed}`, async () => {
    const deployed = await deploy(`demo-hostile-connections-${target}`, { target });
    const port = Number(new URL(deployed.origin).port);
    const waiting = fc.sample(connections, { seed, numRuns: CONNECTIONS });
    const oneByOne = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await come(port, next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, oneByOne));
    expect(/Uncaught.*\n.*/.exec(deployed.written())).toBeNull();
    expect(await fetch(`${deployed.origin}/health`)).toMatchObject({ status: 200 });
    await deployed.stop();
  });
});
