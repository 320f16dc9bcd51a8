import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { mutations } from './mutations.ts';

const mutation = mutations.find(({ what }) => what === process.env.ARENA_MUTATION);

/** Breaks one line at loading; the file stays unchanged. */
const breaking: Plugin = {
  name: 'break-a-guard',
  enforce: 'pre',
  transform(code, id) {
    return mutation !== undefined && id.endsWith(`/${mutation.file}`)
      ? code.replace(mutation.from, () => mutation.to)
      : null;
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  plugins: [breaking],
  test: {
    include: ['**/*.test.ts'],
    bail: 1,
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A module loaded under one mutation must not be cached for the next.
    fsModuleCache: false,
  },
});
