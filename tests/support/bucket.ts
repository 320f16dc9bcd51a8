import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An object as it was sent to Cloud Storage. */
export interface StoredObject {
  metadata: unknown;
  content: Buffer;
}

/** Cloud Storage as far as one bucket's uploads and deletions go, on its real wire. */
export interface TestBucket {
  host: string;
  /** The objects by name. */
  objects: Map<string, StoredObject>;
  close(): Promise<void>;
}

const BLANK_LINE = '\r\n\r\n';

/** Takes a `multipart/related` body apart: the object's metadata, then its content. */
function partsOf(body: Buffer, contentType: string): StoredObject {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1] ?? '';
  const metadataFrom = body.indexOf(BLANK_LINE) + BLANK_LINE.length;
  const metadataTo = body.indexOf(`\r\n--${boundary}`, metadataFrom);
  const contentFrom = body.indexOf(BLANK_LINE, metadataTo) + BLANK_LINE.length;
  const contentTo = body.lastIndexOf(`\r\n--${boundary}--`);
  return {
    metadata: JSON.parse(body.subarray(metadataFrom, metadataTo).toString()),
    content: body.subarray(contentFrom, contentTo),
  };
}

const POLYNOMIAL = 0x82f63b78;

/** The checksum by which the client tells that its bytes arrived. */
function crc32c(bytes: Buffer): string {
  let rest = -1;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest & 1) === 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  }
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(~rest >>> 0);
  return checksum.toString('base64');
}

export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const body = await buffer(request);
    response.setHeader('content-type', 'application/json');
    if (request.method === 'DELETE') {
      objects.delete(decodeURIComponent(pathname.split('/o/')[1] ?? ''));
      response.statusCode = 204;
      response.end();
      return;
    }
    const name = searchParams.get('name') ?? '';
    const object = partsOf(body, request.headers['content-type'] ?? '');
    objects.set(name, object);
    response.end(JSON.stringify({ name, crc32c: crc32c(object.content) }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    host: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    objects,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
