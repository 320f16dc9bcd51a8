// Loaded before a function's process: counts the files of code that it loads and writes the number down at its end.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const loaded = new Set<string>();

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) loaded.add(url);
    return nextLoad(url, context);
  },
});

process.on('exit', () => writeFileSync(process.env.ARENA_COUNTS ?? '', String(loaded.size)));
