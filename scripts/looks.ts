// `npm run looks`: takes the pictures of the public screens (docs/screens) anew, to be looked at and committed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { provideBrowser } from './lib/browser.ts';
import { main } from './lib/lifetime.ts';
import { inRoot } from './lib/paths.ts';
import { conclude } from './lib/results.ts';
import { runPlaywright } from './lib/runners.ts';
import { stackFor } from './lib/stack.ts';
import { runOnTheStack } from './lib/stack-tests.ts';
import { findMachine } from './lib/stack-up.ts';

const PICTURES = inRoot('docs', 'screens');

/** Writes a picture in 256 colours, which no eye tells from it and the tests neither: everybody clones the result. */
async function pack(file: string): Promise<void> {
  const taken = readFileSync(file);
  // One that hasn't changed is as it was packed.
  if ((await sharp(taken).metadata()).isPalette) return;
  const packed = await sharp(taken).png({ palette: true, colours: 256, dither: 0, compressionLevel: 9 }).toBuffer();
  writeFileSync(file, packed);
}

await main(async () => {
  const stack = stackFor('test');
  const machine = await findMachine(stack);
  const browser = await provideBrowser();
  const take = (env: Record<string, string>) =>
    runPlaywright(['e2e/looks', '--update-snapshots'], { ...env, CHROMIUM_PATH: browser });
  const outcomes = await runOnTheStack(stack, machine, new Map([['looks', take]]));
  for (const name of readdirSync(PICTURES)) await pack(join(PICTURES, name));
  return conclude(outcomes);
});
