import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { limits } from '@arena/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Reply, startApi, type TestApi } from '../support/api.ts';
import { type StoredObject, startBucket, type TestBucket } from '../support/bucket.ts';
import { everything } from '../support/desk.ts';
import { expectFailure } from '../support/expect.ts';
import { people, type SignIn, signInOn } from '../support/people.ts';
import { recorded } from '../support/roles.ts';

const BUCKET = 'demo-pictures';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a4649460001', 'hex');
const WEBP = Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1');
const AVIF = Buffer.from('\0\0\0\x14ftypavif\0\0\0\0mif1', 'latin1');

let bucket: TestBucket;
let api: TestApi;
let sign: SignIn;
let token: string;

beforeAll(async () => {
  bucket = await startBucket();
  vi.stubEnv('STORAGE_EMULATOR_HOST', bucket.host);
  api = await startApi('demo-api-uploads', { config: { uploadsBucket: BUCKET } });
  sign = signInOn(api.firebase);
});
beforeEach(async () => {
  bucket.objects.clear();
  await api.empty();
  token = await sign.in(people.admin);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await api.close();
  await bucket.close();
  vi.unstubAllEnvs();
});

interface Sent {
  to?: TestApi;
  as?: string | undefined;
  headers?: Record<string, string>;
}

async function post(body: BodyInit, { to = api, as = token, headers = {} }: Sent = {}): Promise<Reply> {
  const response = await fetch(`${to.origin}/api/uploads`, {
    method: 'POST',
    body,
    headers: { ...(as === '' ? {} : { authorization: `Bearer ${as}` }), ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function form(content: Uint8Array<ArrayBuffer>, { name = 'file', filename = 'foto.png', type = 'image/png' } = {}) {
  const data = new FormData();
  data.set(name, new File([content], filename, { type }));
  return data;
}

const Metadata = z.object({ metadata: z.object({ firebaseStorageDownloadTokens: z.string() }) });
const tokenOf = (object: StoredObject | undefined) =>
  Metadata.parse(object?.metadata).metadata.firebaseStorageDownloadTokens;
const audits = () => recorded(api.database);
const kept = () => [...bucket.objects.entries()];

describe('a picture', () => {
  it.each([
    ['image/png', 'png', PNG],
    ['image/jpeg', 'jpeg', JPEG],
    ['image/webp', 'webp', WEBP],
    ['image/avif', 'avif', AVIF],
  ])('that is %s by its content is kept as that, under a name of its own', async (contentType, extension, content) => {
    const reply = await post(form(content, { filename: '../../malo.svg', type: 'image/svg+xml' }));
    expect(reply.status).toBe(200);
    const [[name, object] = ['']] = kept();
    expect(name).toMatch(new RegExp(`^tournaments/[0-9a-f-]{36}\\.${extension}$`));
    expect(object?.content.equals(content)).toBe(true);
    expect(object?.metadata).toEqual({
      contentType,
      cacheControl: 'public, max-age=31536000, immutable',
      metadata: { firebaseStorageDownloadTokens: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    const { url } = z.object({ data: z.object({ url: z.url() }) }).parse(reply.body).data;
    const { origin, pathname, searchParams } = new URL(url);
    expect(`${origin}${pathname}`).toBe(
      `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/${encodeURIComponent(name)}`,
    );
    expect([searchParams.get('alt'), searchParams.get('token')]).toEqual(['media', tokenOf(object)]);
    expect(await audits()).toEqual([`admin upload.create ${name}`]);
  });

  it('is recorded with its address and size', async () => {
    const { body } = await post(form(PNG));
    const { docs } = await api.database.collection('audit').get();
    const after = { contentType: 'image/png', bytes: PNG.length, ...Object(Object(body).data) };
    expect(docs.map((record) => record.data())).toMatchObject([{ before: null, after }]);
  });

  it('of exactly 5 MB is kept, and one byte more is too much', async () => {
    const largest = Buffer.concat([PNG, Buffer.alloc(limits.uploadBytes - PNG.length)]);
    expect((await post(form(largest))).status).toBe(200);
    bucket.objects.clear();
    expectFailure(await post(form(Buffer.concat([largest, Buffer.alloc(1)]))), 413, 'too_large');
    expect(kept()).toEqual([]);
  });

  it('sent in pieces without saying how large it is, is held to its limit too', async () => {
    const data = new Response(form(Buffer.concat([PNG, Buffer.alloc(limits.uploadBytes)])));
    const headers = { 'content-type': data.headers.get('content-type') ?? '' };
    const body = await data.arrayBuffer();
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of [body.slice(0, 1_000), body.slice(1_000)]) controller.enqueue(new Uint8Array(piece));
        controller.close();
      },
    });
    const sent: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: pieces,
      headers: { authorization: `Bearer ${token}`, ...headers },
      duplex: 'half',
    };
    const response = await fetch(`${api.origin}/api/uploads`, sent);
    expect([response.status, kept()]).toEqual([413, []]);
  });

  it('that can’t be recorded isn’t kept', async () => {
    vi.spyOn(api.database, 'batch').mockImplementation(() => {
      throw new RangeError('no record');
    });
    expectFailure(await post(form(PNG)), 500, 'internal');
    expect(kept()).toEqual([]);
  });
});

describe('what is refused, and nothing kept', () => {
  const FILE = { file: 'Sube una imagen JPG, PNG, WebP o AVIF' };
  const MISSING = { file: 'Elige una imagen' };

  it.each([
    ['a page called a picture', () => form(Buffer.from('<script>alert(1)</script>')), FILE],
    ['an SVG', () => form(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { filename: 'a.svg' }), FILE],
    ['a GIF', () => form(Buffer.from('GIF89a\x01\x00')), FILE],
    ['an empty file', () => form(Buffer.alloc(0)), FILE],
    ['a form without a file', () => new FormData(), MISSING],
  ])('%s', async (_name, data, fields) => {
    const before = await everything(api.database);
    const reply = await post(data());
    if (reply.status === 400 && JSON.stringify(reply.body).includes('malformed'))
      expectFailure(reply, 400, 'malformed');
    else expectFailure(reply, 400, 'invalid', fields);
    expect([kept(), await everything(api.database)]).toEqual([[], before]);
  });

  it('a file of another name', async () => {
    const fields = { file: 'Elige una imagen', foto: 'Este dato no se puede enviar aquí' };
    expectFailure(await post(form(PNG, { name: 'foto' })), 400, 'invalid', fields);
  });

  it('a text where the file should be', async () => {
    const data = new FormData();
    data.set('file', 'https://example.com/foto.png');
    expectFailure(await post(data), 400, 'invalid', MISSING);
  });

  it('two files', async () => {
    const data = form(PNG);
    data.append('file', new File([JPEG], 'otra.jpg'));
    expectFailure(await post(data), 400, 'malformed');
    expect(kept()).toEqual([]);
  });

  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const begun = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  it.each([
    ['a picture that is no form', PNG, { 'content-type': 'image/png' }],
    ['JSON', '{"file":"x"}', { 'content-type': 'application/json' }],
    ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['a form that breaks off', `${begun}${PNG.toString('latin1')}`, multipart],
    ['a form that never begins', 'nothing', multipart],
  ])('%s', async (_name, body, headers) => {
    expectFailure(await post(body, { headers }), 400, 'malformed');
    expect(kept()).toEqual([]);
  });

  it('anything from a visitor or a player', async () => {
    expectFailure(await post(form(PNG), { as: '' }), 401, 'unauthenticated');
    expectFailure(await post(form(PNG), { as: await sign.in(people.player) }), 403, 'forbidden');
    expect(kept()).toEqual([]);
  });
});

describe('behind the functions framework, which reads the body first', () => {
  let framed: TestApi;
  const frame = (app: RequestListener): RequestListener => {
    return async (request, response) => {
      const rawBody = await buffer(request);
      delete request.headers['content-length'];
      app(Object.assign(request, { rawBody }), response);
    };
  };

  beforeAll(async () => {
    framed = await startApi('demo-api-uploads-framed', { config: { uploadsBucket: BUCKET }, frame });
  });
  afterAll(() => framed.close());

  it('a picture is kept', async () => {
    const as = await signInOn(framed.firebase).in(people.admin);
    expect((await post(form(WEBP), { to: framed, as })).status).toBe(200);
    expect(kept()).toHaveLength(1);
  });

  it('one that is too large is refused', async () => {
    const as = await signInOn(framed.firebase).in(people.admin);
    const large = form(Buffer.concat([PNG, Buffer.alloc(limits.uploadBytes + limits.bodyBytes)]));
    expectFailure(await post(large, { to: framed, as }), 413, 'too_large');
  });
});

it('where no bucket is configured says so', async () => {
  const without = await startApi('demo-api-uploads-without');
  const as = await signInOn(without.firebase).in(people.admin);
  expectFailure(await post(form(PNG), { to: without, as }), 501, 'not_configured');
  await without.close();
});
