import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';
import { expect, test } from 'vitest';

test("injects React Refresh's preamble before the site’s code in development", async () => {
  const root = import.meta.dirname;
  const server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  try {
    const page = await server.transformIndexHtml('/', await readFile(`${root}/index.html`, 'utf8'));
    const [tools, site] = ['/@react-refresh', '/src/app/main.tsx'].map((code) => page.indexOf(code));
    expect(tools).toBeGreaterThan(0);
    expect(site).toBeGreaterThan(tools ?? 0);
  } finally {
    await server.close();
  }
});
