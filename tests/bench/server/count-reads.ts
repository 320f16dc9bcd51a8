// Loaded before a function's process: counts the documents that it asks Firestore for by its REST interface, which is
// how pages read, and writes the number down at its end.
import { writeFileSync } from 'node:fs';

let reads = 0;
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname.includes('/documents/')) reads += 1;
  return send(input, init);
};

process.on('exit', () => writeFileSync(process.env.ARENA_COUNTS ?? '', String(reads)));
