#!/usr/bin/env bash
# zod 4.6.7: `z.config({ jitless: true })` doesn't reach schemas that exist already.
#
# Seen: an object schema made before the call tries `new Function` when it is made, and compiles itself with it at its
# first parse, although the option is on by then. A schema made after the call does neither. Static imports run before
# the entry file's own lines, so a call at the top of the entry comes too late for every schema in a module it imports.
# Hurts: pages under a Content-Security-Policy without 'unsafe-eval': they work, but report a violation at each visit.
# Way out: one module that imports zod, sets the option and exports `z`; all schemas import `z` from it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7
cat >count.mjs <<'JS'
export const tries = { count: 0 };
globalThis.Function = new Proxy(Function, {
  construct(target, args) {
    tries.count += 1;
    return Reflect.construct(target, args);
  },
});
JS
cat >schema.mjs <<'JS'
import { z } from 'zod';
export const early = z.object({ name: z.string() });
JS
cat >entry.mjs <<'JS'
import { tries } from './count.mjs';
import { early } from './schema.mjs';
import { z } from 'zod';

const made = tries.count;
z.config({ jitless: true });
const late = z.object({ name: z.string() });
late.parse({ name: 'Ana' });
const afterLate = tries.count;
early.parse({ name: 'Ana' });
const seen = { made, afterLate, afterEarly: tries.count };
console.log('Tries of new Function:', seen);
if (JSON.stringify(seen) !== JSON.stringify({ made: 1, afterLate: 1, afterEarly: 2 })) {
  console.error('Changed. Known so far: 1 when the early schema is made, 1 at its first parse, 0 by the late one.');
  process.exit(1);
}
JS
node entry.mjs
