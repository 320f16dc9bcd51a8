import { once } from 'node:events';
import { createServer, request } from 'node:http';
import express from 'express';
import { expect, it } from 'vitest';
import { readForm } from './form-body.ts';

it('rejects an interrupted form upload', async () => {
  const end = Promise.withResolvers<unknown>();
  const app = express().use((form) => readForm(form).then(end.resolve, end.reject));
  const server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000 };
  const sent = request({ host: '127.0.0.1', port, method: 'POST', headers }).on('error', () => undefined);
  sent.write('--x\r\ncontent-disposition: form-data; name="kind"\r\n\r\npost');
  await once(server, 'request');
  sent.destroy();
  await expect(end.promise).rejects.toMatchObject({ code: 'malformed' });
  server.close();
}, 3_000);
