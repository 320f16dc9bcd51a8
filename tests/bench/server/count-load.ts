// Loaded before a function's process: notes when it asks Firestore for a document by its REST interface, once for each
// reading that is paid, and how much memory it takes each second, and writes both down at its end.
import { writeFileSync } from 'node:fs';

/** The rules of results read the tournament, which is paid like any other reading. */
const PAID_TWICE = /\/documents\/results\//;
const SECOND = 1_000;

const reads: number[] = [];
const memory: number[] = [];
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname.includes('/documents/')) reads.push(...Array(PAID_TWICE.test(pathname) ? 2 : 1).fill(Date.now()));
  return send(input, init);
};

setInterval(() => memory.push(process.memoryUsage.rss()), SECOND).unref();

process.on('exit', () => writeFileSync(process.env.ARENA_COUNTS ?? '', JSON.stringify({ reads, memory })));
