#!/usr/bin/env bash
# openapi-typescript 7.13.0 and @hey-api/openapi-ts 0.95.0: each types a tuple of open length in its own wrong way.
#
# Seen: `z.tuple([z.string()], z.number())`, a name and any number of points, becomes `prefixItems` with `items` by
# zod 4.6.7. One client gets `[string]`, the other `[string, number]`. A tuple whose last place is optional
# (`minItems: 1`) becomes `[string, number]` in both. No warning is given.
# Hurts: callers of an interface that sends rows of tables: the compiler refuses to read the second game's points, or
# promises a value that isn't there.
# Way out: send an object with a list, or a list of one type.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7 openapi-typescript@7.13.0 @hey-api/openapi-ts@0.95.0 typescript@5.9.3
cat >document.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { z } from 'zod';

const schemas = {
  Points: z.toJSONSchema(z.tuple([z.string()], z.number())),
  Row: z.toJSONSchema(z.tuple([z.string(), z.number().optional()])),
};
for (const schema of Object.values(schemas)) delete schema.$schema;
const properties = Object.fromEntries(Object.keys(schemas).map((name) => [name, { $ref: `#/components/schemas/${name}` }]));
const content = { 'application/json': { schema: { type: 'object', properties } } };
const responses = { 200: { description: 'Rows', content } };
const info = { title: 'Tables', version: '1' };
const paths = { '/rows': { get: { operationId: 'getRows', responses } } };
writeFileSync('document.json', JSON.stringify({ openapi: '3.1.0', info, paths, components: { schemas } }));
JS
node document.mjs
npx openapi-typescript document.json -o first.ts >/dev/null 2>&1
npx openapi-ts -i document.json -o second -p @hey-api/typescript >/dev/null 2>&1
cat >compare.mjs <<'JS'
import { readFileSync } from 'node:fs';

function typesIn(file, separator) {
  const text = readFileSync(file, 'utf8');
  return ['Points', 'Row'].map((name) => {
    const [, type] = text.match(new RegExp(`${name}${separator} (\\[[^\\]]*\\])`)) ?? [];
    return `${name} ${type?.replace(/\s+/g, ' ')}`;
  });
}

const first = typesIn('first.ts', ':').join('; ');
const second = typesIn('second/types.gen.ts', ' =').join('; ');
console.log('openapi-typescript', first);
console.log('@hey-api/openapi-ts', second);
if (first !== 'Points [ string ]; Row [ string, number ]' || second !== 'Points [ string, number ]; Row [ string, number ]') {
  console.error('The behaviour has changed.');
  process.exit(1);
}
JS
node compare.mjs
